import KitSchema

extension DocumentedClass {
    static let button = DocumentedClass(read: { decoder, element, list in
        let type = element["buttonType"] ?? "custom"
        let rawValue = buttonTypes[type]
        list.add(
            .buttonType, .choice(rawValue.map { Choice(type, rawValue: $0) } ?? Choice("system", rawValue: 1)))
        if let font = decoder.font(of: element) { list.add(.titleFont, .font(font)) }
        addStates(of: element, &decoder, to: &list)
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            decoder.addConfiguration(configuration, to: &list)
        }
    })

    /// The raw values of the button types. A type that is not listed is a kind of system button.
    private static let buttonTypes = [
        "custom": 0, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5, "plain": 6, "close": 7,
    ]

    private static func addStates(
        of element: DocumentElement, _ decoder: inout InterfaceBuilderDecoder, to list: inout PropertyList
    ) {
        var values: [KeyName: [StateValue]] = [:]
        for state in element.children where state.name == "state" {
            // States that a picture never shows, such as `focused`, are ignored.
            guard let control = state["key"].flatMap({ Enumeration.controlState[$0] }) else { continue }
            func note(_ key: KeyName, _ value: PropertyValue) {
                values[key, default: []].append(StateValue(control, value, at: state.position))
            }
            if let attributed = state.child("attributedString", key: "attributedTitle") {
                note(.attributedTitle, .attributedText(decoder.attributedText(attributed)))
            }
            if let title = decoder.text(state, "title") { note(.title, .string(title)) }
            if let child = state.child("color", key: "titleColor"), let color = decoder.color(child) {
                note(.titleColor, .color(color))
            }
            if let image = decoder.image(state, "image") { note(.image, .image(image)) }
            if let image = decoder.image(state, "backgroundImage") { note(.backgroundImage, .image(image)) }
        }
        for key in [KeyName.title, .attributedTitle, .titleColor, .image, .backgroundImage] {
            if let states = values[key] { list.add(key, .states(states)) }
        }
    }
}
