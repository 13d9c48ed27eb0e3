import Comparison
import JSON
import LayoutDocument
import LayoutLoading
import Suites

extension Command {
    /// `reflow schema`: prints a JSON schema, with which editors and scripts check files.
    static let schema = Command(.schema) { request, context in
        context.console.output.write(await request.schema.text)
        return .success
    }
}

extension SchemaName {
    @MainActor
    fileprivate var text: String {
        switch content {
        case .layout: LayoutSchema.text(of: .describedKit)
        case .file(let text): text
        case .output(let schema): schema.text(titled: "reflow \(command) --format json")
        }
    }

    /// The command that prints the output of this schema.
    private var command: String { self == .explainView ? "explain --view" : rawValue }

    /// The kind of JSON that a schema describes.
    private enum Content {
        /// Layout files. Their schema contains the defaults of views.
        case layout
        /// An input file of another kind, whose schema is made as text.
        case file(String)
        case output(JSONSchema)
    }

    private var content: Content {
        switch self {
        case .layout: .layout
        case .suite: .file(SuiteSchema.text)
        case .deviceFile: .file(DeviceFileSchema.text)
        case .tree: .output(TreeReport.table.schema)
        case .explain: .output(ExplanationReport.table.schema)
        case .explainView: .output(ViewExplanationReport.schemas)
        case .look: .output(LookReport.table.schema)
        case .render: .output(RenderOutput.table.schema)
        case .rotate: .output(RotateOutput.table.schema)
        case .record: .output(RecordOutput.table.schema)
        case .test: .output(SuiteReport.table.schema)
        case .accept: .output(AcceptOutput.table.schema)
        case .prune: .output(PruneOutput.table.schema)
        case .diff: .output(DiffOutput.table.schema)
        case .lint: .output(LintReport.table.schema)
        case .devices: .output(DevicesOutput.table.schema)
        case .doctor: .output(DoctorOutput.table.schema)
        case .initialize: .output(InitOutput.table.schema)
        }
    }

    /// The schema of a command's output; nil for a file.
    var output: JSONSchema? {
        if case .output(let schema) = content { schema } else { nil }
    }
}
