import Comparison
import JSON

/// What `reflow prune --format json` prints.
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
