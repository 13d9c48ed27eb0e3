package import KitSchema

/// UIKit's classes in documents.
package final class DocumentClasses: Sendable {
    package let views: ClassCatalogue
    /// The controller classes that layout files may use.
    package let controllers: [ControllerSchema]
    private let byClass: [KitClass: ControllerSchema]
    private let laterControllers: Set<KitClass>

    package init(_ catalogue: ClassCatalogue) {
        views = catalogue
        controllers = catalogue.controllers.filter { $0.availability == .now }.map(ControllerSchema.init)
        byClass = Dictionary(controllers.map { ($0.kitClass, $0) }, uniquingKeysWith: { first, _ in first })
        laterControllers = Set(catalogue.controllers.filter { $0.availability == .later }.map(\.kitClass))
    }

    /// The classes for files that describe no views: none at all.
    static let none = DocumentClasses(.none)

    /// The controller class with a name; nil if layout files may not use it.
    subscript(controller kitClass: KitClass) -> ControllerSchema? { byClass[kitClass] }

    /// Whether a later version will support the controller class.
    func isLater(controller kitClass: KitClass) -> Bool { laterControllers.contains(kitClass) }
}
