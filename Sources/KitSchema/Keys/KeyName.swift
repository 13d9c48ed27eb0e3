/// The name of a key that is needed in more places than on the card of its class, for example where an Interface Builder
/// document has a form of its own for the value.
///
/// The functions that add and read properties take a `KeyName` or a `KeySchema`, and no string: a key is written once.
package struct KeyName: Sendable, Hashable {
    package let name: String

    private init(_ name: String) { self.name = name }

    /// The key of a part: `navigationBar.barTintColor`.
    package init(_ key: KeyName, of part: String) { name = "\(part).\(key.name)" }

    /// The name of a key by its line.
    package init(_ key: KeySchema) { name = key.name }
}

extension KeyName {
    // Views
    package static let accessibilityIdentifier = KeyName("accessibilityIdentifier")
    package static let autoresizingMask = KeyName("autoresizingMask")
    package static let backgroundColor = KeyName("backgroundColor")
    package static let bounds = KeyName("bounds")
    package static let clipsToBounds = KeyName("clipsToBounds")
    package static let contentCompressionResistancePriority = KeyName("contentCompressionResistancePriority")
    package static let contentHuggingPriority = KeyName("contentHuggingPriority")
    package static let cornerRadius = KeyName("layer.cornerRadius")
    package static let directionalLayoutMargins = KeyName("directionalLayoutMargins")
    package static let intrinsicContentSize = KeyName("intrinsicContentSize")
    package static let isHidden = KeyName("isHidden")
    package static let layoutMargins = KeyName("layoutMargins")
    package static let maskedCorners = KeyName("layer.maskedCorners")
    package static let preservesSuperviewLayoutMargins = KeyName("preservesSuperviewLayoutMargins")
    package static let tintColor = KeyName("tintColor")

    // Texts and images
    package static let adjustsFontSizeToFitWidth = KeyName("adjustsFontSizeToFitWidth")
    package static let attributedText = KeyName("attributedText")
    package static let baselineAdjustment = KeyName("baselineAdjustment")
    package static let font = KeyName("font")
    package static let image = KeyName("image")
    package static let isSecureTextEntry = KeyName("isSecureTextEntry")
    package static let minimumFontSize = KeyName("minimumFontSize")
    package static let minimumScaleFactor = KeyName("minimumScaleFactor")
    package static let numberOfLines = KeyName("numberOfLines")
    package static let placeholder = KeyName("placeholder")
    package static let text = KeyName("text")
    package static let textAlignment = KeyName("textAlignment")
    package static let textColor = KeyName("textColor")

    // Buttons
    package static let attributedTitle = KeyName("attributedTitle")
    package static let backgroundImage = KeyName("backgroundImage")
    package static let buttonType = KeyName("buttonType")
    package static let contentEdgeInsets = KeyName("contentEdgeInsets")
    package static let title = KeyName("title")
    package static let titleColor = KeyName("titleColor")
    package static let titleFont = KeyName("titleLabel.font")

    // Other classes
    package static let arrangedSubviews = KeyName("arrangedSubviews")
    package static let customSpacing = KeyName("customSpacing")
    package static let effect = KeyName("effect")
    package static let isLayoutMarginsRelativeArrangement = KeyName("isLayoutMarginsRelativeArrangement")
    package static let isScrollEnabled = KeyName("isScrollEnabled")
    package static let segments = KeyName("segments")
    package static let spacing = KeyName("spacing")

    // Tables
    package static let contentConfiguration = KeyName("contentConfiguration")
    package static let contentView = KeyName("contentView")
    package static let detailText = KeyName("detailText")
    package static let detailTextLabel = KeyName("detailTextLabel")
    package static let imageView = KeyName("imageView")
    package static let prototypes = KeyName("prototypes")
    package static let reuseIdentifier = KeyName("reuseIdentifier")
    package static let rowHeight = KeyName("rowHeight")
    package static let sectionFooterHeight = KeyName("sectionFooterHeight")
    package static let sectionHeaderHeight = KeyName("sectionHeaderHeight")
    package static let sections = KeyName("sections")
    package static let style = KeyName("style")
    package static let textLabel = KeyName("textLabel")

    // Bars
    package static let appearanceBackground = KeyName("background")
    package static let barStyle = KeyName("barStyle")
    package static let barTintColor = KeyName("barTintColor")
    package static let foregroundColor = KeyName("foregroundColor")
    package static let isTranslucent = KeyName("isTranslucent")
    package static let prefersLargeTitles = KeyName("prefersLargeTitles")
    package static let shadowColor = KeyName("shadowColor")

    // Controllers
    package static let edgesForExtendedLayout = KeyName("edgesForExtendedLayout")
}
