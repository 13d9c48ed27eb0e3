internal import CLineBreaks

/// The positions at which lines may end in scripts that write no space between words and for which Pango has no
/// dictionary: Khmer, Lao and Burmese (behaviour.md §12.5). ICU knows their words.
///
/// It is used by one thread at a time, and owns ICU's iterator.
final class DictionaryBreaks {
    private let iterator: OpaquePointer

    /// Fails if ICU's data lacks the rules of lines.
    init?() {
        guard let iterator = line_breaks_open() else { return nil }
        self.iterator = iterator
    }

    deinit { line_breaks_close(iterator) }

    /// The byte offsets at which words begin in some UTF-8 text, without the first one.
    func wordStarts(in stretch: UnsafeBufferPointer<CChar>) -> [Int] {
        guard line_breaks_set_text(iterator, stretch.baseAddress, Int64(stretch.count)) else { return [] }
        // ICU must release the bytes, which are valid only during this call.
        defer { _ = line_breaks_set_text(iterator, "", 0) }
        var starts: [Int] = []
        while case let next = Int(line_breaks_next(iterator)), next >= 0, next < stretch.count { starts.append(next) }
        return starts
    }

    /// The name and version of ICU, for pictures whose lines it broke.
    static var version: String { "icu \(line_breaks_version() / 100).\(line_breaks_version() % 100)" }

    /// Whether ICU decides about the words of this character's script.
    static func decides(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x0E80: false
        // The ranges are those of Lao; Burmese; Khmer and its symbols; Burmese, extended.
        case 0x0E80...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true
        default: false
        }
    }
}
