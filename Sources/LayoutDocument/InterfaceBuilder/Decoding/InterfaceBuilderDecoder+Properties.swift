import Basics

// Attributes that more than one class has.
extension InterfaceBuilderDecoder {
    /// Text, or attributed text, with font and colour.
    mutating func addText(of element: DocumentElement, to list: inout PropertyList) {
        if let font = font(of: element) { list.add("font", .font(font)) }
        addColors(["textColor"], of: element, to: &list)
        if let attributed = element.child("attributedString", key: "attributedText") {
            list.add("attributedText", .attributedText(attributedText(attributed)))
        } else if let text = text(element, "text") {
            list.add("text", .string(text))
        }
    }

    /// Absent means left, not natural as in code (format.md §4).
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

/// The properties of one view, collected one by one.
struct PropertyList {
    private let element: DocumentElement
    private(set) var properties: [Property] = []

    init(_ element: DocumentElement) {
        self.element = element
    }

    mutating func add(_ name: String, _ value: PropertyValue) {
        properties.append(Property(name, value, at: element.position, valueAt: element.position))
    }

    /// A flag with Interface Builder's default, which may differ from UIKit's.
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
