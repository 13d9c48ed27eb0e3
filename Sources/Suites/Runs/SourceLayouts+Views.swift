import Basics
import Comparison
import JSON
import LayoutDocument
public import LayoutLoading
import Screens

extension SourceLayouts {
    /// The ids of the views of all layouts of the file.
    public var viewIDs: Set<String> { layouts.reduce(into: Set()) { $0.formUnion($1.document.viewIDs) } }

    /// The lines at which the file describes its views, by the names that changes have for them: their ids, in quotes
    /// where these are no plain words.
    public var viewLines: [String: Int] {
        var lines: [String: Int] = [:]
        for layout in layouts {
            for (id, position) in layout.document.viewPositions { lines[QuotedText.word(id)] = position.line }
        }
        return lines
    }
}
