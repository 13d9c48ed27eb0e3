import Foundation

extension UISwitch {
    /// Lengths in points, as measured in pictures of UIKit (look.md §2).
    enum Measures {
        static let size = CGSize(width: 51, height: 31)
        /// The distance of the knob from the edge of the background.
        static let knobInset: CGFloat = 2
        static let knobDiameter = size.height - 2 * knobInset
        /// The shadows end at the edge of the background.
        static let knobShadows = [
            CastShadow(opacity: 0.12, radius: 3.5, drop: 2.75), CastShadow(opacity: 0.015, radius: 1.8, drop: 2),
        ]
        /// The alpha of a disabled switch.
        static let disabledAlpha: CGFloat = 0.5
        /// The part at the right that the alignment rectangle leaves out (format.md §5).
        static let alignmentInset: CGFloat = 2
    }
}
