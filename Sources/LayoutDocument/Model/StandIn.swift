/// The content that is drawn for a view whose class Reflow only draws in outline.
public enum StandIn: Sendable, Equatable {
    /// A box with a name in it, because the view's content is unknown.
    case placeholder(label: String)
    /// A field with a magnifying glass.
    /// - Parameters:
    ///   - text: the search text.
    ///   - placeholder: the text that is shown if there is no search text.
    case searchBar(text: String?, placeholder: String?)
    /// Text that is wrapped and starts at the top.
    case textView

    /// The text of the view's own content.
    public var text: String? {
        switch self {
        case .searchBar(let text, let placeholder): text ?? placeholder
        case .placeholder, .textView: nil
        }
    }
}
