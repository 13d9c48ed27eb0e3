package import Foundation
package import KitValues

/// The sizes of a symbol's image, in points, all in whole pixels (look.md §22).
package struct SymbolMetrics: Hashable {
    /// The size of the image: the ink and the insets around it.
    package let size: CGSize
    /// The distance of the ink from the image's edges.
    package let insets: UIEdgeInsets
    /// The height of the baseline above the image's bottom.
    package let baseline: CGFloat
    /// The margins to the alignment rectangle, which has the height of the font's line box; negative where it is larger
    /// than the image.
    package let alignment: UIEdgeInsets

    /// - Parameters:
    ///   - size17: the size of the image at 17 points.
    ///   - side17: the distance of the ink from its sides.
    ///   - pixels: in a point.
    package init(size17: CGSize, side17: CGFloat, style: SymbolStyle, pointSize: CGFloat, pixels: CGFloat) {
        func whole(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
        let size = pointSize / 17
        let isLarge = style.scale == .large
        let side = max(whole(side17 * size * (isLarge ? 1.5 : 1)), 1 / pixels)
        let top = max(whole(SymbolMetrics.top * size * (isLarge ? 2 : 1)), 1 / pixels)
        let width = max(
            whole((size17.width - 2 * side17) * size * style.factor), 1 / pixels)
        let height = max(whole((size17.height - 2 * SymbolMetrics.top) * size * style.factor), 1 / pixels)
        self.size = CGSize(width: width + 2 * side, height: height + 2 * top)
        insets = UIEdgeInsets(top: top, left: side, bottom: top, right: side)
        // The ink's middle is at half the height of capital letters.
        baseline =
            ((self.size.height / 2 - pointSize * SymbolMetrics.halfCapital) * pixels + 0.05).rounded(.down) / pixels
        let above = whole(0.952 * pointSize)
        let below = whole(0.241 * pointSize)
        alignment = UIEdgeInsets(
            top: self.size.height - baseline - above, left: 0, bottom: baseline - below, right: 0)
    }

    /// The insets of the ink at 17 points in the medium scale.
    static let side: CGFloat = 1.5
    static let top: CGFloat = 1

    private static let halfCapital: CGFloat = 0.3523
}
