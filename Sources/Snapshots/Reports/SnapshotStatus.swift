import JSON

/// The result for one picture or text, as one word: for counts, pages and exit codes.
public enum SnapshotStatus: String, Sendable, CaseIterable {
    /// It is the same as its golden.
    case passed
    /// Its golden was written.
    case recorded
    /// Another than its golden.
    case changed
    /// It has no golden.
    case missing
    /// Users never see it: the interface does not turn this way, or UIKit would have raised an exception before.
    case refused
    /// The layout does not turn this way, and never did.
    case skipped
    /// It could not be taken, or a file not read or written.
    case broken

    /// Whether somebody has to look at it.
    public var needsLook: Bool {
        switch self {
        case .passed, .recorded, .skipped: false
        case .changed, .missing, .refused, .broken: true
        }
    }
}

extension SnapshotStatus: JSONName {}
