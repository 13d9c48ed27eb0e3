import Basics
import Comparison
import JSON
import LayoutDocument
public import LayoutLoading
import Screens

extension SourceLayouts {
    /// The ids of the views of all layouts of the file.
    public var viewIDs: Set<String> { layouts.reduce(into: Set()) { $0.formUnion($1.document.viewIDs) } }

    /// The lines at which the file describes its views, by the names of views in changes.
    var viewLines: [String: Int] {
        layouts.reduce(into: [:]) { lines, layout in lines.merge(layout.document.viewLines) { $1 } }
    }
}

extension LayoutDocument {
    /// The lines at which the file describes its views, by the names of views in changes. These are the ids, in quotes
    /// if they are not plain words.
    var viewLines: [String: Int] {
        Dictionary(viewPositions.map { (QuotedText.word($0), $1.line) }) { $1 }
    }
}
