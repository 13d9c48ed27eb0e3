import LayoutRules

extension ClassSchema {
    static let scrollView = ClassSchema(
        .scrollView, superclass: view, elements: "scrollView",
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
