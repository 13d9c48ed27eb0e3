package import Foundation
import ImageCodecs
import KitValues

extension UIImage {
    /// Whether nobody sees that the picture is shown this much wider, in relation to its height, than it is: its middle
    /// is made for being stretched, or it is the same all along the way.
    package final func hidesStretching(by factor: CGFloat) -> Bool {
        guard capInsets == .zero, let bitmap = try? bitmap() else { return true }
        return bitmap.isUniform(across: factor > 1)
    }
}

extension Bitmap {
    /// Whether every pixel is the first of its row, or else the one above it.
    fileprivate func isUniform(across: Bool) -> Bool {
        let pixels = self.pixels
        var index = across ? 0 : width
        while index < pixels.count {
            if pixels[index] != pixels[across ? index - index % width : index - width] { return false }
            index += 1
        }
        return true
    }
}
