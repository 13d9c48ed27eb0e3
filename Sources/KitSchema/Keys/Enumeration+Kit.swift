import KitValues

// Raw values are those of Apple's headers. Those of contentMode, autoresizing, orientations and inset adjustment are
// also in behaviour.md §3.5, §1.1, §4.1 and §3.8.
extension Enumeration {
    // MARK: Views

    package static let autoresizing = Enumeration(
        "UIView.AutoresizingMask",
        UIViewAutoresizing.named.map { Choice($0.name, rawValue: Int($0.mask.rawValue)) })

    package static let contentMode = Enumeration(
        "UIView.ContentMode", "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight")

    package static let cornerMask = Enumeration(
        "CACornerMask",
        [
            Choice("layerMinXMinYCorner", rawValue: 1), Choice("layerMaxXMinYCorner", rawValue: 2),
            Choice("layerMinXMaxYCorner", rawValue: 4), Choice("layerMaxXMaxYCorner", rawValue: 8),
        ])

    package static let cornerCurve = Enumeration("CALayerCornerCurve", "circular", "continuous")

    package static let stackAxis = Enumeration("NSLayoutConstraint.Axis", "horizontal", "vertical")

    package static let stackDistribution = Enumeration(
        "UIStackView.Distribution", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")

    /// Alignments of stack views. UIKit has two names for each end.
    package static let stackAlignment = Enumeration(
        "UIStackView.Alignment",
        [
            Choice("fill", rawValue: 0), Choice("leading", rawValue: 1), Choice("top", rawValue: 1),
            Choice("firstBaseline", rawValue: 2), Choice("center", rawValue: 3), Choice("trailing", rawValue: 4),
            Choice("bottom", rawValue: 4), Choice("lastBaseline", rawValue: 5),
        ])

    package static let semanticContentAttribute = Enumeration(
        "UISemanticContentAttribute", "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")

    package static let insetAdjustment = Enumeration(
        "UIScrollView.ContentInsetAdjustmentBehavior", "automatic", "scrollableAxes", "never", "always")

    package static let renderingMode = Enumeration(
        "UIImage.RenderingMode", "automatic", "alwaysOriginal", "alwaysTemplate")

    package static let symbolScale = Enumeration(
        "UIImage.SymbolScale",
        [Choice("small", rawValue: 1), Choice("medium", rawValue: 2), Choice("large", rawValue: 3)])

    package static let blurEffectStyle = Enumeration(
        "UIBlurEffect.Style", "extraLight", "light", "dark", "extraDark", "regular", "prominent",
        "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial",
        "systemChromeMaterial", "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
        "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
        "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark")

    // MARK: Text

    package static let textAlignment = Enumeration("NSTextAlignment", "left", "center", "right", "justified", "natural")

    package static let lineBreakMode = Enumeration(
        "NSLineBreakMode", "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle")

    package static let baselineAdjustment = Enumeration(
        "UIBaselineAdjustment", "alignBaselines", "alignCenters", "none")

    package static let lineStyle = Enumeration(
        "NSUnderlineStyle",
        [
            Choice("single", rawValue: 0x01), Choice("thick", rawValue: 0x02), Choice("double", rawValue: 0x09),
            Choice("patternDot", rawValue: 0x0100), Choice("patternDash", rawValue: 0x0200),
            Choice("patternDashDot", rawValue: 0x0300), Choice("patternDashDotDot", rawValue: 0x0400),
            Choice("byWord", rawValue: 0x8000),
        ])

    package static let writingDirection = Enumeration(
        "NSWritingDirection",
        [
            Choice("natural", rawValue: -1), Choice("leftToRight", rawValue: 0), Choice("rightToLeft", rawValue: 1),
        ])

    package static let fontDesign = Enumeration(
        "UIFontDescriptor.SystemDesign", "default", "serif", "rounded", "monospaced")

    package static let fontWeight = Enumeration("UIFont.Weight", FontWeight.self)

    package static let textStyle = Enumeration(
        "UIFont.TextStyle", "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
        "footnote", "caption1", "caption2")

    package static let userInterfaceStyle = Enumeration("UIUserInterfaceStyle", "unspecified", "light", "dark")

    // MARK: Controls

    package static let controlState = Enumeration(
        "UIControl.State",
        [
            Choice("normal", rawValue: 0), Choice("highlighted", rawValue: 1), Choice("disabled", rawValue: 2),
            Choice("selected", rawValue: 4),
        ],
        later: ["focused", "application", "reserved"])

    package static let horizontalAlignment = Enumeration(
        "UIControl.ContentHorizontalAlignment", "center", "left", "right", "fill", "leading", "trailing")

    package static let verticalAlignment = Enumeration(
        "UIControl.ContentVerticalAlignment", "center", "top", "bottom", "fill")

    package static let buttonType = Enumeration(
        "UIButton.ButtonType",
        [
            Choice("custom", rawValue: 0), Choice("system", rawValue: 1), Choice("detailDisclosure", rawValue: 2),
            Choice("infoLight", rawValue: 3), Choice("infoDark", rawValue: 4), Choice("contactAdd", rawValue: 5),
            Choice("close", rawValue: 7),
        ],
        later: ["plain", "roundedRect"])

    package static let borderStyle = Enumeration("UITextField.BorderStyle", "none", "line", "bezel", "roundedRect")

    package static let viewMode = Enumeration(
        "UITextField.ViewMode", "never", "whileEditing", "unlessEditing", "always")

    package static let progressViewStyle = Enumeration("UIProgressView.Style", "default", "bar")

    // MARK: Tables

    package static let tableStyle = Enumeration("UITableView.Style", "plain", "grouped", "insetGrouped")

    package static let separatorStyle = Enumeration(
        "UITableViewCell.SeparatorStyle", "none", "singleLine", "singleLineEtched")

    package static let cellStyle = Enumeration(
        "UITableViewCell.CellStyle", "default", "value1", "value2", "subtitle")

    package static let accessoryType = Enumeration(
        "UITableViewCell.AccessoryType", "none", "disclosureIndicator", "detailDisclosureButton", "checkmark",
        "detailButton")

    package static let selectionStyle = Enumeration(
        "UITableViewCell.SelectionStyle", "none", "blue", "gray", "default")

    package static let activityIndicatorStyle = Enumeration(
        "UIActivityIndicatorView.Style",
        [
            Choice("medium", rawValue: 100), Choice("large", rawValue: 101), Choice("whiteLarge", rawValue: 0),
            Choice("white", rawValue: 1), Choice("gray", rawValue: 2),
        ])

    // MARK: Orientations and traits

    /// The values of `supportedInterfaceOrientations`: single orientations and UIKit's combinations.
    package static let orientationMask = Enumeration(
        "UIInterfaceOrientationMask",
        UIInterfaceOrientationMask.named.map { Choice($0.name, rawValue: Int($0.mask.rawValue)) })

    /// One orientation of the interface.
    package static let interfaceOrientation = Enumeration(
        "UIInterfaceOrientation", UIInterfaceOrientation.shown.map { Choice($0.name, rawValue: $0.rawValue) })

    // MARK: Controllers

    package static let modalPresentationStyle = Enumeration(
        "UIModalPresentationStyle",
        [
            Choice("fullScreen", rawValue: 0), Choice("pageSheet", rawValue: 1), Choice("formSheet", rawValue: 2),
            Choice("currentContext", rawValue: 3), Choice("custom", rawValue: 4),
            Choice("overFullScreen", rawValue: 5), Choice("overCurrentContext", rawValue: 6),
            Choice("popover", rawValue: 7), Choice("none", rawValue: -1), Choice("automatic", rawValue: -2),
        ])

    package static let rectEdge = Enumeration(
        "UIRectEdge",
        [
            Choice("top", rawValue: 1), Choice("left", rawValue: 2), Choice("bottom", rawValue: 4),
            Choice("right", rawValue: 8), Choice("all", rawValue: 15),
        ])

    package static let largeTitleDisplayMode = Enumeration(
        "UINavigationItem.LargeTitleDisplayMode", "automatic", "always", "never")

    package static let barBackground = Enumeration("UIBarAppearance's backgrounds", "default", "opaque", "transparent")

    package static let barStyle = Enumeration("UIBarStyle", "default", "black")

    package static let barButtonStyle = Enumeration(
        "UIBarButtonItem.Style", [Choice("plain", rawValue: 0), Choice("done", rawValue: 2)])

    package static let barButtonSystemItem = Enumeration(
        "UIBarButtonItem.SystemItem", "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace",
        "compose", "reply", "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
        "pause", "rewind", "fastForward", "undo", "redo")

    package static let splitDisplayMode = Enumeration(
        "UISplitViewController.DisplayMode", "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
        "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary")

    package static let pageTransitionStyle = Enumeration("UIPageViewController.TransitionStyle", "pageCurl", "scroll")

    package static let pageOrientation = Enumeration(
        "UIPageViewController.NavigationOrientation", "horizontal", "vertical")
}
