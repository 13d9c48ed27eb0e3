import Comparison
import JSON

/// The output of `reflow prune --format json`.
struct PruneOutput: Sendable {
    let isDryRun: Bool
    let removed: [String]
}

extension PruneOutput: JSONWritten {
    static let table = JSONTable<PruneOutput>(
        .required("dryRun", \.isDryRun, "whether nothing was removed"),
        .required("removed", \.removed, "the files of obsolete goldens"),
        .warnings())
}
