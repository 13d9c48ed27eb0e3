package import Foundation

/// Helpers for messages that quote and list the contents of files.
package enum Wording {
    /// The maximum number of characters in a quotation; a longer text ends with `…`.
    private static let quotedCharacters = 60

    /// `text` in double quotes, shortened and safe for a terminal: characters that would move the cursor or change the
    /// writing direction are shown as JSON escapes.
    package static func quoted(_ text: String) -> String {
        "\"\(unquoted(text))\""
    }

    /// The text as ``quoted(_:)`` shows it, without the quotes.
    package static func unquoted(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars.prefix(quotedCharacters) {
            shown += isHarmless(scalar) ? String(scalar) : escape(scalar)
        }
        return text.unicodeScalars.count > quotedCharacters ? shown + "…" : shown
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) && scalar != "\"" }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return false
        default: return !scalar.properties.isBidiControl
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        scalar == "\"" ? "\\\"" : ShownText.escape(scalar)
    }

    /// `1 point`, `12.5 points`.
    package static func points(_ number: CGFloat) -> String {
        let text = number.sixDigitText
        return text == "1" ? "1 point" : "\(text) points"
    }

    /// `"a", "b" or "c"`.
    package static func alternatives(_ names: [String]) -> String {
        list(names.map { quoted($0) }, "or")
    }

    /// The number of names shown in a long list of views. A list with only one name more is shown whole.
    private static let nameLimit = 2

    /// A list of names for people, never longer than this one: `row2, row3 and 4 others`.
    package static func abridged(_ names: [String]) -> String {
        let rest = names.count - nameLimit
        guard rest > 1 else { return list(names, "and") }
        return list(names.prefix(nameLimit) + ["\(rest) others"], "and")
    }

    /// `a, b and c`.
    package static func list(_ items: [String], _ conjunction: String) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
