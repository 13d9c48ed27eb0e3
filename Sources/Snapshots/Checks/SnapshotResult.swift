public import Comparison

/// The result of comparing a candidate with its golden. It contains no pictures, because a run may keep thousands of
/// results.
public struct SnapshotResult: GoldenResult, Equatable {
    /// The verdict before anything was recorded.
    public let picture: Verdict
    /// The verdict on the tree before anything was recorded; `same` if there is no tree.
    public let tree: TreeVerdict
    /// Views whose frames are the same as in the golden, but whose pixels differ.
    public let repainted: [RepaintedView]
    /// The extent to which the tolerance is exceeded; nil for an exact tolerance.
    public let shortfall: String?
    public let outcome: GoldenOutcome

    /// Whether the picture and the tree match the golden.
    public var hasPassed: Bool { outcome.standing == .holds || outcome.standing == .incomplete }

    /// Whether the artifacts may replace the golden. If the golden was only not fetched from Git LFS, the stored one is
    /// still valid.
    public var isAcceptable: Bool {
        outcome.isAcceptable && picture != .failed(.pointer) && tree != .pointer
    }
}
