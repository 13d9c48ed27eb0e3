package import KitSchema
package import LayoutDocument
import ReflowKit

extension ClassCatalogue {
    /// The view classes of ReflowKit. The sentences of their keys do not have the defaults.
    package static var kit: ClassCatalogue { ClassCards.catalogue }

    /// The same with the defaults, where the sentences are shown.
    @MainActor
    package static var describedKit: ClassCatalogue { ClassCards.describedCatalogue }
}

extension ParseOptions {
    /// With the view classes of ReflowKit.
    package init(customClasses: [String: StandardClass] = [:], limits: LayoutLimits = .standard) {
        self.init(catalogue: .kit, customClasses: customClasses, limits: limits)
    }
}
