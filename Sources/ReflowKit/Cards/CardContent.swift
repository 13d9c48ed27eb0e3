package import KitSchema

/// The values that a file states for a view or a controller, by the names of their keys.
package typealias StatedValues = (String) -> PropertyValue?

/// The part that the cards of views and of controllers have in common.
struct CardContent<Base: UIResponder>: Sendable {
    let schema: ClassSchema
    /// The keys that the class adds.
    let ownKeys: [ObjectKey<Base>]
    let make: @MainActor @Sendable (StatedValues) -> Base
    /// The keys of the class and of those above it: most keys in files are inherited.
    private let byName: [String: ObjectKey<Base>]

    init<Owner: UIResponder>(
        _ name: KitClass, over superclass: CardContent?, availability: ClassAvailability, elements: [String] = [],
        drawing: ClassDrawing = .whole, mostControllers: Int? = nil,
        make: @escaping @MainActor @Sendable (StatedValues) -> Base,
        keys: [ClassKey<Owner>]
    ) {
        self.make = make
        ownKeys = keys.map { ObjectKey($0) }
        byName = (superclass?.byName ?? [:]).merging(ownKeys.map { ($0.name, $0) }) { _, own in own }
        schema = ClassSchema(
            name, superclass: superclass?.schema, availability: availability, elements: elements, drawing: drawing,
            mostControllers: mostControllers, keys: ownKeys.map(\.schema))
    }

    /// The key with this name, the class's own or an inherited one.
    func key(_ name: String) -> ObjectKey<Base>? { byName[name] }

    /// The schema, with the keys' defaults in their sentences. They are read from an object that is made for this
    /// purpose.
    @MainActor
    func described(over superclass: ClassSchema?) -> ClassSchema {
        let fresh = make { _ in nil }
        return ClassSchema(
            schema.kitClass, superclass: superclass, availability: schema.availability, elements: schema.elements,
            drawing: schema.drawing, mostControllers: schema.mostControllers,
            keys: ownKeys.map { $0.schema.summarized($0.summary(default: fresh)) })
    }
}
