import Basics
import DisplayList
import Foundation
import KitValues

/// The blurred silhouette of a rounded rectangle, reduced to its distinct parts: corners and edges, and one row and one
/// column that are repeated for all between.
struct ShadowTile: Sendable {
    /// The mask, in which the first whole pixel of the shape is at 0, 0.
    let mask: CoverageMask

    /// The tile that a shape needs, and its place on the canvas.
    struct Plan {
        struct Key: Hashable {
            /// The shape in pixels, relative to its first whole pixel.
            var shape: RoundedRect
            var blur: ShadowBlur
        }

        let key: Key
        /// The device pixel of the tile's origin.
        let x: Int
        let y: Int
        /// The column and row of the tile that are repeated, counted from its origin, and the number of repetitions.
        let middle: Int
        let extraColumns: Int
        let extraRows: Int

        /// - Parameter shape: a fitted shape, in device pixels.
        init?(_ shape: RoundedRect, blur: ShadowBlur) {
            let rect = shape.rect.snappedForCairo
            guard abs(rect.minX) < 1e6, abs(rect.minY) < 1e6, rect.width < 1e6, rect.height < 1e6 else { return nil }
            x = Int(rect.minX.rounded(.down))
            y = Int(rect.minY.rounded(.down))
            middle = Int(shape.cornerReach.rounded(.up)) + 1 + blur.reach
            let needed = 2 * middle + 2
            extraColumns = max(0, Int(rect.width) - needed)
            extraRows = max(0, Int(rect.height) - needed)
            var small = shape
            small.rect = CGRect(
                x: rect.minX - CGFloat(x), y: rect.minY - CGFloat(y), width: rect.width - CGFloat(extraColumns),
                height: rect.height - CGFloat(extraRows))
            key = Key(shape: small, blur: blur)
        }

        /// The pixels of the tile, from its 0, 0.
        var tileRegion: PixelRect {
            let shape = key.shape.rect
            return PixelRect(
                fromX: 0, y: 0, toX: Int(shape.maxX.rounded(.up)), y: Int(shape.maxY.rounded(.up))
            ).insetBy(-key.blur.reach)
        }

        /// The device pixels that are darkened.
        var region: PixelRect {
            let tile = tileRegion
            return PixelRect(
                x: x + tile.x, y: y + tile.y, width: tile.width + extraColumns, height: tile.height + extraRows)
        }
    }

    init(_ key: Plan.Key, region: PixelRect, resources: DrawingResources) throws(RasterError) {
        let space = Space(toDevice: .identity, clip: region)
        mask = try CoverageMask.blurred(region, by: key.blur, in: space, resources: resources) { canvas, space in
            canvas.fill(.roundedRect(key.shape), .color(.black), .nonZero, in: space)
        }
    }

    /// The part of the whole silhouette that lies in `target`.
    func assembled(_ plan: Plan, in target: PixelRect) throws(RasterError) -> CoverageMask {
        let tile = mask.region
        let whole = plan.region
        // From here on, columns and rows are counted from the tile's first.
        let column = plan.middle - tile.x
        let row = plan.middle - tile.y
        let first = target.x - whole.x
        let last = first + target.width
        var result = CoverageMask(region: target)
        try result.withMutableBytes { (bytes, stride) throws(RasterError) in
            mask.bytes.withUnsafeBufferPointer { source in
                guard let source = source.baseAddress else { return }
                var out = bytes
                var previous = -1
                for y in target.y - whole.y..<target.maxY - whole.y {
                    let line = min(y, max(row, y - plan.extraRows))
                    if line == previous {
                        memcpy(out, out - stride, target.width)
                    } else {
                        let from = source + line * mask.stride
                        let left = first..<max(first, min(last, column))
                        let centre = left.upperBound..<max(left.upperBound, min(last, column + plan.extraColumns))
                        memcpy(out, from + left.lowerBound, left.count)
                        // A narrow tile has no column to repeat.
                        if !centre.isEmpty {
                            memset(out + (centre.lowerBound - first), Int32(from[column]), centre.count)
                        }
                        memcpy(
                            out + (centre.upperBound - first), from + centre.upperBound - plan.extraColumns,
                            last - centre.upperBound)
                    }
                    previous = line
                    out += stride
                }
            }
        }
        return result
    }
}

extension CGRect {
    /// The rectangle rounded to the 256ths of a pixel in which cairo counts, without the noise of earlier arithmetic.
    var snappedForCairo: CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * 256).rounded() / 256 }
        let (left, top) = (snap(minX), snap(minY))
        return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }
}
