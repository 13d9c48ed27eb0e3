import Foundation

/// What an equation calls a view or a guide: its id, in quotes where it is not one word.
package enum EquationName {
    /// What an equation takes for something else.
    private static let keywords: Set<String> = ["self", "superview", "system"]

    package static func beginsWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

    package static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
    }

    /// `title`, `'save button'`; a quotation mark is written twice.
    package static func written(_ id: String) -> String {
        let scalars = id.unicodeScalars
        let isWord = scalars.first.map(beginsWord) == true && scalars.allSatisfy(isInWord)
        return isWord && !keywords.contains(id) ? id : "'" + id.replacing("'", with: "''") + "'"
    }

    /// The id that ``written(_:)`` writes in quotes; nil for anything else.
    package static func unquoted(_ text: String) -> String? {
        guard text.count > 2, text.hasPrefix("'"), text.hasSuffix("'") else { return nil }
        return String(text.dropFirst().dropLast()).replacing("''", with: "'")
    }
}
