import Foundation
import ImageCodecs

/// The changes that image editors make to a golden.
enum Pictures {
    /// The picture after a change of pixels, encoded as another tool would.
    static func reencoded(_ png: Data, change: (inout [UInt32]) -> Void = { _ in }) throws -> Data {
        let bitmap = try PNG.decode(png)
        var pixels = bitmap.pixels
        change(&pixels)
        return try PNG.encode(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
    }
}
