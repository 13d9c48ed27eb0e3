import Foundation
import KitValues

extension UIProgressView {
    /// Lengths in points (look.md §7).
    enum Measures {
        /// The height of the track since iOS 14; before, it was 2 points high, which is not imitated. In a lower view,
        /// the track has the view's height.
        static let height: CGFloat = 4
    }

    final func drawTrack() {
        let height = min(Measures.height, bounds.height)
        var track = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        ControlShapes.fill(
            track, radius: height / 2, trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill))
        let width = track.width * CGFloat(progress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { track.origin.x = track.maxX - width }
        track.size.width = width
        ControlShapes.fill(track, radius: height / 2, progressTintColor ?? tintColor)
    }
}
