import LayoutRules

extension ClassSchema {
    static let scrollView = ClassSchema(
        .scrollView, superclass: view, elements: "scrollView",
        properties: [
            KeySchema(
                "contentSize", .numbers(.size), "The size of the scrollable content, in points. Default: [0, 0]."),
            KeySchema(
                "contentOffset", .numbers(.point),
                "The point of the content at the top left of the view, in points. Default: [0, 0]."),
            KeySchema(
                "contentInset", .numbers(.insets), "Space added around the content, in points. Default: [0, 0, 0, 0]."),
            KeySchema(
                "contentInsetAdjustmentBehavior", .choice(.insetAdjustment),
                "When the safe area is added to contentInset. Default: automatic."),
            KeySchema(
                "showsHorizontalScrollIndicator", .boolean,
                "Whether the indicator is shown while scrolling. Default: true."),
            KeySchema(
                "showsVerticalScrollIndicator", .boolean,
                "Whether the indicator is shown while scrolling. Default: true."),
            KeySchema(
                "isPagingEnabled", .boolean, "Whether scrolling stops at multiples of the view's size. Default: false."),
            KeySchema(
                "bounces", .boolean, "Whether the content can be dragged past its edge and bounces back. Default: true."
            ),
        ]
    ) { decoder, element, list in
        if let size = element.child("size", key: "contentSize") {
            list.add("contentSize", .size(decoder.size(size)))
        }
        if let inset = element.child("inset", key: "contentInset") {
            list.add("contentInset", .insets(decoder.insets(inset)))
        }
        if let choice = decoder.choice(element, "contentInsetAdjustmentBehavior", .insetAdjustment) {
            list.add("contentInsetAdjustmentBehavior", .choice(choice))
        }
        list.flag("isScrollEnabled", attribute: "scrollEnabled", absent: true)
        list.flag("alwaysBounceVertical", attribute: "alwaysBounceVertical", absent: false)
        list.flag("alwaysBounceHorizontal", attribute: "alwaysBounceHorizontal", absent: false)
    }
}
