import Foundation
import ImageCodecs

/// Two pictures of one size, as memory.
struct PicturePair {
    let reference: UnsafePointer<UInt32>
    let actual: UnsafePointer<UInt32>
    /// In pixels.
    let width: Int
    /// In pixels.
    let height: Int

    /// - Returns: nil for pictures of different sizes, and for those without pixels.
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

    /// The indices of pixels that differ, row by row from the top left.
    ///
    /// Equal rows, which are nearly all, cost one `memcmp`; others are compared eight pixels at a time.
    func differingPixels() -> [UInt32] {
        typealias Block = SIMD8<UInt32>
        var places: [UInt32] = []
        for y in 0..<height {
            let a = reference + y * width
            let b = actual + y * width
            guard memcmp(a, b, width * MemoryLayout<UInt32>.stride) != 0 else { continue }
            var x = 0
            while x + Block.scalarCount <= width {
                let old = UnsafeRawPointer(a + x).loadUnaligned(as: Block.self)
                let new = UnsafeRawPointer(b + x).loadUnaligned(as: Block.self)
                if old != new {
                    for lane in 0..<Block.scalarCount where old[lane] != new[lane] {
                        places.append(UInt32(truncatingIfNeeded: y * width + x + lane))
                    }
                }
                x += Block.scalarCount
            }
            for x in x..<width where a[x] != b[x] { places.append(UInt32(truncatingIfNeeded: y * width + x)) }
        }
        return places
    }
}
