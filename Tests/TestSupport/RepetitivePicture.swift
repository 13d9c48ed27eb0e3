public import ImageCodecs

/// Pictures like those of screens: most rows equal the one above, most stretches equal the previous one, with single
/// exceptions. An algorithm that skips repetitions enters and leaves its shortcuts often.
extension Bitmap {
    /// Widths of one pixel, of odd lengths, and around one, two and three stretches of 64 pixels.
    public static let awkwardWidths = [1, 2, 3, 7, 62, 63, 64, 65, 66, 127, 128, 129, 130, 191, 192, 193]

    /// A picture of few colours, and of one of the awkward widths.
    public static func repetitive(opaque: Bool, using generator: inout SeededGenerator) -> Bitmap {
        let width = awkwardWidths.randomElement(using: &generator) ?? 1
        let height = Int.random(in: 1...9, using: &generator)
        let colors = (0..<4).map { _ in UInt32.premultiplied(opaque: opaque, using: &generator) }
        var pixels: [UInt32] = []
        for y in 0..<height {
            let start = pixels.count
            if y > 0, Int.random(in: 0..<5, using: &generator) > 1 {
                pixels += pixels[(start - width)...]
                // A row that is nearly equal to the one above must count as different.
                if Int.random(in: 0..<3, using: &generator) == 0 {
                    pixels[Int.random(in: start..<pixels.count, using: &generator)] = colors[0]
                }
                continue
            }
            for x in 0..<width {
                switch Int.random(in: 0..<12, using: &generator) {
                case 0: pixels.append(colors.randomElement(using: &generator) ?? 0)
                case 1..<9 where x >= 64: pixels.append(pixels[start + x - 64])
                default: pixels.append(x > 0 ? pixels[start + x - 1] : colors[1])
                }
            }
            // If a whole stretch repeats, nothing is random.
            if width > 64, Bool.random(using: &generator) {
                for x in 64..<width { pixels[start + x] = pixels[start + x - 64] }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// This picture after a change: none, some pixels, a rectangle of one colour, or another colour in place of one.
    public func repainted(opaque: Bool, using generator: inout SeededGenerator) -> Bitmap {
        var pixels = self.pixels
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let color = UInt32.premultiplied(opaque: opaque, using: &generator)
            let x = Int.random(in: 0..<width, using: &generator)
            let y = Int.random(in: 0..<height, using: &generator)
            let columns = x...Int.random(in: x..<width, using: &generator)
            let rows = y...Int.random(in: y..<height, using: &generator)
            let old = pixels[y * width + x]
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: pixels[y * width + x] = color
            case 1: for y in rows { for x in columns { pixels[y * width + x] = color } }
            case 2: for y in rows { for x in 0..<width { pixels[y * width + x] = color } }
            default: for place in pixels.indices where pixels[place] == old { pixels[place] = color }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}

extension UInt32 {
    /// A random premultiplied colour.
    fileprivate static func premultiplied(opaque: Bool, using generator: inout SeededGenerator) -> UInt32 {
        let some = UInt32.random(in: 0...255, using: &generator)
        let alpha = opaque ? 255 : [0, 255, some][Int.random(in: 0..<3, using: &generator)]
        let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
        return alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
}
