import Foundation

/// Memory as large as a picture.
enum LargeMemory {
    /// The size from which it is worth it: two large pages.
    private static let least = 4 << 20

    /// Asks the system for large pages, a hint that it may ignore. Memory that is touched for the first time costs a
    /// fault for each page: for the pixels of one phone screen 3000 faults, which take longer than to decode it.
    static func prepare(_ memory: UnsafeMutableRawBufferPointer) {
        guard memory.count >= least, let start = memory.baseAddress else { return }
        let page = sysconf(Int32(_SC_PAGESIZE))
        let first = (UInt(bitPattern: start) + UInt(page) - 1) & ~(UInt(page) - 1)
        let count = UInt(bitPattern: start) + UInt(memory.count) - first
        madvise(UnsafeMutableRawPointer(bitPattern: first), Int(count), MADV_HUGEPAGE)
    }
}
