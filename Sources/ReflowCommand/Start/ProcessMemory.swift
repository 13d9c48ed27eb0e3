internal import CGlibc
import Glibc

/// Settings of the C library for the memory of the process. They apply to the whole process, so only the command makes
/// them, at its start, before other threads exist.
enum ProcessMemory {
    /// The first growth of the heap in bytes: the memory for drawing and writing one picture of a phone.
    private static let firstGrowth = 64 << 20
    private static let laterGrowth: Int32 = 4 << 20
    /// The maximum number of processors with a single heap. With more threads, a shared heap would make them wait for
    /// each other.
    private static let mostProcessorsOfOneHeap = 4

    /// Sets up the memory for pictures, which are large and follow each other.
    ///
    /// - Parameter processors: the number of processors that the process may use.
    static func prepare(processors: Int) {
        keepFreedPictures()
        if processors <= mostProcessorsOfOneHeap { mallopt(M_ARENA_MAX, 1) }
        growInLargePages()
    }

    /// Makes the C library keep freed blocks of the size of pictures. By default it returns them to the system at once,
    /// and every picture waits for new pages, which the system fills with zeros: up to a tenth of its time.
    private static func keepFreedPictures() {
        // The C library accepts no more than 32 megabytes here; larger blocks are always given back.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 128 << 20)
    }

    /// Lets the heap grow once, and requests large pages there, a hint that the system may ignore. Otherwise the heap
    /// would grow in hundreds of small steps, each a system call, and the first access to each page would cause a
    /// fault.
    private static func growInLargePages() {
        mallopt(M_TOP_PAD, Int32(firstGrowth))
        defer { mallopt(M_TOP_PAD, laterGrowth) }
        guard let start = sbrk(0) else { return }
        // The block is larger than the free part of the heap, and smaller than blocks with memory of their own. (The
        // compiler removes a `malloc` whose memory is not used.)
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
