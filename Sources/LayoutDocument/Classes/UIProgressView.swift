import LayoutRules

extension ClassSchema {
    static let progressView = ClassSchema(
        .progressView, superclass: view, elements: "progressView",
        properties: [
            KeySchema("progress", .number(ValueType.fraction), "The completed part, from 0 to 1. Default: 0."),
            KeySchema("progressViewStyle", .choice(.progressViewStyle), "How thick the bar is. Default: default."),
            KeySchema("progressTintColor", .color, "The colour of the completed part. Default: the tint colour.")
                .optional,
            KeySchema("trackTintColor", .color, "The colour of the remaining part. Default: grey.").optional,
        ]
    ) { decoder, element, list in
        decoder.addNumbers([("progress", "progress")], of: element, to: &list)
        if element["progressViewStyle"] == "bar" { list.add("progressViewStyle", .choice(Choice("bar", rawValue: 1))) }
        decoder.addColors(["progressTintColor", "trackTintColor"], of: element, to: &list)
    }
}
