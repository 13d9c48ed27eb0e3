import Foundation
import ImageCodecs

/// The pixels of two pictures of one size, as memory.
struct PicturePair {
    let reference: UnsafePointer<UInt32>
    let actual: UnsafePointer<UInt32>
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int

    /// - Returns: nil for pictures of different sizes, and for pictures without pixels.
    static func of<Result>(_ reference: Bitmap, _ actual: Bitmap, _ body: (PicturePair) -> Result) -> Result? {
        guard reference.width == actual.width, reference.height == actual.height else { return nil }
        return reference.pixels.withUnsafeBufferPointer { a in
            actual.pixels.withUnsafeBufferPointer { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return nil }
                return body(
                    PicturePair(reference: a, actual: b, width: reference.width, height: reference.height))
            }
        }
    }

    /// Whether a row of both pictures equals the row above, as most rows of a screen do: the results for that row can
    /// then be used again.
    func repeatsRow(above y: Int) -> Bool {
        guard y > 0 else { return false }
        let row = y * width
        return PicturePair.repeats(reference + row, width) && PicturePair.repeats(actual + row, width)
    }

    private static func repeats(_ row: UnsafePointer<UInt32>, _ width: Int) -> Bool {
        memcmp(row, row - width, width * MemoryLayout<UInt32>.stride) == 0
    }

    /// The indices of pixels that differ, row by row from the top left.
    ///
    /// Equal rows, which are most of a screen, cost one `memcmp`, and so do equal blocks of other rows.
    func differingPixels() -> [UInt32] {
        let rows = (0..<height).filter { y in
            memcmp(reference + y * width, actual + y * width, width * MemoryLayout<UInt32>.stride) != 0
        }
        return [UInt32](unsafeUninitializedCapacity: rows.count * width) { buffer, count in
            guard var out = buffer.baseAddress else { return }
            let first = out
            for y in rows {
                let a = reference + y * width
                let b = actual + y * width
                var x = 0
                while x < width {
                    let end = min(width, x + PixelBlock.size)
                    if memcmp(a + x, b + x, (end - x) * MemoryLayout<UInt32>.stride) == 0 {
                        x = end
                        continue
                    }
                    while x < end {
                        if a[x] != b[x] {
                            out.pointee = UInt32(truncatingIfNeeded: y * width + x)
                            out += 1
                        }
                        x += 1
                    }
                }
            }
            count = out - first
        }
    }

    /// Calls `body` for each row, from the top, that has some of the pixels.
    ///
    /// - Parameter body: gets the row, and the range of the indices that are in it.
    func forEachRow(of places: UnsafeBufferPointer<UInt32>, _ body: (_ y: Int, _ indices: Range<Int>) -> Void) {
        guard let first = places.baseAddress else { return }
        var start = 0
        while start < places.count {
            let y = Int(first[start]) / width
            let end = PicturePair.end(of: first, from: start, of: places.count, before: (y + 1) * width)
            body(y, start..<end)
            start = end
        }
    }

    /// The end of the pixels below `limit`, in a list of ascending pixel indices.
    static func end(of places: UnsafePointer<UInt32>, from start: Int, of count: Int, before limit: Int) -> Int {
        // If all pixels of a row differ, the last one proves it.
        let whole = start + limit - Int(places[start])
        if whole <= count, Int(places[whole - 1]) == limit - 1 { return whole }
        var end = start + 1
        while end < count, Int(places[end]) < limit { end += 1 }
        return end
    }
}
