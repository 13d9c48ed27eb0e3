import Comparison
import JSON

/// What `reflow accept --format json` prints.
struct AcceptOutput: Sendable {
    let isDryRun: Bool
    /// Of goldens.
    var count = 0
    /// Files of goldens that were written, and that were removed.
    var accepted: [String] = []
    var removed: [String] = []
    /// What failed and cannot be accepted.
    var leftOut: [UnsettledPicture] = []
}

extension AcceptOutput: JSONWritten {
    static let table = JSONTable<AcceptOutput>(
        .required("dryRun", \.isDryRun, "whether nothing was changed"),
        .required("count", \.count, "the number of goldens that changed").from(0),
        .required("accepted", \.accepted, "the files that were written"),
        .required("removed", \.removed, "the files that were removed"),
        .required("notAccepted", \.leftOut, "with --all: what failed and cannot be accepted"),
        .warnings())
}
