package import Basics
import Comparison
package import Foundation
import ImageCodecs

/// The part of a golden that differs from the drawn picture: put on that picture, it makes the whole golden.
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
        var pixels: [UInt32] = []
        pixels.reserveCapacity(bounds.width * bounds.height)
        for y in bounds.y..<bounds.y + bounds.height {
            let start = y * old.width + bounds.x
            pixels += old.pixels[start..<start + bounds.width]
        }
        // Pixels that shine through would show the actual picture.
        guard pixels.allSatisfy({ $0 >> 24 == 0xFF }) else { return nil }
        guard let file = try? PNG.encode(Bitmap(width: bounds.width, height: bounds.height, pixels: pixels)) else {
            return nil
        }
        self.file = file
        place = bounds
    }
}
