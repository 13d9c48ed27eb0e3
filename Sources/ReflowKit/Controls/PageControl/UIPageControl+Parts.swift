import Basics
import Foundation

extension UIPageControl {
    /// Lengths in points, as measured in pictures of UIKit (look.md §6).
    enum Measures {
        /// The distance between the centres of two dots.
        static let pitch: CGFloat = 53.0 / 3
        /// The distance by which the dot of the current page is left of its place in the row.
        static let currentShift: CGFloat = 1.0 / 3
        static let height: CGFloat = 77.0 / 3
        /// The space at each end of the row, in the size that fits. Interface Builder's own sizes have it.
        static let sideSpace: CGFloat = 16
        /// The maximum number of drawn dots; a longer row would not be visible.
        static let mostDots = 100
        /// The standard colour of other pages' dots.
        @MainActor static let otherColor = UIColor(white: 1, alpha: 0.3)
    }

    final func drawDots() {
        guard !(hidesForSinglePage && numberOfPages < 2) else { return }
        let count = min(numberOfPages, Measures.mostDots)
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
                : pageIndicatorTintColor ?? Measures.otherColor
            let place = CGFloat(index) * Measures.pitch - (isCurrent ? Measures.currentShift : 0)
            image.withTintColor(color).draw(at: CGPoint(x: first + grid.round(place), y: top / grid.scale))
        }
    }
}
