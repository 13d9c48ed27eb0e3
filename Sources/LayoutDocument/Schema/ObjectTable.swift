import Foundation
import KitSchema

/// An object of the layout file that is read into a value of one type. One line for each key defines both its schema
/// and how it is read.
struct ObjectTable<Value>: Sendable {
    let schema: ObjectSchema
    private let fields: [ObjectField<Value>]

    init(_ name: String, title: String, _ summary: String, keys fields: [ObjectField<Value>]) {
        schema = ObjectSchema(name, title: title, summary, keys: fields.map(\.key))
        self.fields = fields
    }

    /// Sets the property of each key that the object has.
    func read(_ members: Members, into value: inout Value) {
        for field in fields {
            if let read = members.value(field.key, { $0 }) { field.read(&value, read) }
        }
    }

    /// Sets the properties of which an element of an Interface Builder document has attributes with the keys' names.
    func read(_ element: DocumentElement, _ decoder: inout InterfaceBuilderDecoder, into value: inout Value) {
        for field in fields {
            if let read = decoder.value(of: field.key.type, field.key.name, element) { field.read(&value, read) }
        }
    }
}

/// A key of an object, and the property that has its value.
struct ObjectField<Value>: Sendable {
    let key: KeySchema
    let read: @Sendable (inout Value, PropertyValue) -> Void

    static func key<Property>(
        _ name: String, _ path: any WritableKeyPath<Value, Property?> & Sendable, _ kind: FieldKind<Property>,
        _ summary: String
    ) -> ObjectField {
        ObjectField(key: KeySchema(name, kind.type, summary)) { $0[keyPath: path] = kind.read($1) }
    }

    /// A key that another function reads.
    static func other(_ key: KeySchema) -> ObjectField { ObjectField(key: key) { _, _ in } }

    func example(_ value: String) -> ObjectField { ObjectField(key: key.example(value), read: read) }
}

/// The type of a key, and the property in its values.
struct FieldKind<Property>: Sendable {
    let type: ValueType
    let read: @Sendable (PropertyValue) -> Property?

    init(_ type: ValueType, _ read: @escaping @Sendable (PropertyValue) -> Property?) {
        self.type = type
        self.read = read
    }
}

extension FieldKind<Bool> {
    static var flag: FieldKind { FieldKind(.boolean) { $0.boolean } }
    /// Whether ligatures are used, as a number in files: 0 for no ligatures.
    static var ligature: FieldKind { FieldKind(.integer(0...1)) { $0.integer.map { $0 != 0 } } }
}

extension FieldKind<CGFloat> {
    static func number(_ range: ClosedRange<Double>) -> FieldKind { FieldKind(.number(range)) { $0.number } }
}

extension FieldKind<String> {
    static var name: FieldKind { FieldKind(.name) { $0.string } }
}

extension FieldKind<Choice> {
    static func choice(_ enumeration: Enumeration) -> FieldKind { FieldKind(.choice(enumeration)) { $0.choice } }
}

extension FieldKind<ChoiceSet> {
    static func options(_ enumeration: Enumeration) -> FieldKind { FieldKind(.options(enumeration)) { $0.options } }
}

extension FieldKind<CGSize> {
    static var offset: FieldKind { FieldKind(.numbers(.offset)) { $0.size } }
}

extension FieldKind<ColorValue> {
    static var color: FieldKind { FieldKind(.color) { $0.color } }
}

extension FieldKind<FontValue> {
    static var font: FieldKind { FieldKind(.font) { $0.font } }
}
