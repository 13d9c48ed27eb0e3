/// The keys of one of UIKit's view or controller classes, and a view's element in Interface Builder documents, as values.
/// The class's card in ReflowKit makes it.
package final class ClassSchema: Sendable {
    package let kitClass: KitClass
    /// Nil for UIView and UIViewController.
    package let superclass: ClassSchema?
    /// Whether layout files may use it.
    package let availability: ClassAvailability
    /// The elements of its views in Interface Builder documents.
    package let elements: [String]
    package let drawing: ClassDrawing
    /// The keys that the class adds, in the order of its documentation; those that only documents of Interface Builder
    /// have, too.
    package let ownKeys: [KeySchema]
    private let byName: [String: KeySchema]

    package init(
        _ kitClass: KitClass, superclass: ClassSchema?, availability: ClassAvailability = .now, elements: [String] = [],
        drawing: ClassDrawing = .whole, keys: [KeySchema] = []
    ) {
        self.kitClass = kitClass
        self.superclass = superclass
        self.availability = availability
        self.elements = elements
        self.drawing = drawing
        ownKeys = keys
        byName = Dictionary(
            keys.filter { !$0.isUnpublished }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package var name: String { kitClass.rawValue }

    /// The keys that the class adds for layout files.
    package var ownProperties: [KeySchema] { ownKeys.filter { !$0.isUnpublished } }

    /// Its own, then its superclass's.
    package var properties: [KeySchema] { ownProperties + (superclass?.properties ?? []) }

    /// Its own property or an inherited one.
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
    /// The view's own properties, by Reflow's class.
    case whole
    /// A stand-in shows what the document says.
    case outline
    /// A box with the class's name.
    case placeholder
}
