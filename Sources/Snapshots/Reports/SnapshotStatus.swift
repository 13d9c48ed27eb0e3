import JSON

/// The result for one picture or text, as one word: for counts, pages and exit codes.
public enum SnapshotStatus: String, Sendable, CaseIterable {
    /// The picture or text matches its golden.
    case passed
    /// Its golden was written.
    case recorded
    /// The picture or text differs from its golden.
    case changed
    /// It has no golden.
    case missing
    /// Users never see the picture: the interface does not rotate to this orientation, or UIKit would have raised an
    /// exception before.
    case refused
    /// The layout does not rotate to this orientation, and has no golden for it.
    case skipped
    /// The picture could not be made, or a file could not be read or written.
    case broken

    /// Whether the result needs a review.
    public var needsLook: Bool {
        switch self {
        case .passed, .recorded, .skipped: false
        case .changed, .missing, .refused, .broken: true
        }
    }
}

extension SnapshotStatus: JSONName {}
