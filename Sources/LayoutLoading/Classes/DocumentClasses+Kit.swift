package import LayoutDocument
import ReflowKit

extension DocumentClasses {
    /// The classes of ReflowKit. The sentences of their keys do not have the defaults.
    package static let kit = DocumentClasses(ClassCards.catalogue)

    /// The same with the defaults, where the sentences are shown.
    @MainActor
    package static var describedKit: DocumentClasses { DocumentClasses(ClassCards.describedCatalogue) }
}

extension ParseOptions {
    /// With the classes of ReflowKit.
    package init(customClasses: [String: StandardClass] = [:], limits: LayoutLimits = .standard) {
        self.init(classes: .kit, customClasses: customClasses, limits: limits)
    }
}
