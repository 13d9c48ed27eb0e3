/// Sets help in lines of a fixed width, the same on every terminal and in every file.
enum TextLayout {
    private static let width = 80
    /// The maximum start of the second column of a list.
    private static let lastColumn = 28

    /// Fills lines with words. The first line begins with `prefix`, and the others are indented to its end. An element
    /// with spaces, such as `[--size WxH]`, is not broken.
    static func wrap(_ words: [String], after prefix: String = "") -> String {
        let indent = String(repeating: " ", count: prefix.count)
        var lines: [String] = []
        var line = prefix
        var isEmpty = true
        for word in words {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                (line, isEmpty) = (indent, true)
            }
            line += isEmpty ? word : " " + word
            isEmpty = false
        }
        return (lines + [line]).map(\.withoutTrailingSpaces).joined(separator: "\n")
    }

    /// The paragraphs of a text, which are separated by empty lines, each wrapped anew.
    static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split { $0.allSatisfy(\.isWhitespace) }
            .map { lines in wrap(lines.flatMap { $0.split(separator: " ") }.map(String.init)) }
    }

    /// A heading, and below it terms on the left with their meanings on the right.
    static func list(_ heading: String, _ entries: [(term: String, meaning: String)]) -> String {
        let column = min(lastColumn, 4 + (entries.map(\.term.count).max() ?? 0))
        let margin = String(repeating: " ", count: column)
        let lines = entries.map { entry in
            let term = "  \(entry.term)"
            let words = entry.meaning.split(separator: " ").map(String.init)
            guard term.count + 2 <= column else { return term + "\n" + wrap(words, after: margin) }
            return wrap(words, after: term + margin.dropFirst(term.count))
        }
        return (["\(heading):"] + lines).joined(separator: "\n")
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
