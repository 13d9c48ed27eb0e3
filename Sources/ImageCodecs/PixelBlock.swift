import Foundation

/// A few neighbouring pixels of a row. On screens, most blocks repeat the one before. One `memcmp` detects that, and
/// then the result for the previous block can be copied.
package enum PixelBlock {
    package static let size = 64

    /// - Parameters:
    ///   - start: the start of the block, counted from the start of the row.
    ///   - end: the end of the block, at most ``size`` after its start.
    package static func repeats(_ row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Bool {
        guard start >= size else { return false }
        return memcmp(row + start, row + start - size, (end - start) * MemoryLayout<UInt32>.stride) == 0
    }
}
