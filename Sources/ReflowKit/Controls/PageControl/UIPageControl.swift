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

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        return CGSize(
            width: count > 0 ? PageDot.side + (count - 1) * Measures.pitch : 0,
            height: PageDot.side)
    }

    private let dots = DrawnPart()

    override func makeParts() {
        super.makeParts()
        dots.drawing = { [weak self] in self?.drawDots() }
        addPart(dots)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        dots.cover(bounds)
    }

    /// The row of dots with `Measures.sideSpace` at each end. The height is that since iOS 14: 77/3 points, rounded
    /// up to whole pixels. Before, it was 37 points, which is not imitated.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: self.size(forNumberOfPages: numberOfPages).width + 2 * Measures.sideSpace,
            height: simulation.pixelGrid.ceil(Measures.height))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
