import KitSchema

extension ClassCards {
    static let uiScrollView = ClassCard(
        UIScrollView.self, over: uiView, elements: "scrollView", make: { _ in UIScrollView() },
        keys: [
            .key(
                "contentSize", \.contentSize, .size, "The size of the scrollable content, in points.",
                document: .child),
            .key(
                "contentOffset", \.contentOffset, .point,
                "The point of the content at the top left of the view, in points."),
            .key(
                "contentInset", \.contentInset, .insets, "Space added around the content, in points.",
                document: .child),
            .key(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .choice(.insetAdjustment),
                "When the safe area is added to contentInset.", document: .attribute("contentInsetAdjustmentBehavior")),
            .key(
                "showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, .flag,
                "Whether the indicator is shown while scrolling."),
            .key(
                "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, .flag,
                "Whether the indicator is shown while scrolling."),
            .key(
                "isPagingEnabled", \.isPagingEnabled, .flag,
                "Whether scrolling stops at multiples of the view's size."),
            .key(
                "bounces", \.bounces, .flag, "Whether the content can be dragged past its edge and bounces back."),
            .key(
                KeyName.isScrollEnabled.name, \.isScrollEnabled, .flag, "Whether the content can be scrolled.",
                document: .flag("scrollEnabled", absent: true)
            ).unpublished,
            .key(
                "alwaysBounceVertical", \.alwaysBounceVertical, .flag, "Whether a content that fits bounces.",
                document: .flag("alwaysBounceVertical", absent: false)
            ).unpublished,
            .key(
                "alwaysBounceHorizontal", \.alwaysBounceHorizontal, .flag, "Whether a content that fits bounces.",
                document: .flag("alwaysBounceHorizontal", absent: false)
            ).unpublished,
        ])
}
