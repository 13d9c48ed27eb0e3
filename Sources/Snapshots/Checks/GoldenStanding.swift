/// The result of comparing a value of any kind with its golden.
public enum GoldenStanding: Sendable, Hashable {
    case holds
    /// The picture passes, but the text of its tree is missing. The case does not exist for a failed picture, because a
    /// new text would describe another state than the golden picture.
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
