package import Basics
import Comparison
package import Foundation
import ImageCodecs

/// The part of a golden that differs from the drawn picture: placed on that picture, it gives the whole golden.
package struct ReferenceCrop: Sendable {
    /// The part as a PNG.
    package let file: Data
    /// Its place, in pixels.
    package let place: PixelRect

    /// - Parameters:
    ///   - reference: the golden, as a PNG.
    ///   - actual: the drawn picture, as a PNG.
    /// - Returns: nil if a crop would save little, for pictures of different sizes or with transparent pixels, and for
    ///   files that are not pictures.
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
        // Transparent pixels would let the actual picture shine through.
        guard pixels.allSatisfy({ $0 >> 24 == 0xFF }) else { return nil }
        guard let file = try? PNG.encode(Bitmap(width: bounds.width, height: bounds.height, pixels: pixels)) else {
            return nil
        }
        self.file = file
        place = bounds
    }
}
