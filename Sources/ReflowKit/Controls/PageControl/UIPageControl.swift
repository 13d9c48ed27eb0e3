import Basics
public import Foundation
import KitValues

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    open var currentPage = 0 {
        didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
    }
    open var hidesForSinglePage = false
    /// The colour of the other pages' dots. The default is translucent white.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the current page's dot. The default is white.
    open var currentPageIndicatorTintColor: UIColor?

    /// The distance between the centres of two dots, in points (look.md §6).
    private static let pitch: CGFloat = 53.0 / 3
    /// The distance by which the dot of the current page is left of its place in the row, in points.
    private static let currentShift: CGFloat = 1.0 / 3
    private static let height: CGFloat = 77.0 / 3
    /// The maximum number of drawn dots; a longer row would not be visible.
    private static let mostDots = 100

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        return CGSize(
            width: count > 0 ? PageDot.side + (count - 1) * UIPageControl.pitch : 0,
            height: PageDot.side)
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard !(hidesForSinglePage && numberOfPages < 2) else { return }
        let count = min(numberOfPages, UIPageControl.mostDots)
        let grid = simulation.pixelGrid
        let first = grid.round(bounds.midX - size(forNumberOfPages: count).width / 2)
        // Dots start at whole pixels or half pixels.
        let halves = ((bounds.midY - PageDot.side / 2) * grid.scale * 2).rounded()
        let top = (halves / 2).rounded(.down)
        let image = PageDot(scale: grid.scale, isBetweenRows: halves != 2 * top).image
        for index in 0..<count {
            let page = isRightToLeft ? count - 1 - index : index
            let isCurrent = page == currentPage
            let color =
                isCurrent
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            let place = CGFloat(index) * UIPageControl.pitch - (isCurrent ? UIPageControl.currentShift : 0)
            image.withTintColor(color).draw(at: CGPoint(x: first + grid.round(place), y: top / grid.scale))
        }
    }

    /// Interface Builder sizes it 37 points high, and 26 from iOS 14.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: self.size(forNumberOfPages: numberOfPages).width + 32,
            height: simulation.pixelGrid.ceil(UIPageControl.height))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
