import CMalloc

/// The memory that this process has allocated.
enum Memory {
    /// The number of bytes that malloc counts as used, without free memory between them.
    static var allocated: Double {
        let info = mallinfo2()
        return Double(info.uordblks + info.hblkhd)
    }
}
