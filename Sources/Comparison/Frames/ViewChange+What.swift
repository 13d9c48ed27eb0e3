extension ViewChange {
    /// The kind of change of a view, as a value.
    public enum What: Sendable, Hashable {
        /// The view is in both trees, and its properties differ.
        case differences([FrameDifference])
        /// One of the view's colours changed to another.
        case color(RepaintedView.ColorChange)
        /// The view's frame is unchanged, but it is drawn differently, in more than one colour.
        case drawnDifferently
        /// Any other change, as text: for example, that the view was added, and where.
        case words(String)
    }
}

extension ViewChange.What {
    /// Whether only the appearance changed, in a way that can be described.
    public var isOfLooksAlone: Bool {
        switch self {
        case .color: true
        case .differences(let differences):
            !differences.isEmpty && differences.allSatisfy { if case .look = $0.property { true } else { false } }
        case .drawnDifferently, .words: false
        }
    }
}

extension ViewChange.What: CustomStringConvertible {
    /// `x 16 → 28, width 361 → 337`, `color #007AFF → #34C759`, or `drawn differently`
    public var description: String {
        switch self {
        case .differences(let differences): differences.map(\.description).joined(separator: ", ")
        case .color(let change): "color \(change)"
        case .drawnDifferently: "drawn differently"
        case .words(let words): words
        }
    }
}
