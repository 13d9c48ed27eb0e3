import Foundation

/// Large blocks of memory, such as a picture's pixels.
enum LargeMemory {
    /// The size from which large pages are requested: two large pages.
    private static let least = 4 << 20

    /// Asks the system for large pages, a hint that it may ignore. Memory that is touched for the first time costs one
    /// page fault per page. For the pixels of a phone's screen that would be 3000 faults, which take longer than
    /// decoding.
    static func prepare(_ memory: UnsafeMutableRawBufferPointer) {
        guard memory.count >= least, let start = memory.baseAddress else { return }
        let page = sysconf(Int32(_SC_PAGESIZE))
        let first = (UInt(bitPattern: start) + UInt(page) - 1) & ~(UInt(page) - 1)
        let count = UInt(bitPattern: start) + UInt(memory.count) - first
        madvise(UnsafeMutableRawPointer(bitPattern: first), Int(count), MADV_HUGEPAGE)
    }
}
