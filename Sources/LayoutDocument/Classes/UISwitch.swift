import LayoutRules

extension ClassSchema {
    static let `switch` = ClassSchema(
        .switch, superclass: control, elements: "switch",
        properties: [
            KeySchema("isOn", .boolean, "Default: false."),
            KeySchema("onTintColor", .color, "Of the track when on. Default: green.").optional,
            KeySchema("thumbTintColor", .color, "Of the knob. Default: white.").optional,
        ]
    ) { decoder, element, list in
        list.flag("isOn", attribute: "on", absent: false)
        decoder.addColors(["onTintColor", "thumbTintColor"], of: element, to: &list)
    }
}
