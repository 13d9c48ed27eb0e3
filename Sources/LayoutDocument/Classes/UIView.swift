import KitValues
import LayoutRules

extension ClassSchema {
    static let view = ClassSchema(
        .view, superclass: nil, elements: "view", "containerView", "collectionViewCellContentView",
        properties: viewKeys + layerKeys
    ) { decoder, element, list in
        list.add("autoresizingMask", .options(Spelling.mask(of: element)))
        list.flag("autoresizesSubviews", attribute: "autoresizesSubviews", absent: true)
        list.flag("isOpaque", attribute: "opaque", absent: true)
        list.flag("clipsToBounds", attribute: "clipsSubviews", absent: false)
        list.flag("isUserInteractionEnabled", attribute: "userInteractionEnabled", absent: true)
        list.flag("isHidden", attribute: "hidden", absent: element["key"] == "selectedBackgroundView")
        if let alpha = decoder.number(element, "alpha") { list.add("alpha", .number(alpha)) }
        if let tag = element["tag"].flatMap(Int.init) { list.add("tag", .integer(tag)) }
        if let mode = decoder.choice(element, "contentMode", .contentMode, Spelling.contentMode) {
            list.add("contentMode", .choice(mode))
        }
        if let bounds = element.child("rect", key: "bounds"), let rect = decoder.rect(bounds) {
            list.add("bounds", .rect(rect))
        }
        decoder.addColors(["backgroundColor", "tintColor"], of: element, to: &list)
    }

    private static let viewKeys = [
        KeySchema(
            "autoresizingMask", .options(.autoresizing),
            "What gives way when the superview changes size. Default: nothing, the view stays where it is."),
        KeySchema("autoresizesSubviews", .boolean, "Whether the subviews' masks are followed. Default: true."),
        KeySchema("bounds", .numbers(.rect), "The view's own coordinates, in points. Set after the frame."),
        KeySchema("transform", .numbers(.transform), "CGAffineTransform. Set after frame and bounds."),
        KeySchema("contentMode", .choice(.contentMode), "How content is placed in the bounds. Default: scaleToFill."),
        KeySchema("layoutMargins", .numbers(.insets), "In points. Default: 8 on each side."),
        KeySchema("backgroundColor", .color, "Default: none.").optional,
        KeySchema("tintColor", .color, "Default: the superview's.").optional,
        KeySchema(
            "overrideUserInterfaceStyle", .choice(.userInterfaceStyle),
            "Light or dark for the view and what is in it. Default: unspecified, which inherits."),
        KeySchema("alpha", .number(ValueType.fraction), "From 0 to 1. Default: 1."),
        KeySchema("isHidden", .boolean, "Default: false."),
        KeySchema("isOpaque", .boolean, "Default: true."),
        KeySchema("clipsToBounds", .boolean, "Default: false."),
        KeySchema("isUserInteractionEnabled", .boolean, "Whether touches reach the view."),
        KeySchema("tag", .integer(-2_147_483_648...2_147_483_647), "A number of your own. Default: 0."),
        KeySchema("accessibilityIdentifier", .text, "For tests.").optional,
        KeySchema("accessibilityLabel", .text, "What VoiceOver says.").optional,
    ]

    private static let layerKeys = [
        KeySchema("layer.cornerRadius", .number(ValueType.lengths), "In points. Default: 0."),
        KeySchema("layer.maskedCorners", .options(.cornerMask), "The corners that are rounded. Default: all four."),
        KeySchema("layer.cornerCurve", .choice(.cornerCurve), "Default: circular."),
        KeySchema("layer.masksToBounds", .boolean, "The same as clipsToBounds."),
        KeySchema("layer.borderWidth", .number(ValueType.lengths), "Inward from the edge, in points. Default: 0."),
        KeySchema("layer.borderColor", .color, "Default: black.").optional,
        KeySchema("layer.shadowColor", .color, "Default: black.").optional,
        KeySchema("layer.shadowOpacity", .number(ValueType.fraction), "From 0 to 1. Default: 0, no shadow."),
        KeySchema("layer.shadowRadius", .number(0...1000), "How soft the shadow is, in points. Default: 3."),
        KeySchema("layer.shadowOffset", .numbers(.offset), "In points. Default: [0, -3]."),
    ]
}
