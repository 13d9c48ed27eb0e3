import CMalloc

/// The memory that this process has allocated.
enum Memory {
    /// In bytes, as malloc counts them: without what is free between them.
    static var allocated: Double {
        let info = mallinfo2()
        return Double(info.uordblks + info.hblkhd)
    }
}
