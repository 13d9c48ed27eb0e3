import Basics
import KitSchema

extension InterfaceBuilderDecoder {
    /// The properties of an element's view, superclasses first: for each class, first the keys of its schema, then the
    /// forms that no key covers.
    mutating func properties(of element: DocumentElement, _ schema: ClassSchema?) -> PropertyList {
        var list = PropertyList(element)
        if let schema {
            add(schema, of: element, to: &list) { decoder, schema, list in
                DocumentedClass.all[schema.kitClass]?.read?(&decoder, element, &list)
            }
        }
        return list
    }

    /// - Parameter others: adds the forms of a class that no key covers.
    mutating func add(
        _ schema: ClassSchema, of element: DocumentElement, to list: inout PropertyList,
        others: (inout InterfaceBuilderDecoder, ClassSchema, inout PropertyList) -> Void
    ) {
        if let superclass = schema.superclass { add(superclass, of: element, to: &list, others: others) }
        add(schema.ownKeys, of: element, to: &list)
        others(&self, schema, &list)
    }

    /// Adds the keys that have a place in documents.
    mutating func add(_ keys: [KeySchema], of element: DocumentElement, to list: inout PropertyList) {
        for key in keys {
            if let attribute = key.document, let value = value(of: key, attribute, element) {
                list.add(KeyName(key), value)
            }
        }
    }

    private mutating func value(
        of key: KeySchema, _ attribute: DocumentAttribute, _ element: DocumentElement
    ) -> PropertyValue? {
        switch attribute {
        case .flag(let name, let absent): return .boolean(element.flag(name) ?? absent)
        case .attribute(let name): return value(of: key.type, name, element)
        case .child: return value(of: key.type, child: key.name, element)
        }
    }

    /// The value of an attribute; nil if it is missing or not of the type.
    mutating func value(of type: ValueType, _ name: String, _ element: DocumentElement) -> PropertyValue? {
        switch type {
        case .boolean: return element.flag(name).map { .boolean($0) }
        case .integer: return element[name].flatMap(Int.init).map { .integer($0) }
        case .number: return number(element, name).map { .number($0) }
        case .choice(let enumeration):
            return choice(element, name, enumeration, Spelling.cases[enumeration.name] ?? [:]).map { .choice($0) }
        default: return text(element, name).map { .string($0) }
        }
    }

    private mutating func value(
        of type: ValueType, child name: String, _ element: DocumentElement
    ) -> PropertyValue? {
        switch type {
        case .color:
            guard let child = element.child(key: name) else { return nil }
            if child.name == "nil" { return .null }
            return child.name == "color" ? color(child).map { .color($0) } : nil
        case .image: return image(element, name).map { .image($0) }
        case .numbers(.insets): return element.child("inset", key: name).map { .insets(insets($0)) }
        default: return element.child("size", key: name).map { .size(size($0)) }
        }
    }

    // MARK: Attributes that more than one class has

    /// Adds the text, plain or attributed, with its font and colour.
    mutating func addText(of element: DocumentElement, to list: inout PropertyList) {
        if let font = font(of: element) { list.add(.font, .font(font)) }
        addColors([.textColor], of: element, to: &list)
        if let attributed = element.child("attributedString", key: "attributedText") {
            list.add(.attributedText, .attributedText(attributedText(attributed)))
        } else if let text = text(element, "text") {
            list.add(.text, .string(text))
        }
    }

    /// Adds the alignment. A missing attribute means left, not natural as in code (format.md §4).
    mutating func addTextAlignment(of element: DocumentElement, to list: inout PropertyList) {
        list.add(
            .textAlignment,
            .choice(choice(element, "textAlignment", .textAlignment) ?? Choice("left", rawValue: 0)))
    }
}

/// The properties of one view, in the order in which they are added.
struct PropertyList {
    private let element: DocumentElement
    private(set) var properties: [Property] = []

    init(_ element: DocumentElement) {
        self.element = element
    }

    mutating func add(_ key: KeyName, _ value: PropertyValue) {
        properties.append(Property(key.name, value, at: element.position, valueAt: element.position))
    }

    /// Adds a flag. Interface Builder's default may differ from UIKit's.
    mutating func flag(_ key: KeyName, attribute: String, absent: Bool) {
        add(key, .boolean(element.flag(attribute) ?? absent))
    }

    /// Whether a button's title is the one that Xcode gives to every new button.
    var hasTitleOfXcode: Bool {
        guard case .states(let states)? = properties.first(where: { $0.name == KeyName.title.name })?.value else {
            return false
        }
        return states.map(\.value) == [.string("Button")]
    }

    mutating func remove(_ key: KeyName) {
        properties.removeAll { $0.name == key.name }
    }

    /// Replaces the value that was added under this name.
    mutating func replace(_ key: KeyName, _ value: PropertyValue, at position: SourcePosition) {
        remove(key)
        properties.append(Property(key.name, value, at: position, valueAt: position))
    }

    func value(_ key: KeyName) -> PropertyValue? { properties.last { $0.name == key.name }?.value }
}
