internal import CGlibc

/// The memory of finished pictures.
enum FreedMemory {
    /// Keeps the memory for the next picture. Otherwise the C library returns blocks of this size to the system at
    /// once, and every picture waits for new pages, which the system fills with zeros: up to a tenth of the picture's
    /// time.
    ///
    /// Both settings apply to the whole process, so only the command sets them, at its start.
    static func keep() {
        // The C library accepts at most 32 megabytes here; larger blocks are always returned.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 128 << 20)
    }
}
