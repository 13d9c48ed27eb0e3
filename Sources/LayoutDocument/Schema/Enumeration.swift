import KitValues
import LayoutRules

/// A closed set of names with UIKit's raw values: an enumeration, or the members of an option set.
package struct Enumeration: Sendable {
    /// UIKit's name of the type, for documentation.
    package let name: String
    /// The cases in the order of messages.
    package let cases: [Choice]
    /// The names of UIKit that this version does not support.
    package let later: [String]

    init(_ name: String, _ cases: [Choice], later: [String] = []) {
        self.name = name
        self.cases = cases
        self.later = later
    }

    /// Cases with the raw values 0, 1, 2 and so on.
    init(_ name: String, _ cases: String..., later: [String] = []) {
        self.init(name, cases.enumerated().map { Choice($1, rawValue: $0) }, later: later)
    }

    /// Cases without raw values of their own.
    init<Case: RawRepresentable<String> & CaseIterable>(_ name: String, _: Case.Type) {
        self.init(name, Case.allCases.enumerated().map { Choice($1.rawValue, rawValue: $0) })
    }

    package var names: [String] { cases.map(\.name) }

    subscript(name: String) -> Choice? {
        cases.first { $0.name == name }
    }
}

// Raw values are those of Apple's headers. Those of contentMode, autoresizing, orientations and inset adjustment are
// also in behaviour.md §3.5, §1.1, §4.1 and §3.8.
extension Enumeration {
    // MARK: Views

    static let autoresizing = Enumeration(
        "UIView.AutoresizingMask",
        UIViewAutoresizing.named.map { Choice($0.name, rawValue: Int($0.mask.rawValue)) })

    static let contentMode = Enumeration(
        "UIView.ContentMode", "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight")

    static let cornerMask = Enumeration(
        "CACornerMask",
        [
            Choice("layerMinXMinYCorner", rawValue: 1), Choice("layerMaxXMinYCorner", rawValue: 2),
            Choice("layerMinXMaxYCorner", rawValue: 4), Choice("layerMaxXMaxYCorner", rawValue: 8),
        ])

    static let cornerCurve = Enumeration("CALayerCornerCurve", "circular", "continuous")

    static let visualFormatOptions = Enumeration(
        "NSLayoutConstraint.FormatOptions",
        VisualFormatOptions.named.map { Choice($0.name, rawValue: Int($0.option.rawValue)) })

    static let stackAxis = Enumeration("NSLayoutConstraint.Axis", "horizontal", "vertical")

    static let stackDistribution = Enumeration(
        "UIStackView.Distribution", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")

    /// Alignments of stack views. UIKit has two names for each end.
    static let stackAlignment = Enumeration(
        "UIStackView.Alignment",
        [
            Choice("fill", rawValue: 0), Choice("leading", rawValue: 1), Choice("top", rawValue: 1),
            Choice("firstBaseline", rawValue: 2), Choice("center", rawValue: 3), Choice("trailing", rawValue: 4),
            Choice("bottom", rawValue: 4), Choice("lastBaseline", rawValue: 5),
        ])

    static let semanticContentAttribute = Enumeration(
        "UISemanticContentAttribute", "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")

    static let insetAdjustment = Enumeration(
        "UIScrollView.ContentInsetAdjustmentBehavior", "automatic", "scrollableAxes", "never", "always")

    static let renderingMode = Enumeration(
        "UIImage.RenderingMode", "automatic", "alwaysOriginal", "alwaysTemplate")

    static let fillArea = Enumeration("fill", FillArea.self)

    // MARK: Text

    static let textAlignment = Enumeration("NSTextAlignment", "left", "center", "right", "justified", "natural")

    static let lineBreakMode = Enumeration(
        "NSLineBreakMode", "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle")

    static let baselineAdjustment = Enumeration("UIBaselineAdjustment", "alignBaselines", "alignCenters", "none")

    static let lineStyle = Enumeration(
        "NSUnderlineStyle",
        [
            Choice("single", rawValue: 0x01), Choice("thick", rawValue: 0x02), Choice("double", rawValue: 0x09),
            Choice("patternDot", rawValue: 0x0100), Choice("patternDash", rawValue: 0x0200),
            Choice("patternDashDot", rawValue: 0x0300), Choice("patternDashDotDot", rawValue: 0x0400),
            Choice("byWord", rawValue: 0x8000),
        ])

    static let writingDirection = Enumeration(
        "NSWritingDirection",
        [
            Choice("natural", rawValue: -1), Choice("leftToRight", rawValue: 0), Choice("rightToLeft", rawValue: 1),
        ])

    static let fontDesign = Enumeration("UIFontDescriptor.SystemDesign", "default", "serif", "rounded", "monospaced")

    static let fontWeight = Enumeration("UIFont.Weight", FontWeight.self)

    static let textStyle = Enumeration(
        "UIFont.TextStyle", "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
        "footnote", "caption1", "caption2")

    static let userInterfaceStyle = Enumeration("UIUserInterfaceStyle", "unspecified", "light", "dark")

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

    // MARK: Controls

    static let controlState = Enumeration(
        "UIControl.State",
        [
            Choice("normal", rawValue: 0), Choice("highlighted", rawValue: 1), Choice("disabled", rawValue: 2),
            Choice("selected", rawValue: 4),
        ],
        later: ["focused", "application", "reserved"])

    static let horizontalAlignment = Enumeration(
        "UIControl.ContentHorizontalAlignment", "center", "left", "right", "fill", "leading", "trailing")

    static let verticalAlignment = Enumeration("UIControl.ContentVerticalAlignment", "center", "top", "bottom", "fill")

    static let buttonType = Enumeration(
        "UIButton.ButtonType",
        [
            Choice("custom", rawValue: 0), Choice("system", rawValue: 1), Choice("detailDisclosure", rawValue: 2),
            Choice("infoLight", rawValue: 3), Choice("infoDark", rawValue: 4), Choice("contactAdd", rawValue: 5),
            Choice("close", rawValue: 7),
        ],
        later: ["plain", "roundedRect"])

    static let borderStyle = Enumeration("UITextField.BorderStyle", "none", "line", "bezel", "roundedRect")

    static let viewMode = Enumeration(
        "UITextField.ViewMode", "never", "whileEditing", "unlessEditing", "always")

    static let progressViewStyle = Enumeration("UIProgressView.Style", "default", "bar")

    static let activityIndicatorStyle = Enumeration(
        "UIActivityIndicatorView.Style",
        [
            Choice("medium", rawValue: 100), Choice("large", rawValue: 101), Choice("whiteLarge", rawValue: 0),
            Choice("white", rawValue: 1), Choice("gray", rawValue: 2),
        ])

    // MARK: Orientations and traits

    /// The values of `supportedInterfaceOrientations`: single orientations and UIKit's combinations.
    static let orientationMask = Enumeration(
        "UIInterfaceOrientationMask",
        UIInterfaceOrientationMask.named.map { Choice($0.name, rawValue: Int($0.mask.rawValue)) })

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

    /// One orientation of the interface.
    static let interfaceOrientation = Enumeration(
        "UIInterfaceOrientation", UIInterfaceOrientation.shown.map { Choice($0.name, rawValue: $0.rawValue) })

    /// The orientations to which a step can rotate the device: the interface's names, and those that only a device has.
    static let turn = Enumeration(
        "turn", OrientationRequest.names.enumerated().map { Choice($1, rawValue: $0) })

    // MARK: Controllers

    static let modalPresentationStyle = Enumeration(
        "UIModalPresentationStyle",
        [
            Choice("fullScreen", rawValue: 0), Choice("pageSheet", rawValue: 1), Choice("formSheet", rawValue: 2),
            Choice("currentContext", rawValue: 3), Choice("custom", rawValue: 4),
            Choice("overFullScreen", rawValue: 5), Choice("overCurrentContext", rawValue: 6),
            Choice("popover", rawValue: 7), Choice("none", rawValue: -1), Choice("automatic", rawValue: -2),
        ])

    static let rectEdge = Enumeration(
        "UIRectEdge",
        [
            Choice("top", rawValue: 1), Choice("left", rawValue: 2), Choice("bottom", rawValue: 4),
            Choice("right", rawValue: 8), Choice("all", rawValue: 15),
        ])

    static let largeTitleDisplayMode = Enumeration(
        "UINavigationItem.LargeTitleDisplayMode", "automatic", "always", "never")

    static let barBackground = Enumeration("UIBarAppearance's backgrounds", "default", "opaque", "transparent")

    static let barButtonStyle = Enumeration(
        "UIBarButtonItem.Style", [Choice("plain", rawValue: 0), Choice("done", rawValue: 2)])

    static let barButtonSystemItem = Enumeration(
        "UIBarButtonItem.SystemItem", "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace",
        "compose", "reply", "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
        "pause", "rewind", "fastForward", "undo", "redo")

    static let splitDisplayMode = Enumeration(
        "UISplitViewController.DisplayMode", "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
        "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary")

    static let pageTransitionStyle = Enumeration("UIPageViewController.TransitionStyle", "pageCurl", "scroll")

    static let pageOrientation = Enumeration(
        "UIPageViewController.NavigationOrientation", "horizontal", "vertical")
}
