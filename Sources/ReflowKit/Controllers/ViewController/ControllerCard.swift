package import KitSchema

/// A key of any class of controllers.
package typealias ControllerKey = ObjectKey<UIViewController>

/// The description of a controller class: its superclass, how a controller is made, how it gets the controllers that it
/// contains, and its keys. It stands beside the class, in `UIX+Card.swift`; ``ClassCards/controllers`` lists it.
package final class ControllerCard: Sendable {
    package let superclass: ControllerCard?
    /// Whether the card is that of UIViewController itself.
    package let isPlain: Bool
    private let content: CardContent<UIViewController>
    private let container: @MainActor @Sendable (UIViewController, [UIViewController]) -> Void

    /// - Parameters:
    ///   - name: UIKit's name of the class, if `make` makes a controller of another class.
    ///   - superclass: nil for UIViewController.
    ///   - availability: whether layout files may use the class.
    ///   - make: makes a controller. It gets the values of the file, because some can only be passed to an initialiser.
    ///   - contain: passes a container the controllers that it contains.
    ///   - mostControllers: the maximum number of these; nil for any number.
    init<Controller: UIViewController>(
        _ class: Controller.Type, named name: KitClass? = nil, over superclass: ControllerCard?,
        availability: ClassAvailability = .now, make: @escaping @MainActor @Sendable (StatedValues) -> Controller,
        contain: @escaping @MainActor @Sendable (Controller, [UIViewController]) -> Void = { _, _ in },
        mostControllers: Int? = nil, keys: [ClassKey<Controller>] = []
    ) {
        self.superclass = superclass
        isPlain = Controller.self == UIViewController.self
        content = CardContent(
            name ?? KitClass(_typeName(Controller.self, qualified: false)), over: superclass?.content,
            availability: availability, mostControllers: mostControllers, make: make, keys: keys)
        container = { controller, controllers in
            if let controller = controller as? Controller { contain(controller, controllers) }
        }
    }

    /// The values of the card that parsers need.
    package var schema: ClassSchema { content.schema }
    package var kitClass: KitClass { schema.kitClass }
    package var name: String { schema.name }
    /// The keys that the class adds.
    package var ownKeys: [ControllerKey] { content.ownKeys }

    /// The class's own key with this name, or an inherited one.
    package func key(_ name: String) -> ControllerKey? { content.key(name) }

    /// A controller of the class.
    @MainActor
    package func make(_ values: StatedValues = { _ in nil }) -> UIViewController { content.make(values) }

    /// Passes a container the controllers that it contains; nothing happens to a controller of another class.
    @MainActor
    package func fill(_ container: UIViewController, with controllers: [UIViewController]) {
        self.container(container, controllers)
    }

    /// The schema. Its sentences contain the defaults of a fresh controller.
    @MainActor
    func described(over superclass: ClassSchema?) -> ClassSchema { content.described(over: superclass) }
}
