import Assets
import Foundation
import ImageCodecs
import KitValues

/// An image of a catalogue that is resizable: its pixels without those that its middle leaves out, and its margins.
struct SlicedImage {
    let asset: ImageAsset
    /// The margins that keep their size, in pixels.
    let capInsets: UIEdgeInsets
    let isTiled: Bool

    init(_ asset: ImageAsset, _ slicing: ImageSlicing) {
        capInsets = slicing.capInsets
        isTiled = slicing.isTiled
        let columns = SlicedImage.kept(
            of: asset.width, slicing.capInsets.left, slicing.capInsets.right, center: slicing.center?.width)
        let rows = SlicedImage.kept(
            of: asset.height, slicing.capInsets.top, slicing.capInsets.bottom, center: slicing.center?.height)
        // A picture that cannot be decoded is reported when it is drawn.
        guard columns.count < asset.width || rows.count < asset.height, let bitmap = try? asset.bitmap() else {
            self.asset = asset
            return
        }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(columns.count * rows.count)
        for row in rows {
            for column in columns { pixels.append(bitmap.pixels[row * bitmap.width + column]) }
        }
        self.asset = ImageAsset(bitmap: Bitmap(width: columns.count, height: rows.count, pixels: pixels))
    }

    /// The pixels along one axis that are shown: those of the first margin and of the middle, and those of the other
    /// margin. Margins and a middle that do not fit leave out nothing.
    private static func kept(of length: Int, _ start: CGFloat, _ end: CGFloat, center: CGFloat?) -> [Int] {
        guard let center, center >= 1, start + center + end < CGFloat(length) else { return Array(0..<length) }
        return Array(0..<Int(start + center)) + Array((length - Int(end))..<length)
    }
}

extension UIEdgeInsets {
    func divided(by scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
    }
}
