package import Foundation
import ImageCodecs

extension UIImage {
    /// A grey box in place of a missing image.
    /// - Parameters:
    ///   - size: in points, from 1 to 2048, with a precision of half a point.
    ///   - name: the name of the missing image.
    package static func placeholder(size: CGSize, name: String) -> UIImage {
        let size = CGSize(width: bounded(size.width), height: bounded(size.height))
        let scale: CGFloat = size.width == size.width.rounded() && size.height == size.height.rounded() ? 1 : 2
        let width = Int((size.width * scale).rounded())
        let height = Int((size.height * scale).rounded())
        // The values are premultiplied: a grey that is visible on light and dark backgrounds, with a stronger edge.
        let ground: UInt32 = 0x4040_4040
        let edge: UInt32 = 0x8060_6060
        var pixels = [UInt32](repeating: ground, count: width * height)
        for x in 0..<width {
            pixels[x] = edge
            pixels[(height - 1) * width + x] = edge
        }
        for y in 0..<height {
            pixels[y * width] = edge
            pixels[y * width + width - 1] = edge
        }
        return UIImage(
            asset: ImageAsset(bitmap: Bitmap(width: width, height: height, pixels: pixels)), scale: scale, name: name)
    }

    /// Whether the image was read from a file. A placeholder was not.
    package var hasFile: Bool { stored?.data != nil }

    private static func bounded(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 1), 2048) : 1 }
}
