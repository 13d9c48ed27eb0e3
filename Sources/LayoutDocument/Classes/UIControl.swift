import LayoutRules

extension ClassSchema {
    static let control = ClassSchema(
        .control, superclass: view, elements: "control",
        properties: [
            KeySchema("isEnabled", .boolean, "Whether the control can be used. Default: true."),
            KeySchema("isSelected", .boolean, "Whether the control is in the state selected. Default: false."),
            KeySchema(
                "isHighlighted", .boolean,
                "Whether the control is in the state highlighted, as under a finger. Default: false."),
            KeySchema(
                "contentHorizontalAlignment", .choice(.horizontalAlignment),
                "The horizontal position of the content in the control. Default: center."),
            KeySchema(
                "contentVerticalAlignment", .choice(.verticalAlignment),
                "The vertical position of the content in the control. Default: center."),
        ]
    ) { decoder, element, list in
        list.flag("isEnabled", attribute: "enabled", absent: true)
        list.flag("isSelected", attribute: "selected", absent: false)
        list.flag("isHighlighted", attribute: "highlighted", absent: false)
        if let choice = decoder.choice(element, "contentHorizontalAlignment", .horizontalAlignment) {
            list.add("contentHorizontalAlignment", .choice(choice))
        }
        if let choice = decoder.choice(element, "contentVerticalAlignment", .verticalAlignment) {
            list.add("contentVerticalAlignment", .choice(choice))
        }
    }
}
