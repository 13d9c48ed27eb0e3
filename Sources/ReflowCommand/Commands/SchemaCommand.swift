import Comparison
import JSON
import LayoutDocument
import Suites

extension Command {
    /// `reflow schema`: prints a JSON schema, with which editors and scripts check files.
    static let schema = Command(.schema) { request, context in
        context.console.output.write(request.schema.text)
        return .success
    }
}

extension SchemaName {
    fileprivate var text: String {
        switch self {
        case .layout: LayoutSchema.text
        case .suite: SuiteSchema.text
        case .deviceFile: DeviceFileSchema.text
        case .tree: output(TreeReport.self)
        case .explain: output(ExplanationReport.self)
        case .explainView: ViewExplanationReport.schemas.text(titled: "reflow explain --view --format json")
        case .look: output(LookReport.self)
        case .render: output(RenderOutput.self)
        case .rotate: output(RotateOutput.self)
        case .record: output(RecordOutput.self)
        case .test: output(SuiteReport.self)
        case .accept: output(AcceptOutput.self)
        case .prune: output(PruneOutput.self)
        case .diff: output(DiffOutput.self)
        case .lint: output(LintReport.self)
        case .devices: output(DevicesOutput.self)
        case .doctor: output(DoctorOutput.self)
        case .initialize: output(InitOutput.self)
        }
    }

    /// The schema of what the command of this name prints.
    private func output<Output: JSONWritten>(_ type: Output.Type) -> String {
        Output.table.schema.text(titled: "reflow \(rawValue) --format json")
    }
}
