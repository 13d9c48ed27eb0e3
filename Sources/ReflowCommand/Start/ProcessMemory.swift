internal import CGlibc
import Glibc

/// The C library's management of the memory of the process. These are settings of the whole process, so only the command has
/// them, at its start, before there are other threads.
enum ProcessMemory {
    /// As much as one picture of a phone needs with everything that is drawn and written.
    private static let firstGrowth = 64 << 20
    private static let laterGrowth: Int32 = 4 << 20
    /// With more threads at work, sharing one heap would make them wait for each other.
    private static let mostProcessorsOfOneHeap = 4

    /// Sets the memory up for pictures, which are large and follow each other.
    ///
    /// - Parameter processors: how many the process may use.
    static func prepare(processors: Int) {
        keepFreedPictures()
        if processors <= mostProcessorsOfOneHeap { mallopt(M_ARENA_MAX, 1) }
        growInLargePages()
    }

    /// Otherwise the C library gives blocks of this size back to the system at once, and every picture waits for new
    /// pages, which the system fills with zeros: up to a tenth of its time.
    private static func keepFreedPictures() {
        // The C library accepts no more than 32 megabytes here; larger blocks are always given back.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 128 << 20)
    }

    /// Lets the heap grow once, and asks the system for large pages there, a hint that it may ignore. The heap would grow
    /// in hundreds of small steps, each a system call, and every page that is touched for the first time costs a fault.
    private static func growInLargePages() {
        mallopt(M_TOP_PAD, Int32(firstGrowth))
        defer { mallopt(M_TOP_PAD, laterGrowth) }
        guard let start = sbrk(0) else { return }
        // More than the heap has left, less than what gets memory of its own. (The compiler leaves out a `malloc` whose
        // memory is not used.)
        var block: UnsafeMutableRawPointer?
        guard posix_memalign(&block, MemoryLayout<UInt>.alignment, 1 << 20) == 0 else { return }
        free(block)
        guard let end = sbrk(0), end > start else { return }
        let page = sysconf(Int32(_SC_PAGESIZE))
        let first = (Int(bitPattern: start) + page - 1) & ~(page - 1)
        guard let memory = UnsafeMutableRawPointer(bitPattern: first) else { return }
        madvise(memory, Int(bitPattern: end) - first, MADV_HUGEPAGE)
    }
}
