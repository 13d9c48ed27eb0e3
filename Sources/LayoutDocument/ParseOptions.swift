package import KitSchema

/// The options of the parsers.
public struct ParseOptions: Sendable {
    /// UIKit's view classes, as far as documents know them.
    package var catalogue: ClassCatalogue
    /// The Swift classes that layout files may use, each with the UIKit class whose properties it has.
    package var customClasses: [String: StandardClass]
    public var limits: LayoutLimits

    package init(
        catalogue: ClassCatalogue, customClasses: [String: StandardClass] = [:], limits: LayoutLimits = .standard
    ) {
        self.catalogue = catalogue
        self.customClasses = customClasses
        self.limits = limits
    }

    /// For files that describe no views.
    static let withoutViews = ParseOptions(catalogue: .none)
}
