import Basics
import DisplayList
import Foundation
import KitValues

extension CoverageMask {
    /// The blurred coverage of what `draw` paints, in a region of device pixels.
    ///
    /// - Parameters:
    ///   - space: the space in which `draw` paints. Its clip is ignored: everything that can reach the region is
    ///     painted.
    ///   - draw: paints in the space that it gets, which is coarser than `space` if the blur is wide.
    static func blurred(
        _ region: PixelRect, by blur: ShadowBlur, in space: Space, resources: DrawingResources,
        draw: (Canvas, Space) throws(RasterError) -> Void
    ) throws(RasterError) -> CoverageMask {
        let cell = blur.cell
        let weights = blur.weights
        // The cells of the region, one more on each side for interpolation, and the kernel's reach.
        let cells = PixelRect(
            fromX: floorDivide(region.x, cell) - 1, y: floorDivide(region.y, cell) - 1,
            toX: floorDivide(region.maxX - 1, cell) + 2, y: floorDivide(region.maxY - 1, cell) + 2)
        let canvas = cells.insetBy(1 - weights.count)
        var inner = space
        inner.toDevice = space.toDevice.concatenating(
            CGAffineTransform(scaleX: 1 / CGFloat(cell), y: 1 / CGFloat(cell)))
        inner.clip = canvas
        let sharp = try CoverageMask(region: canvas, resources: resources) { (canvas) throws(RasterError) in
            try draw(canvas, inner)
        }
        let soft = BlurredCells(sharp, cells: cells, weights: weights)
        return try soft.spread(over: region, cell: cell)
    }

    private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
    }
}

/// The coverage of each cell after blurring, not yet rounded.
private struct BlurredCells {
    let region: PixelRect
    private var values: [Float]

    /// Blurs along rows, then along columns.
    /// - Parameters:
    ///   - sharp: the sharp mask, wider than `cells` by the kernel on every side.
    ///   - weights: the weights of the middle and of one side.
    init(_ sharp: CoverageMask, cells: PixelRect, weights: [Float]) {
        region = cells
        let reach = weights.count - 1
        let width = cells.width
        let (rows, inked) = BlurredCells.blurredRows(of: sharp, width: width, weights: weights)
        values = [Float](unsafeUninitializedCapacity: width * cells.height) { buffer, initialized in
            initialized = width * cells.height
            rows.withUnsafeBufferPointer { rows in
                guard var out = buffer.baseAddress, let first = rows.baseAddress else { return }
                for y in 0..<cells.height {
                    let middle = y + reach
                    memset(out, 0, width * MemoryLayout<Float>.stride)
                    // Rows without ink add nothing. Most rows around a line of text have none.
                    if inked.contains(middle) {
                        BlurredCells.add(first + middle * width, nil, weights[0], count: width, to: out)
                    }
                    for t in 1..<max(1, weights.count) {
                        let before = inked.contains(middle - t) ? first + (middle - t) * width : nil
                        let after = inked.contains(middle + t) ? first + (middle + t) * width : nil
                        guard let one = before ?? after else { continue }
                        BlurredCells.add(one, before == nil ? nil : after, weights[t], count: width, to: out)
                    }
                    out += width
                }
            }
        }
    }

    /// The rows after blurring each along itself, and the range of rows with ink; the other rows are uninitialised.
    private static func blurredRows(
        of sharp: CoverageMask, width: Int, weights: [Float]
    ) -> (values: [Float], inked: Range<Int>) {
        let reach = weights.count - 1
        let height = sharp.region.height
        let inked = sharp.inkedRows
        let values = [Float](unsafeUninitializedCapacity: width * height) { buffer, initialized in
            initialized = width * height
            var row = [Float](repeating: 0, count: sharp.region.width)
            sharp.bytes.withUnsafeBufferPointer { bytes in
                row.withUnsafeMutableBufferPointer { row in
                    guard let out = buffer.baseAddress, let source = bytes.baseAddress, let line = row.baseAddress
                    else { return }
                    for y in inked {
                        let own = source + y * sharp.stride
                        var x = 0
                        while x < row.count {
                            line[x] = Float(own[x])
                            x += 1
                        }
                        convolve(line + reach, count: width, weights: weights, to: out + y * width)
                    }
                }
            }
        }
        return (values, inked)
    }

    /// `out[i] = Σ weights[|t|] · middle[i + t]`.
    private static func convolve(
        _ middle: UnsafePointer<Float>, count: Int, weights: [Float], to out: UnsafeMutablePointer<Float>
    ) {
        memset(out, 0, count * MemoryLayout<Float>.stride)
        add(middle, nil, weights[0], count: count, to: out)
        for t in 1..<max(1, weights.count) { add(middle - t, middle + t, weights[t], count: count, to: out) }
    }

    /// `out[i] += weight · (one[i] + other[i])`.
    private static func add(
        _ one: UnsafePointer<Float>, _ other: UnsafePointer<Float>?, _ weight: Float, count: Int,
        to out: UnsafeMutablePointer<Float>
    ) {
        var i = 0
        if let other {
            while i < count {
                out[i] += weight * (one[i] + other[i])
                i += 1
            }
        } else {
            while i < count {
                out[i] += weight * one[i]
                i += 1
            }
        }
    }

    /// Interpolates device pixels linearly between the centres of cells.
    func spread(over target: PixelRect, cell: Int) throws(RasterError) -> CoverageMask {
        var mask = CoverageMask(region: target)
        let columns = Between.places(from: target.x, count: target.width, cell: cell, origin: region.x)
        let rows = Between.places(from: target.y, count: target.height, cell: cell, origin: region.y)
        let width = region.width
        var line = [Float](repeating: 0, count: width)
        try mask.withMutableBytes { (bytes, stride) throws(RasterError) in
            values.withUnsafeBufferPointer { values in
                line.withUnsafeMutableBufferPointer { buffer in
                    guard let cells = values.baseAddress, let line = buffer.baseAddress else { return }
                    var out = bytes
                    for row in rows {
                        let upper = cells + row.index * width
                        let lower = row.fraction == 0 ? upper : upper + width
                        var x = 0
                        while x < width {
                            line[x] = upper[x] + (lower[x] - upper[x]) * row.fraction
                            x += 1
                        }
                        Between.round(line, at: columns, to: out)
                        out += stride
                    }
                }
            }
        }
        return mask
    }

    /// A position between two neighbouring cells.
    private struct Between {
        var index: Int
        var fraction: Float

        static func places(from start: Int, count: Int, cell: Int, origin: Int) -> [Between] {
            (start..<start + count).map { pixel in
                let place = (Float(pixel) + 0.5) / Float(cell) - 0.5 - Float(origin)
                let index = Int(place)
                return Between(index: index, fraction: place - Float(index))
            }
        }

        /// Rounds one row of pixels. It uses a `while` loop, because in a debug build other loops take far longer.
        static func round(
            _ line: UnsafePointer<Float>, at places: [Between], to out: UnsafeMutablePointer<UInt8>
        ) {
            places.withUnsafeBufferPointer { buffer in
                guard let places = buffer.baseAddress else { return }
                let count = buffer.count
                var x = 0
                while x < count {
                    let left = line[places[x].index]
                    let fraction = places[x].fraction
                    let right = fraction == 0 ? left : line[places[x].index + 1]
                    let value = left + (right - left) * fraction + 0.5
                    out[x] = value < 255 ? UInt8(value) : 255
                    x += 1
                }
            }
        }
    }
}
