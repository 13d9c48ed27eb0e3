package import LayoutRules

extension LayoutIssue {
    /// A text with characters that no font has.
    package struct MissingGlyphs: LayoutProblem {
        /// The characters in words.
        let characters: [String]

        package var kind: IssueKind { .missingGlyphs }
        package var about: [String] { characters }
        package var statement: String { "shows boxes: " + characters.joined(separator: "; ") }
        package var cure: String? { nil }

        static func check(
            _ text: ViewFacts.Text, of view: ViewFacts, _ number: Int, on lint: LayoutLint
        ) -> (any LayoutProblem)? {
            text.missing.isEmpty ? nil : MissingGlyphs(characters: text.missing)
        }
    }
}
