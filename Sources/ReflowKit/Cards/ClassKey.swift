package import KitSchema

/// A key of a class. This one value defines the key's schema, its setter, its default and its place in trees.
package struct ClassKey<Owner: AnyObject>: Sendable {
    private(set) var schema: KeySchema
    private(set) var order = KeyOrder.usual
    private(set) var standard: KeyDefault
    /// Whether trees show the value if it is not the default.
    private(set) var isLook = false
    let set: @MainActor @Sendable (Owner, ViewValue) -> Void
    let get: @MainActor @Sendable (Owner) -> ViewValue

    /// A key of a property.
    /// - Parameters:
    ///   - path: the property. The default is its value in a fresh object.
    ///   - standard: the sentence of the reference about the default.
    ///   - document: the place of the value in Interface Builder documents.
    package static func key<Value>(
        _ name: String,
        _ path: @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Owner, Value>,
        _ kind: KeyKind<Value>, _ summary: String, default standard: KeyDefault = .read,
        document: DocumentAttribute? = nil
    ) -> ClassKey {
        var schema = KeySchema(name, kind.type, summary)
        schema.isOptional = kind.isOptional
        schema.document = document
        return ClassKey(schema, path, kind, default: standard)
    }

    /// A key of a property, which is declared elsewhere.
    static func key<Value>(
        _ schema: KeySchema,
        _ path: @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Owner, Value>,
        _ kind: KeyKind<Value>
    ) -> ClassKey {
        ClassKey(schema, path, kind, default: .unsaid)
    }

    /// A key with a setter of its own.
    /// - Parameters:
    ///   - reset: the value that `set` gets if the key is missing; by default `null`.
    ///   - set: sets the value. It also gets `null`, if the key is optional or has no other default.
    package static func key(
        _ name: String, _ type: ValueType, _ summary: String, default standard: KeyDefault = .unsaid,
        document: DocumentAttribute? = nil,
        reset: @escaping @MainActor @Sendable (Owner) -> ViewValue = { _ in .null },
        set: @escaping @MainActor @Sendable (Owner, ViewValue) -> Void
    ) -> ClassKey {
        var schema = KeySchema(name, type, summary)
        schema.document = document
        return ClassKey(schema: schema, standard: standard, set: set, get: reset)
    }

    // MARK: Modifiers

    /// The same key; `null` is allowed and means `nil`.
    package var optional: ClassKey { changed { $0.schema.isOptional = true } }

    /// The same key; its value is passed to the initialiser, and variations cannot change it.
    package var fixed: ClassKey { changed { $0.schema.isFixed = true } }

    /// The same key, but only for Interface Builder documents.
    package var unpublished: ClassKey { changed { $0.schema.isUnpublished = true } }

    /// The same key; trees show its value under the name of UIKit's property, if it is not the default.
    package var look: ClassKey { changed { $0.isLook = true } }

    package func example(_ value: String) -> ClassKey { changed { $0.schema.example = value } }

    package func ordered(_ order: KeyOrder) -> ClassKey { changed { $0.order = order } }

    /// The same key; runtime attributes with these names set it, too. The names are without `layer.`.
    package func runtime(_ names: String...) -> ClassKey { changed { $0.schema.runtimeNames = names } }

    private func changed(_ change: (inout ClassKey) -> Void) -> ClassKey {
        var key = self
        change(&key)
        return key
    }
}

extension ClassKey {
    fileprivate init<Value>(
        _ schema: KeySchema, _ path: @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Owner, Value>,
        _ kind: KeyKind<Value>, default standard: KeyDefault
    ) {
        self.init(
            schema: schema, standard: standard,
            set: { owner, value in
                if let value = kind.read(value) { owner[keyPath: path()] = value }
            }, get: { kind.write($0[keyPath: path()]) })
    }
}

/// The place of a key in the order in which keys are set, independent of the file.
package enum KeyOrder: Int, Sendable {
    /// The rank of the key for the background of a bar's appearance. It sets colours that other keys then replace.
    case first
    case usual
    /// The rank of a key for a value that is set after its limits, or for a colour that is set after the style that
    /// sets a colour.
    case afterOthers
    /// The rank of the key for a transform, which applies to bounds and frame.
    case last
}

/// The sentence of the reference about a missing key.
package enum KeyDefault: Sendable {
    /// The value of a fresh object, followed by a note: ", which means mirrored". A missing text or picture is not mentioned.
    case read(_ note: String)
    /// A default that depends on traits, on the type of a view, or on its superview.
    case stated(String)
    case unsaid

    package static let read = KeyDefault.read("")
}

/// A key of any class of views.
package typealias ViewKey = ObjectKey<UIView>

/// A key of any class below a base class. It is an object, because every property in a file looks one up.
package final class ObjectKey<Base: UIResponder>: Sendable {
    package let schema: KeySchema
    package let order: KeyOrder
    let standard: KeyDefault
    let isLook: Bool
    private let set: @MainActor @Sendable (Base, ViewValue) -> Void
    private let get: @MainActor @Sendable (Base) -> ViewValue

    package init<Owner: UIResponder>(_ key: ClassKey<Owner>) {
        schema = key.schema
        order = key.order
        standard = key.standard
        isLook = key.isLook
        set = { object, value in if let owner = object as? Owner { key.set(owner, value) } }
        get = { object in if let owner = object as? Owner { key.get(owner) } else { .null } }
    }

    package var name: String { schema.name }

    /// Sets a value on an object of the class; nothing happens to any other object.
    @MainActor
    package func apply(_ value: ViewValue, to object: Base) { set(object, value) }

    /// The object's value, as ``apply(_:to:)`` takes it.
    @MainActor
    package func value(of object: Base) -> ViewValue { get(object) }

    /// The key's sentence, with the value of a fresh object as the default.
    @MainActor
    func summary(default object: Base) -> String {
        switch standard {
        case .unsaid: schema.summary
        case .stated(let text): "\(schema.summary) Default: \(text)."
        case .read(let note):
            schema.type.text(of: get(object)).map { "\(schema.summary) Default: \($0)\(note)." } ?? schema.summary
        }
    }
}
