import LayoutRules

extension ClassSchema {
    static let pageControl = ClassSchema(
        .pageControl, superclass: control, elements: "pageControl",
        properties: [
            KeySchema("numberOfPages", .integer(0...1000), "The number of dots. Default: 0."),
            KeySchema("currentPage", .integer(0...999), "The current page, counted from 0. Default: 0."),
            KeySchema(
                "hidesForSinglePage", .boolean, "Whether the dot is hidden if there is only one page. Default: false."),
            KeySchema(
                "pageIndicatorTintColor", .color, "The colour of the other pages' dots. Default: translucent white."
            )
            .optional,
            KeySchema("currentPageIndicatorTintColor", .color, "The colour of the current page's dot. Default: white.")
                .optional,
        ]
    ) { decoder, element, list in
        for key in ["numberOfPages", "currentPage"] {
            if let number = element[key].flatMap(Int.init) { list.add(key, .integer(number)) }
        }
        list.flag("hidesForSinglePage", attribute: "hidesForSinglePage", absent: false)
        decoder.addColors(["pageIndicatorTintColor", "currentPageIndicatorTintColor"], of: element, to: &list)
    }
}
