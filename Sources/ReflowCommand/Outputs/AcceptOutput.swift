import Comparison
import JSON

/// The output of `reflow accept --format json`.
struct AcceptOutput: Sendable {
    let isDryRun: Bool
    /// The number of accepted goldens.
    var count = 0
    /// The files of goldens that were written or removed.
    var accepted: [String] = []
    var removed: [String] = []
    /// The failures that cannot be accepted.
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
