import DisplayList
import Foundation
import ImageCodecs
import KitValues

extension UIImage {
    final func drawPixels(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let asset else { return }
        let rect = rect.standardized
        guard rect.isFiniteRect, rect.width > 0, rect.height > 0, asset.width > 0, asset.height > 0 else { return }
        let id = context.use(asset)
        let color = tint?.rgba(in: .current)
        let pixels = CGSize(width: asset.width, height: asset.height)
        context.draw(
            ImageSlices(pixels: pixels, scale: scale, resizing: resizing, in: rect).parts.map { part in
                .image(ImagePlacement(id, source: part.source, destination: part.destination, tint: color))
            })
    }
}

/// An image cut into the parts that are painted each by itself, so that it fills a rectangle.
struct ImageSlices {
    struct Part: Hashable {
        /// In pixels of the image.
        var source: CGRect
        /// In points.
        var destination: CGRect
    }

    /// The same along one axis.
    private struct Slice {
        var source: Range<CGFloat>
        var destination: Range<CGFloat>
    }

    let parts: [Part]

    /// How many tiles fill a middle at most; a middle that takes more is stretched.
    private static let maximumTiles = 4096

    init(pixels: CGSize, scale: CGFloat, resizing: UIImage.Resizing?, in rect: CGRect) {
        guard let resizing else {
            parts = [Part(source: CGRect(origin: .zero, size: pixels), destination: rect)]
            return
        }
        let insets = resizing.capInsets
        let tiles = resizing.mode == .tile
        let columns = ImageSlices.slices(
            of: pixels.width, caps: (insets.left, insets.right), scale: scale, tiles: tiles,
            over: rect.minX..<rect.maxX)
        let rows = ImageSlices.slices(
            of: pixels.height, caps: (insets.top, insets.bottom), scale: scale, tiles: tiles,
            over: rect.minY..<rect.maxY)
        parts = rows.flatMap { row in
            columns.map { column in
                Part(
                    source: CGRect(column.source, row.source),
                    destination: CGRect(column.destination, row.destination))
            }
        }
    }

    /// - Parameters:
    ///   - pixels: the image's length.
    ///   - caps: what keeps its size at the start and at the end, in points.
    ///   - target: where the image is to lie, in points.
    private static func slices(
        of pixels: CGFloat, caps: (CGFloat, CGFloat), scale: CGFloat, tiles: Bool, over target: Range<CGFloat>
    ) -> [Slice] {
        // Caps that leave no middle are none.
        let hasMiddle = max(0, caps.0) + max(0, caps.1) < pixels / scale
        let start = hasMiddle ? max(0, caps.0 * scale) : 0
        let end = hasMiddle ? max(0, caps.1 * scale) : 0
        let middle = pixels - start - end
        let length = target.upperBound - target.lowerBound
        // Without room for both ends they shrink alike.
        let shrink = start + end > 0 ? min(1, length * scale / (start + end)) : 1
        let from = target.lowerBound + start / scale * shrink
        let to = max(from, target.upperBound - end / scale * shrink)

        var slices: [Slice] = []
        if start > 0 { slices.append(Slice(source: 0..<start, destination: target.lowerBound..<from)) }
        if to > from {
            let step = middle / scale
            let count = ((to - from) / step - 1e-6).rounded(.up)
            // A tile of one pixel is the same stretched, and one that nothing repeats is too.
            if tiles, middle > 1, count > 1, count <= CGFloat(maximumTiles).squareRoot() {
                for index in 0..<Int(count) {
                    let low = from + CGFloat(index) * step
                    let high = min(low + step, to)
                    slices.append(
                        Slice(source: start..<(start + (high - low) * scale), destination: low..<high))
                }
            } else {
                let shown = tiles && middle > 1 && count <= 1 ? min(middle, (to - from) * scale) : middle
                slices.append(Slice(source: start..<(start + shown), destination: from..<to))
            }
        }
        if end > 0 { slices.append(Slice(source: (pixels - end)..<pixels, destination: to..<target.upperBound)) }
        return slices
    }
}

extension CGRect {
    fileprivate init(_ x: Range<CGFloat>, _ y: Range<CGFloat>) {
        self.init(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound)
    }
}
