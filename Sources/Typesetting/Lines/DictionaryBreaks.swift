internal import CLineBreaks

/// Where lines may end in the scripts that write no space between words, and for which Pango has no dictionary: Khmer,
/// Lao and Burmese (behaviour.md §12.5). ICU knows their words.
///
/// It is used by one thread at a time, and owns ICU's iterator.
final class DictionaryBreaks {
    private let iterator: OpaquePointer

    /// Nil if ICU's data lacks the rules of lines.
    init?() {
        guard let iterator = line_breaks_open() else { return nil }
        self.iterator = iterator
    }

    deinit { line_breaks_close(iterator) }

    /// The bytes of a stretch of UTF-8 at which a word begins, but for the first.
    func wordStarts(in stretch: UnsafeBufferPointer<CChar>) -> [Int] {
        guard line_breaks_set_text(iterator, stretch.baseAddress, Int64(stretch.count)) else { return [] }
        // ICU lets go of the bytes, which are lent for this call alone.
        defer { _ = line_breaks_set_text(iterator, "", 0) }
        var starts: [Int] = []
        while case let next = Int(line_breaks_next(iterator)), next >= 0, next < stretch.count { starts.append(next) }
        return starts
    }

    /// The library as pictures name it whose lines it broke.
    static var version: String { "icu \(line_breaks_version() / 100).\(line_breaks_version() % 100)" }

    /// Whether a script's words are ICU's matter.
    static func decides(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x0E80: false
        // Lao; Burmese; Khmer and its symbols; Burmese, extended.
        case 0x0E80...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true
        default: false
        }
    }
}
