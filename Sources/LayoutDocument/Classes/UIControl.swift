import LayoutRules

extension ClassSchema {
    static let control = ClassSchema(
        .control, superclass: view, elements: "control",
        properties: [
            KeySchema("isEnabled", .boolean, "Whether the control can be used. Default: true."),
            KeySchema("isSelected", .boolean, "Whether it shows what is set for the state selected. Default: false."),
            KeySchema("isHighlighted", .boolean, "Whether it looks as under a finger. Default: false."),
            KeySchema(
                "contentHorizontalAlignment", .choice(.horizontalAlignment),
                "Where the content is placed in the width of the control. Default: center."),
            KeySchema(
                "contentVerticalAlignment", .choice(.verticalAlignment),
                "Where the content is placed in the height of the control. Default: center."),
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
