import DisplayList
import Foundation
import ImageCodecs
import KitValues

extension UIImage {
    final func drawPixels(in rect: CGRect) {
        if let symbol { return drawSymbol(symbol, in: rect) }
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

/// The parts of a resizable image that are painted separately so that it fills a rectangle.
struct ImageSlices {
    struct Part: Hashable {
        /// The part of the image, in pixels.
        var source: CGRect
        /// The rectangle that the part fills, in points.
        var destination: CGRect
    }

    /// A part along one axis.
    private struct Slice {
        var source: Range<CGFloat>
        var destination: Range<CGFloat>
    }

    let parts: [Part]

    /// The maximum number of tiles. A middle that would need more is stretched.
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
    ///   - caps: the lengths at the start and the end that keep their size, in points.
    ///   - target: the extent of the destination, in points.
    private static func slices(
        of pixels: CGFloat, caps: (CGFloat, CGFloat), scale: CGFloat, tiles: Bool, over target: Range<CGFloat>
    ) -> [Slice] {
        // Caps that leave no middle are ignored.
        let hasMiddle = max(0, caps.0) + max(0, caps.1) < pixels / scale
        let start = hasMiddle ? max(0, caps.0 * scale) : 0
        let end = hasMiddle ? max(0, caps.1 * scale) : 0
        let middle = pixels - start - end
        let length = target.upperBound - target.lowerBound
        // If both ends do not fit, they shrink by the same factor.
        let shrink = start + end > 0 ? min(1, length * scale / (start + end)) : 1
        let from = target.lowerBound + start / scale * shrink
        let to = max(from, target.upperBound - end / scale * shrink)

        var slices: [Slice] = []
        if start > 0 { slices.append(Slice(source: 0..<start, destination: target.lowerBound..<from)) }
        if to > from {
            let step = middle / scale
            let count = ((to - from) / step - 1e-6).rounded(.up)
            // Tiling a middle of one pixel looks the same as stretching it, and so does a middle that fits only once.
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
