import Foundation
import KitSchema
import KitValues

extension ClassCards {
    package static let uiView = ClassCard(
        UIView.self, over: nil, elements: "view", "containerView", "collectionViewCellContentView",
        make: { _ in UIView() }, looks: { [.color("tintColor", $0.ownTintColor)] },
        keys: UIViewKeys.layout + UIViewKeys.drawing + UIViewKeys.input + UIViewKeys.layer)
}

private enum UIViewKeys {
    static let layout: [ClassKey<UIView>] = [
        .key(
            KeyName.autoresizingMask.name, \.autoresizingMask, .options(.autoresizing),
            "Which margins and dimensions change when the superview is resized.",
            default: .read("; position and size stay the same")),
        .key(
            "autoresizesSubviews", \.autoresizesSubviews, .flag,
            "Whether resizing this view applies the autoresizing masks of its subviews.",
            document: .flag("autoresizesSubviews", absent: true)),
        // Without this key, a view is not scrolled, and the frame determines its size.
        .key(
            KeyName.bounds.name, .numbers(.rect),
            "The bounds in the view's own coordinates, in points. Set after the frame.",
            default: .stated("[0, 0], and the size of the frame")
        ) { view, value in
            if let rect = value.rect { view.bounds = rect } else { view.bounds.origin = .zero }
        },
        .key("transform", \.transform, .transform, "A CGAffineTransform. Set after frame and bounds.").ordered(.last),
        .key(
            "contentMode", \.contentMode, .choice(.contentMode),
            "How the content is positioned and scaled in the bounds.", document: .attribute("contentMode")),
        .key(
            KeyName.layoutMargins.name, \.layoutMargins, .insets, "The layout margins, in points.",
            default: .stated("8 on each side")),
        .key(
            KeyName.directionalLayoutMargins.name, \.directionalLayoutMargins, .directionalInsets,
            "The same as layoutMargins, with leading and trailing instead of left and right.",
            default: .stated("8 on each side")),
        .key(
            KeyName.preservesSuperviewLayoutMargins.name, \.preservesSuperviewLayoutMargins, .flag,
            "Whether the superview's margins also apply in this view, where they overlap it.",
            document: .attribute("preservesSuperviewLayoutMargins")),
        .key(
            "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, .flag,
            "Whether the safe area is added to the margins.", document: .attribute("insetsLayoutMarginsFromSafeArea")),
        .key(
            KeyName.contentHuggingPriority.name, .numbers(.priorities),
            "How strongly the view resists growing beyond its content: [horizontal, vertical].",
            default: .stated("250 for most classes"),
            reset: { view in
                .plain(
                    .size(
                        CGSize(
                            width: CGFloat(view.contentHuggingPriority(for: .horizontal).rawValue),
                            height: CGFloat(view.contentHuggingPriority(for: .vertical).rawValue))))
            }
        ) { view, value in
            guard let size = value.size else { return }
            view.setContentHuggingPriority(UILayoutPriority(Float(size.width)), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(Float(size.height)), for: .vertical)
        },
        .key(
            KeyName.contentCompressionResistancePriority.name, .numbers(.priorities),
            "How strongly the view resists becoming smaller than its content: [horizontal, vertical].",
            default: .stated("750"),
            reset: { view in
                .plain(
                    .size(
                        CGSize(
                            width: CGFloat(view.contentCompressionResistancePriority(for: .horizontal).rawValue),
                            height: CGFloat(view.contentCompressionResistancePriority(for: .vertical).rawValue))))
            }
        ) { view, value in
            guard let size = value.size else { return }
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(size.width)), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(size.height)), for: .vertical)
        },
        .key(
            KeyName.intrinsicContentSize.name, .numbers(.intrinsicSize),
            "The natural size of the content: [width, height]. null means that this dimension has no natural size.",
            default: .stated("the size that the class computes")
        ) { $0.statedContentSize = $1.size },
        .key(
            "semanticContentAttribute", \.semanticContentAttribute, .choice(.semanticContentAttribute),
            "Whether the view is mirrored in right-to-left layouts.", default: .read(", which means mirrored")),
    ]

    static let drawing: [ClassKey<UIView>] = [
        .key(
            KeyName.backgroundColor.name, \.backgroundColor, .color, "The colour behind the content.", document: .child
        )
        .look.runtime("backgroundColor"),
        .key(
            KeyName.tintColor.name, .color, "The colour of things that can be tapped.",
            default: .stated("the superview's"),
            document: .child
        ) { $0.tintColor = $1.color }.optional.runtime("tintColor"),
        .key(
            "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .choice(.userInterfaceStyle),
            "The appearance of the view and its subviews.", default: .read(", which means the superview's")),
        .key(
            "alpha", \.alpha, .number(ValueType.fraction), "The opacity of the view and its subviews, from 0 to 1.",
            document: .attribute("alpha")
        ).runtime("alpha", "opacity"),
        .key(KeyName.isHidden.name, \.isHidden, .flag, "Whether the view and its subviews are hidden.")
            .runtime("hidden", "isHidden"),
        .key(
            "isOpaque", \.isOpaque, .flag, "Whether the view is declared opaque (UIView.isOpaque).",
            document: .flag("opaque", absent: true)),
        .key(
            KeyName.clipsToBounds.name, \.clipsToBounds, .flag, "Whether subviews are clipped to the bounds.",
            document: .flag("clipsSubviews", absent: false)
        ).runtime("clipsToBounds"),
    ]

    static let input: [ClassKey<UIView>] = [
        .key(
            "isUserInteractionEnabled", \.isUserInteractionEnabled, .flag, "Whether the view receives touches.",
            default: .read(", except for labels and image views"),
            document: .flag("userInteractionEnabled", absent: true)),
        .key(
            "tag", \.tag, .integer(-2_147_483_648...2_147_483_647), "A number that you choose.",
            document: .attribute("tag")),
        .key(
            KeyName.accessibilityIdentifier.name, \.accessibilityIdentifier, .text,
            "UIAccessibilityIdentification.accessibilityIdentifier."),
        .key("accessibilityLabel", \.accessibilityLabel, .text, "The text that VoiceOver reads."),
    ]

    static let layer: [ClassKey<UIView>] = [
        .key(
            KeyName.cornerRadius.name, \.layer.cornerRadius, .number(ValueType.lengths),
            "The radius of the corners, in points."
        ).runtime("cornerRadius"),
        .key(
            KeyName.maskedCorners.name, \.layer.maskedCorners, .options(.cornerMask), "The corners that are rounded.",
            default: .stated("all four")),
        .key("layer.cornerCurve", \.layer.cornerCurve, .choice(.cornerCurve), "How the corners are rounded."),
        .key("layer.masksToBounds", \.layer.masksToBounds, .flag, "The same as clipsToBounds.")
            .runtime("masksToBounds"),
        .key(
            "layer.borderWidth", \.layer.borderWidth, .number(ValueType.lengths),
            "The width of the border, in points. The border is drawn inside the bounds."
        ).runtime("borderWidth"),
        .key(
            "layer.borderColor", \.layer.borderColor, .layerColor, "The colour of the border.",
            default: .stated("black")
        ).runtime("borderColor", "borderUIColor", "borderColorFromUIColor", "borderIBColor"),
        .key(
            "layer.shadowColor", \.layer.shadowColor, .layerColor, "The colour of the shadow.",
            default: .stated("black")
        ).runtime("shadowColor", "shadowUIColor", "shadowIBColor"),
        .key(
            "layer.shadowOpacity", \.layer.shadowOpacity, .number(ValueType.fraction),
            "The opacity of the shadow, from 0 to 1.", default: .read(", no shadow")
        ).runtime("shadowOpacity"),
        .key(
            "layer.shadowRadius", \.layer.shadowRadius, .number(0...1000), "The blur radius of the shadow, in points."
        ).runtime("shadowRadius"),
        .key("layer.shadowOffset", \.layer.shadowOffset, .offset, "The offset of the shadow, in points.")
            .runtime("shadowOffset"),
    ]
}
