import LayoutRules

extension ClassSchema {
    static let `switch` = ClassSchema(
        .switch, superclass: control, elements: "switch",
        properties: [
            KeySchema("isOn", .boolean, "Whether the switch is on. Default: false."),
            KeySchema("onTintColor", .color, "The colour of the track while the switch is on. Default: green.")
                .optional,
            KeySchema("thumbTintColor", .color, "The colour of the knob. Default: white.").optional,
        ]
    ) { decoder, element, list in
        list.flag("isOn", attribute: "on", absent: false)
        decoder.addColors(["onTintColor", "thumbTintColor"], of: element, to: &list)
    }
}
