import LayoutRules

extension ClassSchema {
    static let progressView = ClassSchema(
        .progressView, superclass: view, elements: "progressView",
        properties: [
            KeySchema("progress", .number(ValueType.fraction), "From 0 to 1. Default: 0."),
            KeySchema("progressViewStyle", .choice(.progressViewStyle), "Default: default."),
            KeySchema("progressTintColor", .color, "Of what is done. Default: the tint colour.").optional,
            KeySchema("trackTintColor", .color, "Of what is still to do. Default: grey.").optional,
        ]
    ) { decoder, element, list in
        decoder.addNumbers([("progress", "progress")], of: element, to: &list)
        if element["progressViewStyle"] == "bar" { list.add("progressViewStyle", .choice(Choice("bar", rawValue: 1))) }
        decoder.addColors(["progressTintColor", "trackTintColor"], of: element, to: &list)
    }
}
