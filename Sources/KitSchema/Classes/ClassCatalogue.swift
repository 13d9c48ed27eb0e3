/// The classes that the parsers know. The parsers cannot ask the classes themselves, so they get this catalogue.
package final class ClassCatalogue: Sendable {
    /// Every view class, superclasses first; those that layout files may use in the order of the published schema.
    package let classes: [ClassSchema]
    /// The view classes that layout files may use.
    package let available: [ClassSchema]
    /// Every controller class, superclasses first.
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

    /// The view class with this name; nil for an unknown class.
    package subscript(kitClass: KitClass) -> ClassSchema? { byClass[kitClass] }

    /// The controller class with this name; nil for an unknown class.
    package subscript(controller kitClass: KitClass) -> ClassSchema? { controllersByClass[kitClass] }

    /// The class of a view's element in Interface Builder documents; nil if it is not a known view.
    package func schema(ofElement name: String) -> ClassSchema? { byElement[name] }

    /// The key that the runtime attribute with this name sets, in any class.
    package func key(forRuntimeName name: String) -> KeySchema? { byRuntimeName[name] }
}
