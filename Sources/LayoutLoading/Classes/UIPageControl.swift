import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let pageControl = ViewMaker(
        setters: [
            PropertySetter(UIPageControl.self, "numberOfPages", default: .integer(0)) { $0.numberOfPages = $1.int },
            PropertySetter(UIPageControl.self, "currentPage", default: .integer(0)) { $0.currentPage = $1.int },
            PropertySetter(UIPageControl.self, "hidesForSinglePage", default: .boolean(false)) {
                $0.hidesForSinglePage = $1.bool
            },
            PropertySetter(color: UIPageControl.self, "pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 },
            PropertySetter(color: UIPageControl.self, "currentPageIndicatorTintColor") {
                $0.currentPageIndicatorTintColor = $1
            },
        ]
    ) { _, _ in UIPageControl() }
}
