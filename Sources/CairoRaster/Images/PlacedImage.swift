import DisplayList
import Foundation
import ImageCodecs

/// Pixels that are stretched over a rectangle.
struct PlacedImage {
    var bitmap: Bitmap
    var id: ImageID
    /// The part that is shown, in pixels of the bitmap and inside it.
    var source: CGRect
    /// The rectangle, in points.
    var destination: CGRect
    var tint: RGBAColor?

    /// Fails if nothing would be visible. Parts beyond the image's edges are not painted.
    init?(_ placement: ImagePlacement, bitmap: Bitmap) {
        let source = placement.source.standardized
        let destination = placement.destination.standardized
        // Foundation's own `intersection` traps on NaN.
        let (left, right) = (max(0, source.minX), min(CGFloat(bitmap.width), source.maxX))
        let (top, bottom) = (max(0, source.minY), min(CGFloat(bitmap.height), source.maxY))
        let inside = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        guard left < right, top < bottom, destination.width > 0, destination.height > 0, source.width.isFinite,
            source.height.isFinite
        else { return nil }
        self.bitmap = bitmap
        id = placement.image
        self.source = inside
        self.destination = destination
        tint = placement.tint
        if inside != source {
            let (across, down) = (destination.width / source.width, destination.height / source.height)
            self.destination = CGRect(
                x: destination.minX + (inside.minX - source.minX) * across,
                y: destination.minY + (inside.minY - source.minY) * down,
                width: inside.width * across, height: inside.height * down)
        }
    }
}
