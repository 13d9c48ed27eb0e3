/// When goldens are written, by the names of swift-snapshot-testing.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
    /// Always.
    case all
    /// Where the comparison fails or there is no golden.
    case failed
    /// Where there is no golden.
    case missing
    case never

    func records(_ picture: Verdict, _ tree: TreeVerdict) -> Bool {
        switch self {
        case .all: true
        case .failed: !picture.hasPassed || tree != .same
        // The text may be missing alone; beside a picture that failed it would be that of another state.
        case .missing: picture == .missing || picture.hasPassed && tree == .missing
        case .never: false
        }
    }
}
