package import LayoutRules

/// What the parsers know about one of UIKit's view classes: its keys in layout files, its element in Interface Builder
/// documents, and how to read that. Every class that is drawn has its own file in `Classes`.
package struct ClassSchema: Sendable {
    /// Reads the attributes and children that the class adds to an element into the properties of its view.
    typealias Read = @Sendable (inout InterfaceBuilderDecoder, DocumentElement, inout PropertyList) -> Void
    /// What is drawn for a class in outline.
    typealias Outline = @Sendable (inout InterfaceBuilderDecoder, DocumentElement) -> StandIn
    /// Arranges the subviews of a view that lays them out itself, ignoring their masks.
    typealias Arrange = @Sendable (inout InterfaceBuilderDecoder, inout ViewNode, DocumentElement) -> Void

    /// How much of a class is drawn.
    enum Drawing: Sendable {
        /// The view's own properties, by Reflow's class.
        case whole
        case outline(Outline)
        /// A box with the class's name.
        case placeholder
    }

    package let kitClass: KitClass
    /// Nil for UIView.
    package let superclass: KitClass?
    /// Whether layout files may use it.
    let availability: ClassAvailability
    /// The properties that the class adds, in the order of its documentation.
    package let ownProperties: [KeySchema]
    /// Its own, then its superclass's.
    package let properties: [KeySchema]
    private let byName: [String: KeySchema]
    /// What Interface Builder calls its views.
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
        // The superclass first, as in initialisers.
        self.read = { decoder, element, list in
            superclass?.read(&decoder, element, &list)
            read(&decoder, element, &list)
        }
    }

    package var name: String { kitClass.rawValue }

    /// Its own property or an inherited one.
    package subscript(property: String) -> KeySchema? { byName[property] }

    /// Reads what an element says about its view, superclasses first.
    func properties(of element: DocumentElement, _ decoder: inout InterfaceBuilderDecoder) -> PropertyList {
        var list = PropertyList(element)
        read(&decoder, element, &list)
        return list
    }

    /// Every class that layout files may use, superclasses first.
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
    /// A later version will support it.
    case later
    case never
}
