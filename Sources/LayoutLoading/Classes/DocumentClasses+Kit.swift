package import LayoutDocument
import ReflowKit

extension DocumentClasses {
    /// The classes of ReflowKit. The summaries of their keys do not contain the defaults.
    package static let kit = DocumentClasses(ClassCards.catalogue)

    /// The classes of ReflowKit, with the defaults in the summaries of their keys, for output that shows the summaries.
    @MainActor
    package static var describedKit: DocumentClasses { DocumentClasses(ClassCards.describedCatalogue) }
}

extension ParseOptions {
    /// Creates options with the classes of ReflowKit.
    package init(customClasses: [String: StandardClass] = [:], limits: LayoutLimits = .standard) {
        self.init(classes: .kit, customClasses: customClasses, limits: limits)
    }
}
