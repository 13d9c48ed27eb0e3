/// What is drawn for a view of a class that Reflow only draws in outline.
public enum StandIn: Sendable, Equatable {
    /// A box with a name in it: nothing is known of what the view shows.
    case placeholder(label: String)
    /// A field with a magnifying glass.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placeholder: What is shown while there is no text.
    case searchBar(text: String?, placeholder: String?)
    /// Wrapped text from the top.
    case textView
    /// Sections of rows, with their headers and footers.
    case table(TableContent)
    /// A row of a table: what it shows by itself, below its own subviews.
    case cell(CellContent)

    /// The text that the view shows by itself.
    public var text: String? {
        switch self {
        case .searchBar(let text, let placeholder): text ?? placeholder
        case .table(let table): table.text
        case .placeholder, .textView, .cell: nil
        }
    }
}
