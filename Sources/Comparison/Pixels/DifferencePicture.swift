public import Basics
import Foundation
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

    /// Draws equal pixels dimmed to light grey, different pixels in red, and an orange frame around the latter, so that
    /// even a single pixel is found. Areas of only one picture are striped: in blue if only the reference has them, in
    /// red if only the new picture has them. Areas of neither are grey.
    ///
    /// - Parameters:
    ///   - masks: the areas that were not compared; they are hatched in grey.
    ///   - comparison: the result of comparing both pictures with these masks.
    /// - Returns: a picture as wide as the wider and as high as the higher one, or `nil` if it would exceed
    ///   `maximumArea`.
    public static func bitmap(
        reference: Bitmap, actual: Bitmap, masks: [PixelRect] = [], comparison: PixelComparison? = nil
    ) -> Bitmap? {
        let width = max(reference.width, actual.width)
        let height = max(reference.height, actual.height)
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, area <= maximumArea else { return nil }
        let bounds = (comparison ?? PixelComparison(reference: reference, actual: actual, masks: masks)).bounds

        // Areas of neither picture keep this colour.
        var pixels = [UInt32](repeating: nothing, count: area)
        pixels.withUnsafeMutableBufferPointer { pixels in
            reference.pixels.withUnsafeBufferPointer { old in
                actual.pixels.withUnsafeBufferPointer { new in
                    let isOneSize = reference.width == actual.width && reference.height == actual.height
                    for y in 0..<height {
                        // Most rows of a screen equal the one above, so its result is copied. In areas of one picture
                        // only, the stripes differ from row to row.
                        if isOneSize, y > 0, repeats(y, width, old), repeats(y, width, new) {
                            let row = pixels.baseAddress.map { $0 + y * width }
                            if let row { row.update(from: row - width, count: width) }
                            continue
                        }
                        draw(
                            y, y < reference.height ? old[(y * reference.width)...].prefix(reference.width) : old[..<0],
                            y < actual.height ? new[(y * actual.width)...].prefix(actual.width) : new[..<0],
                            to: UnsafeMutableBufferPointer(rebasing: pixels[(y * width)...].prefix(width)))
                    }
                }
            }
        }

        func old(_ x: Int, _ y: Int) -> UInt32? {
            x < reference.width && y < reference.height ? reference.pixels[y * reference.width + x] : nil
        }
        func new(_ x: Int, _ y: Int) -> UInt32? {
            x < actual.width && y < actual.height ? actual.pixels[y * actual.width + x] : nil
        }
        for mask in masks {
            for y in max(0, mask.y)..<max(0, mask.y, min(height, mask.y + mask.height)) {
                for x in max(0, mask.x)..<max(0, mask.x, min(width, mask.x + mask.width)) {
                    pixels[y * width + x] =
                        (x + y) / 4 % 3 == 0 ? hatching : dimmed(new(x, y) ?? old(x, y) ?? nothing)
                }
            }
        }
        if let outline = bounds.map({ OutlinedRect(around: $0) }) {
            for y in outline.rows.clamped(to: 0..<height) {
                for x in outline.columns(at: y).flatMap({ $0.clamped(to: 0..<width) })
                where old(x, y) == new(x, y) || masks.contains(where: { $0.contains(x: x, y: y) }) {
                    pixels[y * width + x] = frame
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func repeats(_ y: Int, _ width: Int, _ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
        guard let row = pixels.baseAddress.map({ $0 + y * width }) else { return false }
        return memcmp(row, row - width, width * MemoryLayout<UInt32>.stride) == 0
    }

    /// Draws a row of both pictures; a picture has no pixels below its last row. It uses `while` loops on pointers,
    /// because nearly all time is spent here, and in a debug build other loops take several times as long.
    private static func draw(
        _ y: Int, _ old: Slice<UnsafeBufferPointer<UInt32>>, _ new: Slice<UnsafeBufferPointer<UInt32>>,
        to row: UnsafeMutableBufferPointer<UInt32>
    ) {
        guard let row = row.baseAddress else { return }
        var x = 0
        let common = min(old.count, new.count)
        if let old = UnsafeBufferPointer(rebasing: old).baseAddress,
            let new = UnsafeBufferPointer(rebasing: new).baseAddress
        {
            // Most pixels have the colour of the one before.
            var (last, grey) = (nothing, dimmed(nothing))
            while x < common {
                let end = min(common, x + PixelBlock.size)
                if PixelBlock.repeats(old, from: x, to: end), PixelBlock.repeats(new, from: x, to: end) {
                    (row + x).update(from: row + x - PixelBlock.size, count: end - x)
                    x = end
                }
                while x < end {
                    let pixel = new[x]
                    if pixel != last { (last, grey) = (pixel, dimmed(pixel)) }
                    row[x] = old[x] == pixel ? grey : red
                    x += 1
                }
            }
        }
        let alone = old.count > new.count ? onlyInReference : red
        let end = max(old.count, new.count)
        while x < end {
            row[x] = (x + y) / 8 % 2 == 0 ? alone : paper
            x += 1
        }
    }

    /// The pixel's brightness on white, scaled to the brightest quarter of the greys.
    private static func dimmed(_ pixel: UInt32) -> UInt32 {
        let background = 255 - pixel >> 24
        let red = (pixel >> 16 & 255) + background
        let green = (pixel >> 8 & 255) + background
        let blue = (pixel & 255) + background
        // The weights are those of the three primaries of sRGB in luminance, out of 256. A pixel whose colour exceeds
        // its alpha becomes white.
        let brightness = min(255, (54 * red + 183 * green + 19 * blue) >> 8)
        let grey = 192 + brightness / 4
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}

/// The outline of a rectangle that is a few pixels larger than another one, and a few pixels wide.
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

    var rows: Range<Int> { outerY }

    /// The columns of a row that belong to the outline.
    func columns(at y: Int) -> [Range<Int>] {
        innerY.contains(y)
            ? [outerX.lowerBound..<innerX.lowerBound, innerX.upperBound..<outerX.upperBound] : [outerX]
    }
}
