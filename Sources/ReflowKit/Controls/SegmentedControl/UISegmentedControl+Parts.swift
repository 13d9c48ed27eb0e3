import Foundation
import KitValues

extension UISegmentedControl {
    /// Lengths in points, as measured in pictures of UIKit (look.md §4).
    enum Measures {
        static let height: CGFloat = 32
        /// The gap between two segments, which contains a separator.
        static let gap: CGFloat = 1
        /// The padding on each side of a title.
        static let air: CGFloat = 9
        /// The distance from a segment's edge to the label in it.
        static let labelInset: CGFloat = 4
        // Smoothed corners of these radii match the pictures' corners, which are similar to circles of 9 and 7.
        static let corner: CGFloat = 8.15
        static let plateCorner: CGFloat = 6.05
        /// The distance from a segment's edge to the plate behind the segment.
        static let plateInset: CGFloat = 2
        /// The shadows end at the edge of the background.
        static let plateShadows = [
            CastShadow(opacity: 0.09, radius: 4.6, drop: 3.5), CastShadow(opacity: 0.03, radius: 1.05, drop: 2),
        ]
        /// The distance above and below a separator.
        static let separatorInset: CGFloat = 7
        /// The part at the bottom that the alignment rectangle leaves out (format.md §5).
        static let alignmentInset: CGFloat = 1
        /// The alpha of the image of a disabled segment.
        static let disabledAlpha: CGFloat = 0.5
        @MainActor static let titleFont = UIFont.systemFont(ofSize: 13)
        @MainActor static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .medium)
        @MainActor static let plateColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
        }
    }
}

/// The background of the segments, with the separators between them.
@MainActor
final class SegmentGround: ControlGround {
    var separators: [CGRect] = [] { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        for separator in separators {
            ControlShapes.fill(separator, radius: UISegmentedControl.Measures.gap / 2, .systemFill)
        }
    }
}
