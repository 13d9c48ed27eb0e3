public import Comparison

/// How a candidate compares with its golden. It contains no pictures, because a run may keep thousands of results.
public struct SnapshotResult: GoldenResult, Equatable {
    /// Before anything was recorded.
    public let picture: Verdict
    /// Before anything was recorded; the same where there is no tree.
    public let tree: TreeVerdict
    /// Views whose frames are the same as in the golden, but whose pixels differ.
    public let repainted: [RepaintedView]
    /// How the tolerance is missed; nil for an exact tolerance.
    public let shortfall: String?
    public let outcome: GoldenOutcome

    /// Whether the picture and the tree are the same as the golden's.
    public var hasPassed: Bool { outcome.standing == .holds || outcome.standing == .incomplete }

    /// A golden that only was not fetched is as it should be where it lies.
    public var isAcceptable: Bool {
        outcome.isAcceptable && picture != .failed(.pointer) && tree != .pointer
    }
}
