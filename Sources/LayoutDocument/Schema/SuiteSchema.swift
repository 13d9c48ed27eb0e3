import Basics
import JSON

/// The published description of suite files: a JSON Schema, written from the tables by which the decoder reads.
public enum SuiteSchema {
    /// JSON Schema, draft 2020-12, ending with a line feed. The file `suite.schema.json` of the repository is this
    /// text, and `reflow schema suite` prints it.
    public static let text = LayoutSchema.text(
        titled: "Reflow suite file", .suite,
        definitions: [.suiteLayout, .matrix, .comparison, .tolerance, .lint, .suiteLint, .lintSeverity].map {
            ($0.name, .object(LayoutSchema.object($0)))
        })
}
