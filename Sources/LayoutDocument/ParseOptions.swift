/// The options of the parsers.
public struct ParseOptions: Sendable {
    /// UIKit's classes, as far as documents know them.
    package var classes: DocumentClasses
    /// The Swift classes that layout files may use, each with the UIKit class whose properties it has.
    package var customClasses: [String: StandardClass]
    public var limits: LayoutLimits
    /// Whether the classes and connections of an Interface Builder document are read, for the app's code.
    package var readsWiring = false
    /// The texts that replace those of the document; nil for its own.
    package var translation: TextTranslation?

    package init(
        classes: DocumentClasses, customClasses: [String: StandardClass] = [:], limits: LayoutLimits = .standard,
        translation: TextTranslation? = nil
    ) {
        self.classes = classes
        self.customClasses = customClasses
        self.limits = limits
        self.translation = translation
    }

    /// The options for files that describe no views.
    static let withoutViews = ParseOptions(classes: .none)
}
