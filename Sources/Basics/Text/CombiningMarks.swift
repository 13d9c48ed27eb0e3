/// Marks above, below or around a letter.
///
/// Before texts are compared, the marks of each letter are sorted, in a time that grows with the square of their
/// number. Text that people read has a few per letter; Unicode's stream-safe format allows 30 (UAX #15).
package enum CombiningMarks {
    /// Whether more than `limit` marks follow each other.
    package static func exceed(_ limit: Int, in text: String) -> Bool {
        // A mark has at least two bytes.
        guard text.utf8.count > 2 * limit else { return false }
        var count = 0
        for scalar in text.unicodeScalars {
            count = isMark(scalar) ? count + 1 : 0
            if count > limit { return true }
        }
        return false
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        // No character below U+0300 is a mark.
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
