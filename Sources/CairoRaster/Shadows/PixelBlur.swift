import Foundation

/// Blurs premultiplied pixels in place. Pixels beyond the edges count as those at the edges.
///
/// The pixels are averaged in square cells, the cells are blurred, and pixels are interpolated linearly between cells.
/// For a wide blur the result is the same to the eye, and it takes less than a millisecond for a bar.
struct PixelBlur {
    /// The standard deviation, in pixels.
    let sigma: Double
    /// The factor by which colours move away from grey.
    let saturation: Double

    /// The maximum side of a cell, in pixels: the sums of its pixels must fit in sixteen bits.
    private static let largestCell = 16
    /// The minimum number of cells to a standard deviation.
    private static let cellsPerSigma = 2.5

    /// - Parameters:
    ///   - pixels: the pixels row by row, `stride` pixels from row to row.
    /// - Returns: false if all pixels are equal, and stay as they are.
    func apply(to pixels: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int) -> Bool {
        guard width > 0, height > 0, saturation != 1 || !PixelBlur.isPlain(pixels, stride, width, height) else {
            return false
        }
        var side = 1
        while side < PixelBlur.largestCell, sigma / Double(2 * side) >= PixelBlur.cellsPerSigma { side *= 2 }
        var grid = CellGrid(pixels, stride: stride, width: width, height: height, side: side)
        grid.blur(sigma: sigma / Double(side))
        if saturation != 1 { grid.saturate(by: Float(saturation)) }
        grid.spread(to: pixels, stride: stride, width: width, height: height)
        return true
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
                    let sums = CellGrid.sums(
                        source + top * stride + left, stride: stride, width: right - left, height: bottom - top)
                    buffer[cell] = SIMD4<Float>(sums) / Float((bottom - top) * (right - left))
                    cell += 1
                    left = right
                }
                top = bottom
            }
        }
    }

    /// The sums of a cell's components. Each of the numbers holds two sums, sixteen bits for either.
    private static func sums(
        _ source: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int
    ) -> SIMD4<UInt32> {
        let mask = SIMD4<UInt32>(repeating: 0xFF00FF)
        var (lows, highs): (SIMD4<UInt32>, SIMD4<UInt32>) = (.zero, .zero)
        var (low, high): (UInt32, UInt32) = (0, 0)
        var row = source
        var y = 0
        while y < height {
            let start = UnsafeRawPointer(row)
            var x = 0
            while x &+ 4 <= width {
                let four = start.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self)
                lows &+= four & mask
                highs &+= (four &>> 8) & mask
                x &+= 4
            }
            while x < width {
                low &+= row[x] & 0xFF00FF
                high &+= (row[x] &>> 8) & 0xFF00FF
                x &+= 1
            }
            row += stride
            y &+= 1
        }
        low &+= lows.wrappedSum()
        high &+= highs.wrappedSum()
        return SIMD4<UInt32>(low & 0xFFFF, high & 0xFFFF, low &>> 16, high &>> 16)
    }

    /// - Parameter sigma: The standard deviation, in cells.
    mutating func blur(sigma: Double) {
        // Averaging in cells and interpolating between them blur, too: like a box of one cell and a tent of two. Their
        // variance is subtracted.
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

    /// Moves every cell's colour away from the grey of its luminance, within the range of colours.
    mutating func saturate(by factor: Float) {
        var index = 0
        while index < cells.count {
            let cell = cells[index]
            // The order is blue, green, red, alpha; the weights are those of sRGB (Rec. 709).
            let luminance = 0.0722 * cell[0] + 0.7152 * cell[1] + 0.2126 * cell[2]
            var component = 0
            while component < 3 {
                let moved = luminance + (cell[component] - luminance) * factor
                cells[index][component] = min(max(moved, 0), cell[3])
                component += 1
            }
            index += 1
        }
    }

    /// Interpolates pixels linearly between the centres of cells.
    func spread(to pixels: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int) {
        var line = [SIMD4<Int32>](repeating: .zero, count: columns)
        cells.withUnsafeBufferPointer { cells in
            line.withUnsafeMutableBufferPointer { line in
                var out = pixels
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
                        line[column] = SIMD4(
                            CellGrid.whole(mixed[0]), CellGrid.whole(mixed[1]), CellGrid.whole(mixed[2]),
                            CellGrid.whole(mixed[3]))
                        column += 1
                    }
                    fill(out, width: width, from: line)
                    out += stride
                    y += 1
                }
            }
        }
    }

    /// The nearest whole number; the even one if two are equally near. The standard library's conversion of vectors
    /// takes ten times as long.
    private static func whole(_ number: Float) -> Int32 {
        // A double of this size has no room for a fraction: its last bits are the rounded number.
        Int32(truncatingIfNeeded: (Double(number) + 0x1.8p52).bitPattern)
    }

    /// One row of pixels.
    private func fill(
        _ out: UnsafeMutablePointer<UInt32>, width: Int, from line: UnsafeMutableBufferPointer<SIMD4<Int32>>
    ) {
        let shift = Int32(side.trailingZeroBitCount)
        // Division rounds towards zero, but shifting rounds down.
        let loss = SIMD4<Int32>(repeating: Int32(side) &- 1)
        var x = 0
        var column = -1
        while x < width {
            // Interpolates from the centre of this cell to that of the next one. Before the first centre and after the
            // last one, the value is constant.
            let from = line[max(column, 0)]
            let to = line[min(column + 1, line.count - 1)]
            let end = min(width, column < 0 ? side / 2 : x + side)
            let difference = to &- from
            let step = (difference &+ ((difference &>> 31) & loss)) &>> SIMD4(repeating: shift)
            // The centre of the first pixel is half a pixel after the centre of the cell.
            let start = from &+ (side == 1 ? .zero : step &>> 1) &+ 0x8000
            var ramp = PixelRamp(start: start, step: step)
            while x &+ 4 <= end {
                UnsafeMutableRawPointer(out + x).storeBytes(of: ramp.next(), as: SIMD4<UInt32>.self)
                x &+= 4
            }
            if x < end {
                let four = ramp.next()
                var index = 0
                while x < end {
                    out[x] = four[index]
                    index += 1
                    x += 1
                }
            }
            column += 1
        }
    }
}

/// Four pixels at a time, whose components each change by a constant step from pixel to pixel. Components have sixteen
/// bits after the point.
private struct PixelRamp {
    private var blue, green, red, alpha: SIMD4<UInt32>
    private let blueStep, greenStep, redStep, alphaStep: SIMD4<UInt32>

    init(start: SIMD4<Int32>, step: SIMD4<Int32>) {
        func places(_ component: Int) -> SIMD4<UInt32> {
            let step = step[component]
            let places = SIMD4<Int32>(0, step, step &<< 1, step &+ step &<< 1) &+ start[component]
            return SIMD4<UInt32>(truncatingIfNeeded: places)
        }
        func steps(_ component: Int) -> SIMD4<UInt32> {
            SIMD4(repeating: UInt32(bitPattern: step[component] &<< 2))
        }
        (blue, green, red, alpha) = (places(0), places(1), places(2), places(3))
        (blueStep, greenStep, redStep, alphaStep) = (steps(0), steps(1), steps(2), steps(3))
    }

    @inline(__always)
    mutating func next() -> SIMD4<UInt32> {
        let low = (blue &>> 16) | ((green &>> 8) & 0xFF00)
        let high = (red & 0xFF_0000) | ((alpha &<< 8) & 0xFF00_0000)
        blue &+= blueStep
        green &+= greenStep
        red &+= redStep
        alpha &+= alphaStep
        return low | high
    }
}
