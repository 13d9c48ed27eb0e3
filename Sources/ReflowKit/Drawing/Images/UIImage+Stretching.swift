package import Foundation
import ImageCodecs
import KitValues

extension UIImage {
    /// Whether nobody can see that the image's width is stretched by `factor` relative to its height: the image has cap
    /// insets, or no readable pixels, or all pixels of each row (for a factor above 1) or of each column are the same.
    package final func hidesStretching(by factor: CGFloat) -> Bool {
        if symbol != nil { return false }
        guard capInsets == .zero, let bitmap = try? bitmap() else { return true }
        return bitmap.isUniform(across: factor > 1)
    }
}

extension Bitmap {
    /// Whether every pixel equals the first one of its row; if `across` is false, whether it equals the first one of
    /// its column.
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
