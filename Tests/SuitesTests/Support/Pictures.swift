import Foundation
import ImageCodecs

/// What image editors do to a golden.
enum Pictures {
    /// The same pixels as another tool would write them, after a change.
    static func reencoded(_ png: Data, change: (inout [UInt32]) -> Void = { _ in }) throws -> Data {
        let bitmap = try PNG.decode(png)
        var pixels = bitmap.pixels
        change(&pixels)
        return try PNG.encode(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
    }
}
