public import Comparison

/// What happened to one view.
public struct ViewChangeReport: Sendable, Hashable, Decodable {
    /// Its id, else its path from the nearest superview that has one.
    public var view: String
    /// `added`, `removed`, `moved`, `resized`, `reordered`, `restyled`.
    public var kinds: [String]
    /// `title: x 16 → 28`
    public var text: String

    public init(_ change: ViewChange) {
        view = change.view
        kinds = change.kinds.map(\.rawValue)
        text = change.description
    }
}
