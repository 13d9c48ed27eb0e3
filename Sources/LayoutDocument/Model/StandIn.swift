/// What is drawn for a view of a class that Reflow only draws in outline.
public enum StandIn: Sendable, Equatable {
    /// A box with a name in it: nothing is known of what the view shows.
    case placeholder(label: String)
    case searchBar(text: String?, placeholder: String?)
    /// Wrapped text from the top.
    case textView
    case table(TableContent)
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
