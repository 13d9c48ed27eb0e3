/// One of UIKit's view classes with the properties that layout files may set.
package struct ClassSchema: Sendable {
    package let name: String
    /// Nil for UIView.
    package let superclass: String?
    /// Those that the class adds, in the order in which it documents them.
    package let ownProperties: [KeySchema]
    /// Its own, then its superclass's.
    package let properties: [KeySchema]
    private let byName: [String: KeySchema]

    private init(_ name: String, superclass: ClassSchema?, properties own: [KeySchema]) {
        self.name = name
        self.superclass = superclass?.name
        ownProperties = own
        properties = own + (superclass?.properties ?? [])
        byName = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Its own property or an inherited one.
    package subscript(property: String) -> KeySchema? { byName[property] }

    /// Every class that layout files may name, superclasses first.
    package static let all =
        [view, label, imageView, control, button, textField, scrollView]
        + [
            ClassSchema("UISwitch", superclass: control, properties: switchProperties),
            ClassSchema("UISlider", superclass: control, properties: sliderProperties),
            ClassSchema("UISegmentedControl", superclass: control, properties: segmentedControlProperties),
            ClassSchema("UIStepper", superclass: control, properties: stepperProperties),
            ClassSchema("UIPageControl", superclass: control, properties: pageControlProperties),
            ClassSchema("UIProgressView", superclass: view, properties: progressViewProperties),
            ClassSchema("UIActivityIndicatorView", superclass: view, properties: activityIndicatorProperties),
        ]

    /// View classes of UIKit's that this version does not take.
    package static let later = [
        "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "UIDatePicker", "UINavigationBar",
        "UIPickerView", "UISearchBar", "UIStackView", "UITabBar", "UITableView", "UITableViewCell", "UITextView",
        "UIToolbar", "UIVisualEffectView", "UIWindow", "MKMapView", "WKWebView",
    ]

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    package static func named(_ name: String) -> ClassSchema? { byName[name] }

    // MARK: Views

    private static let view = ClassSchema("UIView", superclass: nil, properties: viewProperties + layerProperties)

    private static let imageView = ClassSchema(
        "UIImageView", superclass: view,
        properties: [
            KeySchema("image", .image, "The picture, placed by contentMode.").optional
        ])

    private static let scrollView = ClassSchema(
        "UIScrollView", superclass: view,
        properties: [
            KeySchema("contentSize", .numbers(.size), "What can be scrolled over, in points."),
            KeySchema("contentOffset", .numbers(.point), "The point of the content at the view's origin, in points."),
            KeySchema("contentInset", .numbers(.insets), "Room around the content, in points."),
            KeySchema(
                "contentInsetAdjustmentBehavior", .choice(.insetAdjustment),
                "When the safe area adds to contentInset. Default: automatic."),
            KeySchema("showsHorizontalScrollIndicator", .boolean, "Default: true."),
            KeySchema("showsVerticalScrollIndicator", .boolean, "Default: true."),
            KeySchema(
                "isPagingEnabled", .boolean, "Whether scrolling stops at multiples of the bounds. Default: false."),
            KeySchema("bounces", .boolean, "Whether scrolling goes past the edge and back. Default: true."),
        ])

    // MARK: Text

    private static let label = ClassSchema(
        "UILabel", superclass: view,
        properties: [
            KeySchema("text", .text, "The characters.").optional,
            KeySchema("attributedText", .attributedText, "Text with attributes, in place of text.").optional,
            KeySchema("font", .font, "Default: the system font of 17 points."),
            KeySchema("textColor", .color, "Default: label.").optional,
            KeySchema("textAlignment", .choice(.textAlignment), "Default: natural."),
            KeySchema("numberOfLines", .integer(0...100_000), "At most so many. 0: no limit. Default: 1."),
            KeySchema("lineBreakMode", .choice(.lineBreakMode), "Default: byTruncatingTail."),
            KeySchema(
                "adjustsFontSizeToFitWidth", .boolean, "Whether a long line gets a smaller font. Default: false."),
            KeySchema("minimumScaleFactor", .number(ValueType.fraction), "The smallest part of the font's size."),
            KeySchema(
                "baselineAdjustment", .choice(.baselineAdjustment),
                "Where a line in a smaller font stands. Default: alignBaselines."),
            KeySchema("shadowColor", .color, "Default: no shadow.").optional,
            KeySchema("shadowOffset", .numbers(.offset), "In points. Default: [0, -1]."),
            KeySchema("isEnabled", .boolean, "Whether the text is drawn in full strength. Default: true."),
        ])

    // MARK: Controls

    private static let control = ClassSchema(
        "UIControl", superclass: view,
        properties: [
            KeySchema("isEnabled", .boolean, "Default: true."),
            KeySchema("isSelected", .boolean, "Default: false."),
            KeySchema("isHighlighted", .boolean, "Default: false."),
            KeySchema("contentHorizontalAlignment", .choice(.horizontalAlignment), "Default: center."),
            KeySchema("contentVerticalAlignment", .choice(.verticalAlignment), "Default: center."),
        ])

    private static let button = ClassSchema(
        "UIButton", superclass: control,
        properties: [
            KeySchema("buttonType", .choice(.buttonType), "Fixed when the button is made. Default: custom.").fixed,
            KeySchema("title", .states(.text), "setTitle(_:for:).").optional,
            KeySchema("titleColor", .states(.color), "setTitleColor(_:for:).").optional,
            KeySchema("image", .states(.image), "setImage(_:for:).").optional,
            KeySchema("backgroundImage", .states(.image), "setBackgroundImage(_:for:).").optional,
            KeySchema("titleLabel.font", .font, "The font of the title."),
            KeySchema("contentEdgeInsets", .numbers(.insets), "Around image and title, in points."),
            KeySchema("titleEdgeInsets", .numbers(.insets), "Around the title, in points."),
            KeySchema("imageEdgeInsets", .numbers(.insets), "Around the image, in points."),
        ])

    private static let textField = ClassSchema(
        "UITextField", superclass: control,
        properties: [
            KeySchema("text", .text, "What was typed.").optional,
            KeySchema("placeholder", .text, "What stands there as long as nothing was typed.").optional,
            KeySchema("font", .font, "Default: the system font of 17 points."),
            KeySchema("textColor", .color, "Default: label.").optional,
            KeySchema("textAlignment", .choice(.textAlignment), "Default: natural."),
            KeySchema("borderStyle", .choice(.borderStyle), "Default: none."),
            KeySchema("isSecureTextEntry", .boolean, "Whether the text is shown as bullets. Default: false."),
            KeySchema("clearButtonMode", .choice(.viewMode), "When the clear button is shown. Default: never."),
            KeySchema(
                "adjustsFontSizeToFitWidth", .boolean, "Whether a long text gets a smaller font. Default: false."),
            KeySchema("minimumFontSize", .number(0...1000), "The smallest font size, in points."),
        ])
}
