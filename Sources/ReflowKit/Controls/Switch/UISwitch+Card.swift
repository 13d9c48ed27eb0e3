import KitSchema

extension ClassCards {
    static let uiSwitch = ClassCard(
        UISwitch.self, over: uiControl, elements: "switch", measured: .both, target: .natural,
        make: { _ in UISwitch() },
        keys: [
            .key("isOn", \.isOn, .flag, "Whether the switch is on.", document: .flag("on", absent: false)),
            .key(
                "onTintColor", \.onTintColor, .color, "The colour of the track while the switch is on.",
                default: .stated("green"), document: .child
            ).look,
            .key(
                "thumbTintColor", \.thumbTintColor, .color, "The colour of the knob.", default: .stated("white"),
                document: .child
            ).look,
        ])
}
