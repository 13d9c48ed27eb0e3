internal import CPango

/// Holds a reference to a cairo scaled font and gives it back at its end.
///
/// It may cross threads: the reference count is atomic and the font guards its glyphs with a lock of its own.
struct ScaledFontLoan: ~Copyable, @unchecked Sendable {
    let font: OpaquePointer

    /// Takes over the caller's reference.
    init(_ font: OpaquePointer) {
        self.font = font
    }

    deinit {
        cairo_scaled_font_destroy(font)
    }
}
