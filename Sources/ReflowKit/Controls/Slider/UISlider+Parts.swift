import Foundation
import KitValues

extension UISlider {
    /// Lengths in points, as measured in pictures of UIKit (look.md §3).
    enum Measures {
        static let thumbDiameter: CGFloat = 27
        static let trackHeight: CGFloat = 4
        /// The distance of the knob's centre above that of the track.
        static let thumbRise: CGFloat = 7.0 / 6
        /// The distance of the track's ends from its rectangle's.
        static let trackInset: CGFloat = 1
        /// The distance between the track and an image. A decision by eye: no source shows a slider with images.
        static let imageSpacing: CGFloat = 6
        static let knobShadows = [
            CastShadow(opacity: 0.116, radius: 5.7, drop: 5.9), CastShadow(opacity: 0.113, radius: 1.8, drop: 0.5),
        ]
        static let height: CGFloat = 34
        /// The insets of the alignment rectangle: at each end and at the bottom (format.md §5).
        static let alignmentInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        /// The height of the alignment rectangle, as documents store it (format.md §5).
        static let intrinsicHeight: CGFloat = 30
    }

    /// Draws the track and the images at its ends.
    final func drawTrack() {
        let rect = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: rect, value: value)
        let track = rect.insetBy(dx: min(Measures.trackInset, rect.width / 2), dy: 0)
        ControlShapes.faded(unless: isEnabled, in: bounds) {
            let radius = Measures.trackHeight / 2
            ControlShapes.fill(track, radius: radius, maximumTrackTintColor ?? .systemFill)
            var filled = track
            filled.size.width = max(0, min(track.width, thumb.midX - track.minX))
            if isRightToLeft {
                filled.origin.x = filled.maxX
                filled.size.width = track.maxX - filled.minX
            }
            ControlShapes.fill(filled, radius: radius, minimumTrackTintColor ?? tintColor)
            minimumValueImage?.withTint(of: self).draw(in: minimumValueImageRect(forBounds: bounds))
            maximumValueImage?.withTint(of: self).draw(in: maximumValueImageRect(forBounds: bounds))
        }
    }
}

extension UIImage {
    /// The image for drawing: a template in the view's tint colour, any other image unchanged.
    @MainActor
    fileprivate func withTint(of view: UIView) -> UIImage {
        renderingMode == .alwaysTemplate ? withTintColor(view.tintColor, renderingMode: .alwaysOriginal) : self
    }
}
