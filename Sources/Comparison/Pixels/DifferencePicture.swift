public import ImageCodecs

/// The picture that shows people where two pictures differ.
public enum DifferencePicture {
    private static let red: UInt32 = 0xFFE6_0012
    private static let frame: UInt32 = 0xFFFF_9500
    private static let onlyInReference: UInt32 = 0xFF00_7AFF
    private static let paper: UInt32 = 0xFFFF_FFFF
    private static let nothing: UInt32 = 0xFFC7_C7CC
    private static let hatching: UInt32 = 0xFF8E_8E93

    /// The most pixels that a difference picture may have.
    public static let maximumArea = 1 << 27

    /// What is the same as the reference dimmed to light grey, what differs in red, and an orange frame around it so
    /// that a single pixel is found. Where only one picture reaches there are stripes: blue for what the reference
    /// alone has, red for what is new; where neither reaches, grey.
    ///
    /// - Parameter masks: where nothing was compared: hatched in grey.
    /// - Returns: a picture as wide as the wider and as high as the higher one, or `nil` if that is more than
    ///   `maximumArea`.
    public static func bitmap(reference: Bitmap, actual: Bitmap, masks: [PixelRect] = []) -> Bitmap? {
        let width = max(reference.width, actual.width)
        let height = max(reference.height, actual.height)
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, area <= maximumArea else { return nil }
        let frame = PixelComparison(reference: reference, actual: actual, masks: masks).bounds
            .map { OutlinedRect(around: $0) }

        let pixels = [UInt32](unsafeUninitializedCapacity: area) { buffer, count in
            var index = 0
            for y in 0..<height {
                for x in 0..<width {
                    let old =
                        x < reference.width && y < reference.height ? reference.pixels[y * reference.width + x] : nil
                    let new = x < actual.width && y < actual.height ? actual.pixels[y * actual.width + x] : nil
                    var pixel = color(old, new, stripe: (x + y) / 8 % 2 == 0)
                    let isMasked = masks.contains { $0.contains(x: x, y: y) }
                    if isMasked { pixel = (x + y) / 4 % 3 == 0 ? hatching : dimmed(new ?? old ?? nothing) }
                    if isMasked || old == new, let frame, frame.contains(x, y) { pixel = self.frame }
                    buffer.initializeElement(at: index, to: pixel)
                    index += 1
                }
            }
            count = index
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func color(_ old: UInt32?, _ new: UInt32?, stripe: Bool) -> UInt32 {
        switch (old, new) {
        case (let old?, let new?): old == new ? dimmed(old) : red
        case (_?, nil): stripe ? onlyInReference : paper
        case (nil, _?): stripe ? red : paper
        case (nil, nil): nothing
        }
    }

    /// The pixel's brightness on white, in the upper quarter of the greys.
    private static func dimmed(_ pixel: UInt32) -> UInt32 {
        let background = 255 - pixel >> 24
        let red = (pixel >> 16 & 255) + background
        let green = (pixel >> 8 & 255) + background
        let blue = (pixel & 255) + background
        // The weights of the three primaries of sRGB in luminance, of 256; a pixel that claims more colour than alpha
        // is white.
        let brightness = min(255, (54 * red + 183 * green + 19 * blue) >> 8)
        let grey = 192 + brightness / 4
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}

/// The outline, some pixels wide, of a rectangle some way around another.
private struct OutlinedRect {
    private let outerX: Range<Int>
    private let outerY: Range<Int>
    private let innerX: Range<Int>
    private let innerY: Range<Int>

    init(around rect: PixelRect, distance: Int = 6, thickness: Int = 2) {
        innerX = rect.x - distance..<rect.x + rect.width + distance
        innerY = rect.y - distance..<rect.y + rect.height + distance
        outerX = innerX.lowerBound - thickness..<innerX.upperBound + thickness
        outerY = innerY.lowerBound - thickness..<innerY.upperBound + thickness
    }

    func contains(_ x: Int, _ y: Int) -> Bool {
        outerX.contains(x) && outerY.contains(y) && !(innerX.contains(x) && innerY.contains(y))
    }
}
