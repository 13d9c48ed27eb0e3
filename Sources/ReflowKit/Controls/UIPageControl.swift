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
    /// Of the other pages; translucent white unless set.
    open var pageIndicatorTintColor: UIColor?
    /// Of the page that is shown; white unless set.
    open var currentPageIndicatorTintColor: UIColor?

    private static let diameter: CGFloat = 7
    private static let spacing: CGFloat = 9
    /// What is drawn of a row that is too long to be seen.
    private static let mostDots = 100

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        return CGSize(
            width: count * UIPageControl.diameter + max(0, count - 1) * UIPageControl.spacing,
            height: UIPageControl.diameter)
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard !(hidesForSinglePage && numberOfPages < 2) else { return }
        let count = min(numberOfPages, UIPageControl.mostDots)
        let size = size(forNumberOfPages: count)
        let grid = simulation.pixelGrid
        var x = grid.round(bounds.midX - size.width / 2)
        let y = grid.round(bounds.midY - size.height / 2)
        for index in 0..<count {
            let page = isRightToLeft ? count - 1 - index : index
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            ControlShapes.fill(
                CGRect(x: x, y: y, width: size.height, height: size.height), radius: size.height / 2, color)
            x += UIPageControl.diameter + UIPageControl.spacing
        }
    }

    /// Interface Builder sizes it 37 points high, and 26 from iOS 14.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: self.size(forNumberOfPages: numberOfPages).width + 32, height: 26)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
