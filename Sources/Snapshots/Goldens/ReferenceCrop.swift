package import Basics
import Comparison
package import Foundation
import ImageCodecs

/// What a golden has otherwise than the picture that was drawn, and a little around it: laid over that picture, it shows
/// the whole golden.
package struct ReferenceCrop: Sendable {
    /// A PNG.
    package let file: Data
    /// Its place, in pixels.
    package let place: PixelRect

    /// - Parameters:
    ///   - reference: the golden, a PNG.
    ///   - actual: the picture that was drawn, a PNG.
    /// - Returns: nil if a crop would save little, for pictures of two sizes or with transparent pixels, and for files
    ///   that are no pictures.
    package init?(of reference: Data, beside actual: Data) {
        guard let old = try? PNG.decode(reference), let new = try? PNG.decode(actual),
            old.width == new.width, old.height == new.height,
            let bounds = PixelComparison(reference: old, actual: new).bounds,
            2 * bounds.width * bounds.height <= old.width * old.height
        else { return nil }
        let held = bounds.surrounded(in: old)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(held.width * held.height)
        for y in held.y..<held.y + held.height {
            let start = y * old.width + held.x
            pixels += old.pixels[start..<start + held.width]
        }
        // What shines through would be the actual picture.
        guard pixels.allSatisfy({ $0 >> 24 == 0xFF }) else { return nil }
        guard let file = try? PNG.encode(Bitmap(width: held.width, height: held.height, pixels: pixels)) else {
            return nil
        }
        self.file = file
        place = held
    }
}

extension PixelRect {
    /// With pixels around it that are alike in both pictures. Browsers mix the pixels at the edges with what is below
    /// where a picture is scaled, and halve pictures before they scale them: so the edges lie at multiples of 16.
    fileprivate func surrounded(in picture: Bitmap) -> PixelRect {
        let (alike, step) = (8, 16)
        let left = max(0, x - alike) / step * step
        let top = max(0, y - alike) / step * step
        let right = min(picture.width, (x + width + alike + step - 1) / step * step)
        let bottom = min(picture.height, (y + height + alike + step - 1) / step * step)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
