/// The condition under which goldens are written, with the names of swift-snapshot-testing.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
    /// Goldens are always written.
    case all
    /// A golden is written if the comparison fails or there is none.
    case failed
    /// A golden is written if there is none.
    case missing
    case never

    /// Whether a golden with this standing is written.
    func records(_ standing: GoldenStanding) -> Bool {
        switch self {
        case .all: true
        case .failed: standing != .holds
        case .missing: standing == .missing || standing == .incomplete
        case .never: false
        }
    }

    /// Whether a failure writes artifacts. It does not if everything is recorded, nor when a golden is recorded for the
    /// first time.
    func leavesArtifacts(of standing: GoldenStanding) -> Bool {
        switch standing {
        case .holds, .incomplete: false
        case .differs: self != .all
        case .missing: !records(.missing)
        }
    }
}
