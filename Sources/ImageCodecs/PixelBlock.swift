import Foundation

/// A few neighbouring pixels of a row. On screens most are like the ones before, which one `memcmp` finds out: what was
/// made of those can be copied.
package enum PixelBlock {
    package static let size = 64

    /// - Parameters:
    ///   - start: of the block, counted from the start of the row.
    ///   - end: at most ``size`` further.
    package static func repeats(_ row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Bool {
        guard start >= size else { return false }
        return memcmp(row + start, row + start - size, (end - start) * MemoryLayout<UInt32>.stride) == 0
    }
}
