/// When goldens are written, with the names of swift-snapshot-testing.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
    /// Always.
    case all
    /// If the comparison fails or there is no golden.
    case failed
    /// If there is no golden.
    case missing
    case never

    /// Whether the files of a golden that stands so are written.
    func records(_ standing: GoldenStanding) -> Bool {
        switch self {
        case .all: true
        case .failed: standing != .holds
        case .missing: standing == .missing || standing == .incomplete
        case .never: false
        }
    }

    /// Whether a failure leaves something to look at: not where everything is recorded, and not of a first recording.
    func leavesArtifacts(of standing: GoldenStanding) -> Bool {
        switch standing {
        case .holds, .incomplete: false
        case .differs: self != .all
        case .missing: !records(.missing)
        }
    }
}
