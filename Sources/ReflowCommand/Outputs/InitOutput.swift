import Comparison
import JSON

/// The output of `reflow init --format json`.
struct InitOutput: Sendable {
    var created: [String] = []
    var kept: [String] = []
}

extension InitOutput: JSONWritten {
    static let table = JSONTable<InitOutput>(
        .required("created", \.created, "the files that were written"),
        .required("kept", \.kept, "the files that were there already, and stay as they are"),
        .warnings())
}
