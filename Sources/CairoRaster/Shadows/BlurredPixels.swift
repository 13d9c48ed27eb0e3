import Foundation

/// A blurred copy of premultiplied pixels. Pixels beyond the edges count as those at the edges.
///
/// The pixels are averaged in square cells, the cells are blurred, and straight lines lead from cell to cell: nothing of
/// a wide blur is lost by that, and it takes less than a millisecond for a bar.
struct BlurredPixels {
    /// Row by row.
    let pixels: [UInt32]

    /// The side of a cell at most, in pixels: the sums of as many pixels fit in sixteen bits.
    private static let largestCell = 16
    /// A cell is so much smaller than the standard deviation at least.
    private static let cellsPerSigma = 2.5

    /// - Parameters:
    ///   - source: `stride` pixels from row to row.
    ///   - sigma: The standard deviation, in pixels.
    /// - Returns: Nil where all pixels are alike.
    init?(_ source: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, sigma: Double) {
        guard width > 0, height > 0, !BlurredPixels.isPlain(source, stride, width, height) else { return nil }
        var side = 1
        while side < BlurredPixels.largestCell, sigma / Double(2 * side) >= BlurredPixels.cellsPerSigma { side *= 2 }
        var grid = CellGrid(source, stride: stride, width: width, height: height, side: side)
        grid.blur(sigma: sigma / Double(side))
        pixels = grid.spread(width: width, height: height)
    }

    private static func isPlain(
        _ source: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int
    ) -> Bool {
        let color = source[0]
        var x = 1
        while x < width {
            if source[x] != color { return false }
            x += 1
        }
        var y = 1
        while y < height {
            if memcmp(source, source + y * stride, width * 4) != 0 { return false }
            y += 1
        }
        return true
    }
}

/// The means of square cells of pixels, four components each from 0 to 255.
private struct CellGrid {
    private let side: Int
    private let columns: Int
    private let rows: Int
    private var cells: [SIMD4<Float>]

    init(_ source: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, side: Int) {
        self.side = side
        columns = (width + side - 1) / side
        rows = (height + side - 1) / side
        let (columns, rows) = (columns, rows)
        cells = [SIMD4<Float>](unsafeUninitializedCapacity: columns * rows) { buffer, count in
            count = columns * rows
            var cell = 0
            var top = 0
            while top < height {
                let bottom = min(top + side, height)
                var left = 0
                while left < width {
                    let right = min(left + side, width)
                    // Two components in each sum, sixteen bits for either.
                    var (low, high): (UInt32, UInt32) = (0, 0)
                    var y = top
                    while y < bottom {
                        let row = source + y * stride
                        var x = left
                        while x < right {
                            low &+= row[x] & 0xFF00FF
                            high &+= (row[x] &>> 8) & 0xFF00FF
                            x += 1
                        }
                        y += 1
                    }
                    let sums = SIMD4<UInt32>(low & 0xFFFF, high & 0xFFFF, low &>> 16, high &>> 16)
                    buffer[cell] = SIMD4<Float>(sums) / Float((bottom - top) * (right - left))
                    cell += 1
                    left = right
                }
                top = bottom
            }
        }
    }

    /// - Parameter sigma: The standard deviation, in cells.
    mutating func blur(sigma: Double) {
        // Averaging in cells, and the lines between them, blur too: by a box of one cell and a tent of two.
        let variance = sigma * sigma - (side == 1 ? 0 : 0.25)
        guard variance > 0.01 else { return }
        let reach = Int((3 * variance.squareRoot()).rounded(.up))
        let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * variance)) }
        let sum = raw.reduce(0, +)
        let weights = raw.map { Float($0 / sum) }
        cells = convolved(weights, count: columns, step: 1, lines: rows, lineStep: columns)
        cells = convolved(weights, count: rows, step: columns, lines: columns, lineStep: 1)
    }

    /// Blurs along lines of cells.
    private func convolved(
        _ weights: [Float], count: Int, step: Int, lines: Int, lineStep: Int
    ) -> [SIMD4<Float>] {
        let reach = weights.count / 2
        var out = cells
        cells.withUnsafeBufferPointer { cells in
            out.withUnsafeMutableBufferPointer { out in
                weights.withUnsafeBufferPointer { weights in
                    var line = 0
                    while line < lines {
                        let start = line * lineStep
                        var place = 0
                        while place < count {
                            var sum = SIMD4<Float>.zero
                            var index = 0
                            while index < weights.count {
                                let other = min(max(place + index - reach, 0), count - 1)
                                sum += cells[start + other * step] * weights[index]
                                index += 1
                            }
                            out[start + place * step] = sum
                            place += 1
                        }
                        line += 1
                    }
                }
            }
        }
        return out
    }

    /// Back to pixels, along straight lines between the middles of cells.
    func spread(width: Int, height: Int) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            count = width * height
            guard var out = buffer.baseAddress else { return }
            var line = [SIMD4<Int32>](repeating: .zero, count: columns)
            cells.withUnsafeBufferPointer { cells in
                line.withUnsafeMutableBufferPointer { line in
                    var y = 0
                    while y < height {
                        let place = min(max((Float(y) + 0.5) / Float(side) - 0.5, 0), Float(rows - 1))
                        let upper = min(Int(place), max(0, rows - 2))
                        let lower = min(upper + 1, rows - 1)
                        let part = place - Float(upper)
                        var column = 0
                        while column < columns {
                            let (above, below) = (cells[upper * columns + column], cells[lower * columns + column])
                            let mixed = (above + (below - above) * part) * 65_536
                            line[column] = SIMD4<Int32>(mixed, rounding: .toNearestOrEven)
                            column += 1
                        }
                        CellGrid.fill(out, width: width, from: line, side: side)
                        out += width
                        y += 1
                    }
                }
            }
        }
    }

    /// One row of pixels. Components have sixteen bits after the point; two of them are added up in one number.
    private static func fill(
        _ out: UnsafeMutablePointer<UInt32>, width: Int, from line: UnsafeMutableBufferPointer<SIMD4<Int32>>,
        side: Int
    ) {
        let half = side / 2
        var x = 0
        var column = -1
        while x < width {
            // From the middle of this cell to that of the next one; before the first and behind the last it is level.
            let from = line[max(column, 0)]
            let to = line[min(column + 1, line.count - 1)]
            let end = min(width, column < 0 ? half : x + side)
            let change = SIMD4<Int32>(truncatingIfNeeded: (to &- from) / Int32(side))
            // The middle of the first pixel lies half a pixel behind the middle of the cell.
            var (blueRed, greenAlpha) = (pair(from, 0, 2), pair(from, 1, 3))
            let (blueRedStep, greenAlphaStep) = (pair(change, 0, 2), pair(change, 1, 3))
            let bias = Int64(0x8000) &+ Int64(0x8000) &<< 32
            blueRed &+= side == 1 ? bias : bias &+ blueRedStep / 2
            greenAlpha &+= side == 1 ? bias : bias &+ greenAlphaStep / 2
            while x < end {
                let low = UInt32(truncatingIfNeeded: blueRed &>> 16) & 0xFF
                let red = UInt32(truncatingIfNeeded: blueRed &>> 48) & 0xFF
                let green = UInt32(truncatingIfNeeded: greenAlpha &>> 16) & 0xFF
                let alpha = UInt32(truncatingIfNeeded: greenAlpha &>> 48) & 0xFF
                out[x] = low | green &<< 8 | red &<< 16 | alpha &<< 24
                blueRed &+= blueRedStep
                greenAlpha &+= greenAlphaStep
                x += 1
            }
            column += 1
        }
    }

    private static func pair(_ components: SIMD4<Int32>, _ low: Int, _ high: Int) -> Int64 {
        Int64(components[low]) &+ Int64(components[high]) &<< 32
    }
}
