import Foundation
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
        addMargins(of: element, &decoder, to: &list)
        if decoder.usesAutoLayout { addPriorities(of: element, &decoder, to: &list) }
    }

    private static func addMargins(
        of element: DocumentElement, _ decoder: inout InterfaceBuilderDecoder, to list: inout PropertyList
    ) {
        if let margins = element.child("edgeInsets", key: "layoutMargins") {
            list.add("layoutMargins", .insets(decoder.edges(margins)))
        }
        if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            list.add("directionalLayoutMargins", .insets(decoder.edges(margins)))
        }
        for name in ["preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"] {
            if let flag = element.flag(name) { list.add(name, .boolean(flag)) }
        }
    }

    /// Missing priorities are those of a plain view, not the class's defaults in code (autolayout.md §9.1).
    private static func addPriorities(
        of element: DocumentElement, _ decoder: inout InterfaceBuilderDecoder, to list: inout PropertyList
    ) {
        for (name, attribute, absent) in [
            ("contentHuggingPriority", "HuggingPriority", 250.0),
            ("contentCompressionResistancePriority", "CompressionResistancePriority", 750),
        ] {
            let priorities = ["horizontal", "vertical"].map { axis in
                decoder.number(element, axis + attribute).map { min(max(Double($0), 1), 1000) } ?? absent
            }
            list.add(name, .size(CGSize(width: priorities[0], height: priorities[1])))
        }
        // The size on the canvas also stands in for a class that is not there.
        guard element["customClass"] != nil, let size = decoder.placeholderSize(of: element) else { return }
        list.add("intrinsicContentSize", .size(size))
    }

    private static let viewKeys = [
        KeySchema(
            "autoresizingMask", .options(.autoresizing),
            "Which margins and dimensions change when the superview is resized. Default: none; position and "
                + "size stay the same."),
        KeySchema(
            "autoresizesSubviews", .boolean,
            "Whether resizing this view applies the autoresizing masks of its subviews. Default: true."),
        KeySchema(
            "bounds", .numbers(.rect),
            "The bounds in the view's own coordinates, in points. Set after the frame. Default: [0, 0], and the size "
                + "of the frame."),
        KeySchema(
            "transform", .numbers(.transform),
            "A CGAffineTransform. Set after frame and bounds. Default: [1, 0, 0, 1, 0, 0]."),
        KeySchema(
            "contentMode", .choice(.contentMode),
            "How the content is positioned and scaled in the bounds. Default: scaleToFill."),
        KeySchema("layoutMargins", .numbers(.insets), "The layout margins, in points. Default: 8 on each side."),
        KeySchema(
            "directionalLayoutMargins", .numbers(.directionalInsets),
            "The same as layoutMargins, with leading and trailing instead of left and right. Default: 8 on each side."),
        KeySchema(
            "preservesSuperviewLayoutMargins", .boolean,
            "Whether the superview's margins also apply in this view, where they overlap it. Default: false."
        ),
        KeySchema(
            "insetsLayoutMarginsFromSafeArea", .boolean, "Whether the safe area is added to the margins. Default: true."
        ),
        KeySchema(
            "contentHuggingPriority", .numbers(.priorities),
            "How strongly the view resists growing beyond its content: [horizontal, vertical]. Default: 250 "
                + "for most classes."),
        KeySchema(
            "contentCompressionResistancePriority", .numbers(.priorities),
            "How strongly the view resists becoming smaller than its content: [horizontal, vertical]. Default: 750."),
        KeySchema(
            "intrinsicContentSize", .numbers(.intrinsicSize),
            "The natural size of the content: [width, height]. null means that this dimension has no natural size. "
                + "Default: the size that the class computes."),
        KeySchema(
            "semanticContentAttribute", .choice(.semanticContentAttribute),
            "Whether the view is mirrored in right-to-left layouts. Default: unspecified, which means mirrored."),
        KeySchema("backgroundColor", .color, "The colour behind the content. Default: none.").optional,
        KeySchema("tintColor", .color, "The colour of things that can be tapped. Default: the superview's.").optional,
        KeySchema(
            "overrideUserInterfaceStyle", .choice(.userInterfaceStyle),
            "The appearance of the view and its subviews. Default: unspecified, which means the superview's."),
        KeySchema(
            "alpha", .number(ValueType.fraction), "The opacity of the view and its subviews, from 0 to 1. Default: 1."),
        KeySchema("isHidden", .boolean, "Whether the view and its subviews are hidden. Default: false."),
        KeySchema(
            "isOpaque", .boolean,
            "Whether the view is declared opaque (UIView.isOpaque). Default: true."),
        KeySchema("clipsToBounds", .boolean, "Whether subviews are clipped to the bounds. Default: false."),
        KeySchema(
            "isUserInteractionEnabled", .boolean,
            "Whether the view receives touches. Default: true, except for labels and image views."),
        KeySchema("tag", .integer(-2_147_483_648...2_147_483_647), "A number that you choose. Default: 0."),
        KeySchema("accessibilityIdentifier", .text, "UIAccessibilityIdentification.accessibilityIdentifier.").optional,
        KeySchema("accessibilityLabel", .text, "The text that VoiceOver reads.").optional,
    ]

    private static let layerKeys = [
        KeySchema(
            "layer.cornerRadius", .number(ValueType.lengths), "The radius of the corners, in points. Default: 0."),
        KeySchema("layer.maskedCorners", .options(.cornerMask), "The corners that are rounded. Default: all four."),
        KeySchema("layer.cornerCurve", .choice(.cornerCurve), "How the corners are rounded. Default: circular."),
        KeySchema("layer.masksToBounds", .boolean, "The same as clipsToBounds. Default: false."),
        KeySchema(
            "layer.borderWidth", .number(ValueType.lengths),
            "The width of the border, in points. The border is drawn inside the bounds. Default: 0."),
        KeySchema("layer.borderColor", .color, "The colour of the border. Default: black.").optional,
        KeySchema("layer.shadowColor", .color, "The colour of the shadow. Default: black.").optional,
        KeySchema(
            "layer.shadowOpacity", .number(ValueType.fraction),
            "The opacity of the shadow, from 0 to 1. Default: 0, no shadow."),
        KeySchema("layer.shadowRadius", .number(0...1000), "The blur radius of the shadow, in points. Default: 3."),
        KeySchema("layer.shadowOffset", .numbers(.offset), "The offset of the shadow, in points. Default: [0, -3]."),
    ]
}
