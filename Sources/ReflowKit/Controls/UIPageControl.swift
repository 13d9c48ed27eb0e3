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

    // The dots of iOS 14 and later are a symbol (look.md §6).
    private static let diameter: CGFloat = 7.56
    /// From the middle of a dot to that of the next, in points.
    private static let pitch: CGFloat = 53.0 / 3
    private static let dotSide: CGFloat = 23.0 / 3
    /// How far right of the middle the row stands, and how far left of its place in it the dot of the page that is
    /// shown: a third of a point, since its picture is another one.
    private static let shift: CGFloat = 0.15
    private static let currentShift: CGFloat = 1.0 / 3
    private static let height: CGFloat = 77.0 / 3
    /// What is drawn of a row that is too long to be seen.
    private static let mostDots = 100

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        return CGSize(
            width: count > 0 ? UIPageControl.dotSide + (count - 1) * UIPageControl.pitch : 0,
            height: UIPageControl.dotSide)
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard !(hidesForSinglePage && numberOfPages < 2) else { return }
        let count = min(numberOfPages, UIPageControl.mostDots)
        let first = bounds.midX + UIPageControl.shift - CGFloat(count - 1) / 2 * UIPageControl.pitch
        let radius = UIPageControl.diameter / 2
        for index in 0..<count {
            let page = isRightToLeft ? count - 1 - index : index
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            let x =
                first + CGFloat(index) * UIPageControl.pitch - (page == currentPage ? UIPageControl.currentShift : 0)
            color.setFill()
            UIBezierPath(
                ovalIn: CGRect(x: x - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
            ).fill()
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
