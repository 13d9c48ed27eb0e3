import Basics
import JSON
import KitSchema

/// The published description of suite files: a JSON Schema, made from the tables that the decoder uses.
public enum SuiteSchema {
    /// The text of the schema: JSON Schema, draft 2020-12, ending with a line feed. The file `suite.schema.json` of the
    /// repository has this text, and `reflow schema suite` prints it.
    public static let text = LayoutSchema.text(
        titled: "Reflow suite file", .suite,
        definitions: [.suiteLayout, .matrix, .comparison, .tolerance, .lint, .suiteLint, .lintSeverity].map {
            ($0.name, .object(LayoutSchema.object($0)))
        })
}
