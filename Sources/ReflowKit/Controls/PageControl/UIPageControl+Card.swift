import KitSchema

extension ClassCards {
    static let uiPageControl = ClassCard(
        UIPageControl.self, over: uiControl, elements: "pageControl", measured: .both, target: .natural,
        make: { _ in UIPageControl() },
        keys: [
            .key(
                "numberOfPages", \.numberOfPages, .integer(0...1000), "The number of dots.",
                document: .attribute("numberOfPages")),
            .key(
                "currentPage", \.currentPage, .integer(0...999), "The current page, counted from 0.",
                document: .attribute("currentPage")
            ).ordered(.afterOthers),
            .key(
                "hidesForSinglePage", \.hidesForSinglePage, .flag,
                "Whether the dot is hidden if there is only one page.",
                document: .flag("hidesForSinglePage", absent: false)),
            .key(
                "pageIndicatorTintColor", \.pageIndicatorTintColor, .color, "The colour of the other pages' dots.",
                default: .stated("translucent white"), document: .child
            ).look,
            .key(
                "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color,
                "The colour of the current page's dot.", default: .stated("white"), document: .child
            ).look,
        ])
}
