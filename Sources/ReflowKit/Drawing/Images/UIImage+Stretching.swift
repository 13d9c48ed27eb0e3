package import Foundation
import ImageCodecs
import KitValues

extension UIImage {
    /// Whether stretching the image's width by `factor`, relative to its height, is invisible: its middle is made to be
    /// stretched, or all pixels along that direction are the same.
    package final func hidesStretching(by factor: CGFloat) -> Bool {
        guard capInsets == .zero, let bitmap = try? bitmap() else { return true }
        return bitmap.isUniform(across: factor > 1)
    }
}

extension Bitmap {
    /// Whether every pixel equals the first one of its row, or of its column.
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
