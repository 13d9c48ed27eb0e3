import KitSchema

extension ClassCards {
    static let uiControl = ClassCard(
        UIControl.self, over: uiView, elements: "control", make: { _ in UIControl() },
        keys: [
            .key(
                "isEnabled", \.isEnabled, .flag, "Whether the control can be used.",
                document: .flag("enabled", absent: true)),
            .key(
                "isSelected", \.isSelected, .flag, "Whether the control is in the state selected.",
                document: .flag("selected", absent: false)),
            .key(
                "isHighlighted", \.isHighlighted, .flag,
                "Whether the control is in the state highlighted, as under a finger.",
                document: .flag("highlighted", absent: false)),
            .key(
                "contentHorizontalAlignment", \.contentHorizontalAlignment, .choice(.horizontalAlignment),
                "The horizontal position of the content in the control.",
                document: .attribute("contentHorizontalAlignment")),
            .key(
                "contentVerticalAlignment", \.contentVerticalAlignment, .choice(.verticalAlignment),
                "The vertical position of the content in the control.",
                document: .attribute("contentVerticalAlignment")),
        ])
}
