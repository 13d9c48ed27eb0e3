import KitSchema
import KitValues
import LayoutRules

// Names that only documents have. `KitSchema` has those of UIKit's classes.
extension Enumeration {
    // MARK: Views

    static let visualFormatOptions = Enumeration(
        "NSLayoutConstraint.FormatOptions",
        VisualFormatOptions.named.map { Choice($0.name, rawValue: Int($0.option.rawValue)) })

    static let fillArea = Enumeration("fill", FillArea.self)

    // MARK: Settings of the device

    static let appearance = Enumeration(
        "UIUserInterfaceStyle", [Choice("light", rawValue: 1), Choice("dark", rawValue: 2)])

    static let severity = Enumeration("IssueSeverity", IssueSeverity.self)

    static let contentSize = Enumeration(
        "UIContentSizeCategory", "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
        "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
        "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge")

    /// The text sizes of a condition: one of the twelve, or `accessibility` for the five largest.
    static let conditionContentSize = Enumeration(
        "UIContentSizeCategory",
        (contentSize.names + ["accessibility"]).enumerated().map { Choice($1, rawValue: $0) })

    static func contentSizes(named name: String) -> [UIContentSizeCategory] {
        UIContentSizeCategory.namedCases
            .filter { name == "accessibility" ? $0.value.isAccessibilityCategory : $0.name == name }
            .map(\.value)
    }

    static let contrast = Enumeration("UIAccessibilityContrast", "normal", "high")

    static let layoutDirection = Enumeration("UITraitEnvironmentLayoutDirection", "leftToRight", "rightToLeft")

    /// The orientations of the interface, and short names for several of them.
    static let shownOrientation = Enumeration(
        "UIInterfaceOrientation", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "landscape",
        "all")

    // MARK: Orientations and traits

    /// The orientations of a condition: `portrait` excludes `portraitUpsideDown`, `landscape` means both landscapes.
    static let conditionOrientation = Enumeration(
        "UIInterfaceOrientation",
        (UIInterfaceOrientation.shown.map { ($0.name, UIInterfaceOrientationMask($0)) } + [("landscape", .landscape)])
            .map { Choice($0.0, rawValue: Int($0.1.rawValue)) })

    /// A single orientation, or `landscape` for the supported one of the two. The raw values are those of the mask.
    static let launchOrientation = conditionOrientation

    static let sizeClass = Enumeration(
        "UIUserInterfaceSizeClass",
        [UIUserInterfaceSizeClass.compact, .regular].map { Choice($0.name, rawValue: $0.rawValue) })

    static let idiom = Enumeration(
        "UIUserInterfaceIdiom", [UIUserInterfaceIdiom.phone, .pad].map { Choice($0.name, rawValue: $0.rawValue) })

    static let semantics = Enumeration("semantics", RotationSemantics.self)

    /// The orientations to which a step can rotate the device: the interface's names, and those that only a device has.
    static let turn = Enumeration(
        "turn", OrientationRequest.names.enumerated().map { Choice($1, rawValue: $0) })
}
