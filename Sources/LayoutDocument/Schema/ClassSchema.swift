package import LayoutRules

/// The parsers' description of one of UIKit's view classes: its keys in layout files, its element in Interface Builder
/// documents, and the code that reads that. Every class that is drawn has a separate file in `Classes`.
package struct ClassSchema: Sendable {
    /// Reads the attributes and children that the class adds to an element, as properties of its view.
    typealias Read = @Sendable (inout InterfaceBuilderDecoder, DocumentElement, inout PropertyList) -> Void
    /// Makes the content for a class that is drawn in outline.
    typealias Outline = @Sendable (inout InterfaceBuilderDecoder, DocumentElement) -> StandIn
    /// Arranges the subviews of a view that lays them out itself, ignoring their masks.
    typealias Arrange = @Sendable (inout InterfaceBuilderDecoder, inout ViewNode, DocumentElement) -> Void

    /// The extent to which a class is drawn.
    enum Drawing: Sendable {
        /// The view's own properties are drawn, by Reflow's class.
        case whole
        case outline(Outline)
        /// Only a box with the class's name is drawn.
        case placeholder
    }

    package let kitClass: KitClass
    /// The superclass; nil for UIView.
    package let superclass: KitClass?
    /// Whether layout files may use it.
    let availability: ClassAvailability
    /// The properties that the class adds, in the order of its documentation.
    package let ownProperties: [KeySchema]
    /// All properties: those of the class itself, then those of its superclass.
    package let properties: [KeySchema]
    private let byName: [String: KeySchema]
    /// The names of its elements in Interface Builder documents.
    let elements: [String]
    let drawing: Drawing
    private let read: Read
    let arrange: Arrange

    init(
        _ kitClass: KitClass, superclass: ClassSchema?, availability: ClassAvailability = .now, elements: String...,
        drawing: Drawing = .whole, properties own: [KeySchema] = [], read: @escaping Read = { _, _, _ in },
        arrange: @escaping Arrange = { _, _, _ in }
    ) {
        self.kitClass = kitClass
        self.superclass = superclass?.kitClass
        self.availability = availability
        self.elements = elements
        self.drawing = drawing
        self.arrange = arrange
        ownProperties = own
        properties = own + (superclass?.properties ?? [])
        byName = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        // The superclass comes first, as in initialisers.
        self.read = { decoder, element, list in
            superclass?.read(&decoder, element, &list)
            read(&decoder, element, &list)
        }
    }

    package var name: String { kitClass.rawValue }

    /// The property of this name, own or inherited.
    package subscript(property: String) -> KeySchema? { byName[property] }

    /// Reads the properties of an element's view, superclasses first.
    func properties(of element: DocumentElement, _ decoder: inout InterfaceBuilderDecoder) -> PropertyList {
        var list = PropertyList(element)
        read(&decoder, element, &list)
        return list
    }

    /// All classes that layout files may use, superclasses first.
    package static let all = KitClass.allCases.map(of).filter { $0.availability == .now }

    /// The class of a view's element in Interface Builder documents; nil if it is not a known view.
    static func ofElement(_ name: String) -> ClassSchema? { byElement[name].map(of) }

    private static let byElement = Dictionary(
        KitClass.allCases.flatMap { kitClass in of(kitClass).elements.map { ($0, kitClass) } },
        uniquingKeysWith: { first, _ in first })
}

/// Whether layout files may use one of UIKit's classes.
package enum ClassAvailability: Sendable {
    case now
    /// The class will be supported by a later version.
    case later
    case never
}
