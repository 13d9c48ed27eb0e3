/// The classes that the parsers know. The parsers are given it: they know no views.
package final class ClassCatalogue: Sendable {
    /// Every view class, superclasses first; those that layout files may use in the order of the published schema.
    package let classes: [ClassSchema]
    /// The view classes that layout files may use.
    package let available: [ClassSchema]
    /// Every controller class, in the same order.
    package let controllers: [ClassSchema]
    private let byClass: [KitClass: ClassSchema]
    private let controllersByClass: [KitClass: ClassSchema]
    private let byElement: [String: ClassSchema]
    private let byRuntimeName: [String: KeySchema]

    package init(_ classes: [ClassSchema], controllers: [ClassSchema]) {
        self.classes = classes
        self.controllers = controllers
        available = classes.filter { $0.availability == .now }
        byClass = Dictionary(classes.map { ($0.kitClass, $0) }, uniquingKeysWith: { first, _ in first })
        controllersByClass = Dictionary(
            controllers.map { ($0.kitClass, $0) }, uniquingKeysWith: { first, _ in first })
        byElement = Dictionary(
            classes.flatMap { schema in schema.elements.map { ($0, schema) } }, uniquingKeysWith: { first, _ in first })
        byRuntimeName = Dictionary(
            classes.flatMap(\.ownKeys).flatMap { key in key.runtimeNames.map { ($0, key) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// A catalogue for files in which no view is described.
    package static let none = ClassCatalogue([], controllers: [])

    /// The view class of that name; nil for one that is not known.
    package subscript(kitClass: KitClass) -> ClassSchema? { byClass[kitClass] }

    /// The controller class of that name; nil for one that is not known.
    package subscript(controller kitClass: KitClass) -> ClassSchema? { controllersByClass[kitClass] }

    /// The class of a view's element in Interface Builder documents; nil if it is not a known view.
    package func schema(ofElement name: String) -> ClassSchema? { byElement[name] }

    /// The key that a runtime attribute of that name sets, of whichever class has it.
    package func key(forRuntimeName name: String) -> KeySchema? { byRuntimeName[name] }
}
