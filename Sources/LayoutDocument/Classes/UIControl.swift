import LayoutRules

extension ClassSchema {
    static let control = ClassSchema(
        .control, superclass: view, elements: "control",
        properties: [
            KeySchema("isEnabled", .boolean, "Default: true."),
            KeySchema("isSelected", .boolean, "Default: false."),
            KeySchema("isHighlighted", .boolean, "Default: false."),
            KeySchema("contentHorizontalAlignment", .choice(.horizontalAlignment), "Default: center."),
            KeySchema("contentVerticalAlignment", .choice(.verticalAlignment), "Default: center."),
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
