/// Texts for terminals and the pages of build servers: characters that would move the cursor, be invisible or change
/// the reading direction are shown as JSON escapes.
package enum ShownText {
    /// A name on one line, safe for a terminal.
    package static func name(_ text: String) -> String {
        isHarmless(text) ? text : escaping(text, isInvisible)
    }

    /// The first 25 characters of a text, as UIKit describes views by their text. A longer text ends with three dots.
    ///
    /// Characters are counted as Unicode scalars, so that combining marks cannot make the result longer.
    package static func start(of text: String) -> String {
        let limit = 25
        let start = text.unicodeScalars.prefix(limit + 1)
        return start.count > limit ? name(String(start.dropLast())) + "..." : name(text)
    }

    /// A text of any number of lines, safe for a terminal.
    package static func lines(_ text: String) -> String {
        isHarmless(text, orIsLineOrTab: true) ? text : escaping(text) { isInvisible($0) && $0 != "\n" && $0 != "\t" }
    }

    /// Whether a character breaks a line, is invisible, or changes the reading direction. All such characters are in
    /// the Basic Multilingual Plane.
    ///
    /// The list is fixed and does not use Unicode's properties, whose tables differ between versions of the runtime. It
    /// leaves out the joiners of emoji.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: true  // controls
        case 0x2028, 0x2029: true  // line and paragraph separator
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // reading direction
        case 0x200B, 0x2060, 0xFEFF: true  // no width
        default: false
        }
    }

    /// The escape of a character: `\u001B`, or the letter that JSON has for it.
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            return String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16, uppercase: true)
                return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            }.joined()
        }
    }

    /// Whether every byte is printable ASCII, as in most texts. If `orIsLineOrTab` is true, line ends and tabs are
    /// accepted, too.
    private static func isHarmless(_ text: String, orIsLineOrTab: Bool = false) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || orIsLineOrTab && ($0 == 0x0A || $0 == 0x09) }
    }

    private static func escaping(_ text: String, _ isEscaped: (Unicode.Scalar) -> Bool) -> String {
        guard text.unicodeScalars.contains(where: isEscaped) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if isEscaped(scalar) { shown += escape(scalar) } else { shown.unicodeScalars.append(scalar) }
        }
        return shown
    }
}
