/// How something stands to its golden, whatever is kept of it.
public enum GoldenStanding: Sendable, Hashable {
    case holds
    /// The picture holds, and the text of its tree is missing: beside a picture that failed it would be that of another
    /// state.
    case incomplete
    case differs
    case missing
}

extension SnapshotStatus {
    /// - Parameter isRecorded: whether the golden was written.
    public init(_ standing: GoldenStanding, isRecorded: Bool) {
        self =
            switch standing {
            case _ where isRecorded: .recorded
            case .holds, .incomplete: .passed
            case .differs: .changed
            case .missing: .missing
            }
    }
}
