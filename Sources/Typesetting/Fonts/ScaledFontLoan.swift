internal import CPango

/// Owns a reference to a cairo scaled font, and releases it in the end.
///
/// It may cross threads: the reference count is atomic, and the font protects its glyphs with its own lock.
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
