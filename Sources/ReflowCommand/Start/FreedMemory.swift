internal import CGlibc

/// The memory of pictures that are done.
enum FreedMemory {
    /// Keeps it for the next picture. Otherwise the C library gives blocks of this size back to the system at once, and
    /// every picture waits for new pages, which the system fills with zeros: up to a tenth of its time.
    ///
    /// Both are settings of the whole process, so only the command has them, at its start.
    static func keep() {
        // The C library accepts no more than 32 megabytes here; larger blocks are always given back.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 128 << 20)
    }
}
