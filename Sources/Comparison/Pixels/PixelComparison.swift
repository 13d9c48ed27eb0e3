public import Basics
public import Foundation
public import ImageCodecs

/// An exact comparison of two pictures, pixel by pixel.
///
/// Pictures of different sizes are aligned at their top left corners; a pixel that only one of them has counts as
/// different.
public struct PixelComparison: Sendable, Hashable {
    /// The reference's size in pixels.
    public let referenceSize: PixelSize
    /// The actual picture's size in pixels.
    public let actualSize: PixelSize
    public let differingPixels: Int
    /// The smallest rectangle that contains all differing pixels.
    public let bounds: PixelRect?
    /// The largest difference of a premultiplied channel, from 0 to 255, among the pixels that both pictures have.
    public let maximumDifference: UInt8

    public var isEqual: Bool { differingPixels == 0 && referenceSize == actualSize }

    public init(reference: Bitmap, actual: Bitmap) {
        referenceSize = PixelSize(width: reference.width, height: reference.height)
        actualSize = PixelSize(width: actual.width, height: actual.height)
        var sweep = PixelSweep(width: min(reference.width, actual.width))
        let common = PixelSize(width: sweep.width, height: min(reference.height, actual.height))
        reference.pixels.withUnsafeBufferPointer { a in
            actual.pixels.withUnsafeBufferPointer { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return }
                let size = common.width * MemoryLayout<UInt32>.stride
                for y in 0..<common.height {
                    let (old, new) = (a + y * reference.width, b + y * actual.width)
                    sweep.row(
                        y, old, new,
                        isRepeated: memcmp(old, old - reference.width, size) == 0
                            && memcmp(new, new - actual.width, size) == 0)
                }
            }
        }
        differingPixels = sweep.count + referenceSize.area + actualSize.area - 2 * common.area
        maximumDifference = sweep.maximum
        bounds = PixelComparison.bounds(of: sweep, common, referenceSize, actualSize)
    }

    /// Compares two pictures without masked pixels. Masks are ignored for pictures of different sizes.
    public init(reference: Bitmap, actual: Bitmap, masks: [PixelRect]) {
        self =
            PicturePair.of(reference, actual) { PixelComparison(of: $0.differingPixels(), in: $0, masks: masks) }
            ?? PixelComparison(reference: reference, actual: actual)
    }

    /// - Parameter places: the pixels that differ, counted from the top left.
    init(of places: [UInt32], in pair: PicturePair, masks: [PixelRect]) {
        referenceSize = PixelSize(width: pair.width, height: pair.height)
        actualSize = referenceSize
        var count = 0
        var furthest: UInt8 = 0
        var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
        // The previous pair of colours, because the next pair is usually the same.
        var (lastOld, lastNew): (UInt32, UInt32) = (0, 0)
        places.withUnsafeBufferPointer { places in
            guard let first = places.baseAddress else { return }
            pair.forEachRow(of: places) { y, indices in
                // Most rows of a screen equal the one above, and their colours add nothing.
                if masks.isEmpty, pair.repeatsRow(above: y) {
                    count += indices.count
                    bottom = y + 1
                    return
                }
                let row = y * pair.width
                var index = indices.lowerBound
                while index < indices.upperBound {
                    let place = Int(first[index])
                    index += 1
                    let x = place - row
                    if !masks.isEmpty, masks.contains(where: { $0.contains(x: x, y: y) }) { continue }
                    count += 1
                    if x < left { left = x }
                    if x >= right { right = x + 1 }
                    if y < top { top = y }
                    if y >= bottom { bottom = y + 1 }
                    let (old, new) = (pair.reference[place], pair.actual[place])
                    if old == lastOld, new == lastNew { continue }
                    (lastOld, lastNew) = (old, new)
                    for shift in [0, 8, 16, 24] as [UInt32] {
                        let old = UInt8(truncatingIfNeeded: old >> shift)
                        let new = UInt8(truncatingIfNeeded: new >> shift)
                        furthest = max(furthest, max(old, new) - min(old, new))
                    }
                }
            }
        }
        differingPixels = count
        maximumDifference = furthest
        bounds = count == 0 ? nil : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func bounds(
        of sweep: PixelSweep, _ common: PixelSize, _ reference: PixelSize, _ actual: PixelSize
    ) -> PixelRect? {
        var left = sweep.left
        var right = sweep.right
        var top = sweep.top
        var bottom = sweep.bottom
        for size in [reference, actual] where size.area > 0 {
            if size.width > common.width {
                left = min(left, common.width)
                right = max(right, size.width)
                top = 0
                bottom = max(bottom, size.height)
            }
            if size.height > common.height {
                top = min(top, common.height)
                bottom = max(bottom, size.height)
                left = 0
                right = max(right, size.width)
            }
        }
        guard right > left, bottom > top else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PixelComparison {
    /// One sentence for people: the number of pixels that differ, the size of the difference, and the place.
    ///
    /// - Parameter scale: pixels per point; nil if it is unknown, then the place is in pixels.
    public func text(scale: CGFloat?) -> String {
        guard let bounds else { return "The pictures are the same." }
        let rect = bounds.points(scale: scale ?? 1)
        let place =
            "x \(rect.minX.sixDigitText) to \(rect.maxX.sixDigitText), "
            + "y \(rect.minY.sixDigitText) to \(rect.maxY.sixDigitText)"
        if referenceSize != actualSize {
            return "The picture is \(actualSize) pixels, not \(referenceSize)."
        }
        let share = 100 * CGFloat(differingPixels) / CGFloat(actualSize.area)
        let count = differingPixels == 1 ? "1 pixel differs" : "\(differingPixels) pixels differ"
        return
            "\(count) (\(share.sixDigitText) %), by up to \(maximumDifference) of 255 per channel, at \(place) "
            + (scale == nil ? "(in pixels)." : "(in points).")
    }
}

/// The differences in the rows so far.
private struct PixelSweep {
    let width: Int
    var count = 0
    /// The last row that differs, with the number of its differing pixels.
    private var lastRow = (y: Int.min, count: 0)
    var maximum: UInt8 = 0
    var left = Int.max
    var right = 0
    var top = Int.max
    var bottom = 0

    init(width: Int) {
        self.width = width
    }

    /// Compares one row. Equal rows, which are most of a screen, cost one `memcmp`. The loops for other rows have no
    /// branches, so that the compiler vectorises them.
    mutating func row(
        _ y: Int, _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, isRepeated: @autoclosure () -> Bool
    ) {
        let size = width * MemoryLayout<UInt32>.stride
        guard memcmp(a, b, size) != 0 else { return }
        // Most rows of a screen equal the one above.
        if lastRow.y == y - 1, isRepeated() {
            count += lastRow.count
            lastRow.y = y
            bottom = y + 1
            return
        }
        var differing: UInt32 = 0
        var x = 0
        while x < width {
            differing &+= a[x] == b[x] ? 0 : 1
            x += 1
        }
        count += Int(differing)
        lastRow = (y, Int(differing))

        let bytes = size
        var furthest: UInt8 = 0
        a.withMemoryRebound(to: UInt8.self, capacity: bytes) { a in
            b.withMemoryRebound(to: UInt8.self, capacity: bytes) { b in
                var index = 0
                // `max` and `min` are avoided: a debug build calls them for every byte.
                while index < bytes {
                    let difference = a[index] > b[index] ? a[index] &- b[index] : b[index] &- a[index]
                    furthest = difference > furthest ? difference : furthest
                    index += 1
                }
            }
        }
        maximum = max(maximum, furthest)

        var first = 0
        while first < left, a[first] == b[first] { first += 1 }
        left = min(left, first)
        var last = width - 1
        while last >= right, a[last] == b[last] { last -= 1 }
        right = max(right, last + 1)
        top = min(top, y)
        bottom = max(bottom, y + 1)
    }
}
