/// What is drawn for a view of a class that Reflow draws only in outline.
public indirect enum StandIn: Sendable, Equatable {
    /// A box with a name in it: nothing is known of what the view shows.
    case placeholder(label: String)
    /// A strip with the titles of its items.
    case bar(titles: [String])
    /// A switch.
    case toggle(isOn: Bool)
    /// A knob on a track, from 0 to 1.
    case slider(value: Double)
    /// A track that is filled from 0 to 1.
    case progress(value: Double)
    /// Titles side by side; nil if none is selected.
    case segments(titles: [String], selected: Int?)
    case stepper
    case pageControl(count: Int, current: Int)
    /// Nothing while it stands still and hides then.
    case activityIndicator(isShown: Bool)
    case searchBar(text: String?, placeholder: String?)
    /// Wrapped text from the top.
    case textView

    /// The text that the view shows by itself.
    public var text: String? {
        switch self {
        case .bar(let titles), .segments(let titles, _): titles.isEmpty ? nil : titles.joined(separator: " ")
        case .searchBar(let text, let placeholder): text ?? placeholder
        default: nil
        }
    }
}
