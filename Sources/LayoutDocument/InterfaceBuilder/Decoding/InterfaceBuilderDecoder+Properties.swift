import Basics

// Reads attributes that several classes share.
extension InterfaceBuilderDecoder {
    /// Adds the text, plain or attributed, with its font and colour.
    mutating func addText(of element: DocumentElement, to list: inout PropertyList) {
        if let font = font(of: element) { list.add("font", .font(font)) }
        addColors(["textColor"], of: element, to: &list)
        if let attributed = element.child("attributedString", key: "attributedText") {
            list.add("attributedText", .attributedText(attributedText(attributed)))
        } else if let text = text(element, "text") {
            list.add("text", .string(text))
        }
    }

    /// Adds the alignment. A missing attribute means left, not natural as in code (format.md §4).
    mutating func addTextAlignment(of element: DocumentElement, to list: inout PropertyList) {
        list.add(
            "textAlignment",
            .choice(choice(element, "textAlignment", .textAlignment) ?? Choice("left", rawValue: 0)))
    }

    mutating func addNumbers(
        _ names: [(property: String, attribute: String)], of element: DocumentElement, to list: inout PropertyList
    ) {
        for (property, attribute) in names {
            if let value = number(element, attribute) { list.add(property, .number(value)) }
        }
    }
}

/// The properties of one view, in the order in which they are added.
struct PropertyList {
    private let element: DocumentElement
    private(set) var properties: [Property] = []

    init(_ element: DocumentElement) {
        self.element = element
    }

    mutating func add(_ name: String, _ value: PropertyValue) {
        properties.append(Property(name, value, at: element.position, valueAt: element.position))
    }

    /// Adds a flag. Interface Builder's default may differ from UIKit's.
    mutating func flag(_ name: String, attribute: String, absent: Bool) {
        add(name, .boolean(element.flag(attribute) ?? absent))
    }

    /// Whether a button's title is the one that Xcode gives to every new button.
    var hasTitleOfXcode: Bool {
        guard case .states(let states)? = properties.first(where: { $0.name == "title" })?.value else { return false }
        return states.map(\.value) == [.string("Button")]
    }

    mutating func remove(_ name: String) {
        properties.removeAll { $0.name == name }
    }

    /// Replaces the value that was added under this name.
    mutating func replace(_ name: String, _ value: PropertyValue, at position: SourcePosition) {
        remove(name)
        properties.append(Property(name, value, at: position, valueAt: position))
    }

    func value(_ name: String) -> PropertyValue? { properties.last { $0.name == name }?.value }
}
