/// The keys of one of UIKit's view or controller classes, and a view's element in Interface Builder documents, as values.
/// The class's card in ReflowKit makes it.
package final class ClassSchema: Sendable {
    package let kitClass: KitClass
    /// The class's superclass; nil for UIView and UIViewController.
    package let superclass: ClassSchema?
    /// Whether layout files may use the class.
    package let availability: ClassAvailability
    /// The elements of the class's views in Interface Builder documents.
    package let elements: [String]
    package let drawing: ClassDrawing
    /// The maximum number of the controllers that a container has in `viewControllers`; nil for any number.
    package let mostControllers: Int?
    /// The keys that the class adds, in the order of its documentation. Keys that only Interface Builder documents have
    /// are included.
    package let ownKeys: [KeySchema]
    private let byName: [String: KeySchema]

    package init(
        _ kitClass: KitClass, superclass: ClassSchema?, availability: ClassAvailability = .now, elements: [String] = [],
        drawing: ClassDrawing = .whole, mostControllers: Int? = nil, keys: [KeySchema] = []
    ) {
        self.kitClass = kitClass
        self.superclass = superclass
        self.availability = availability
        self.elements = elements
        self.drawing = drawing
        self.mostControllers = mostControllers
        ownKeys = keys
        byName = Dictionary(
            keys.filter { !$0.isUnpublished }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package var name: String { kitClass.rawValue }

    /// The keys that the class adds for layout files.
    package var ownProperties: [KeySchema] { ownKeys.filter { !$0.isUnpublished } }

    /// The keys of the class for layout files, then those of its superclasses.
    package var properties: [KeySchema] { ownProperties + (superclass?.properties ?? []) }

    /// The class's own key with this name, or an inherited one.
    package subscript(property: String) -> KeySchema? { byName[property] ?? superclass?[property] }
}

/// Whether layout files may use one of UIKit's classes.
package enum ClassAvailability: Sendable {
    case now
    /// A later version will support it.
    case later
    case never
}

/// The extent to which a class is drawn.
package enum ClassDrawing: Sendable {
    /// Reflow's class draws the view's own properties.
    case whole
    /// A stand-in shows what the document says.
    case outline
    /// A box with the class's name is drawn.
    case placeholder
}
