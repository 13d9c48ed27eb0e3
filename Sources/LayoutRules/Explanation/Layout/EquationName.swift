import Foundation

/// The name of a view or a guide in an equation: its id, in quotes if it is not a single word.
package enum EquationName {
    /// Words that have another meaning in an equation.
    private static let keywords: Set<String> = ["self", "superview", "system"]

    package static func beginsWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

    package static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
    }

    /// The id as it is written: `title`, `'save button'`. A quotation mark in it is doubled.
    package static func written(_ id: String) -> String {
        let scalars = id.unicodeScalars
        let isWord = scalars.first.map(beginsWord) == true && scalars.allSatisfy(isInWord)
        return isWord && !keywords.contains(id) ? id : "'" + id.replacing("'", with: "''") + "'"
    }

    /// The id that ``written(_:)`` has put in quotes; nil for any other text.
    package static func unquoted(_ text: String) -> String? {
        guard text.count > 2, text.hasPrefix("'"), text.hasSuffix("'") else { return nil }
        return String(text.dropFirst().dropLast()).replacing("''", with: "'")
    }
}
