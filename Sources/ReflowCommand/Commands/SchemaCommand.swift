import LayoutDocument

extension Command {
    /// `reflow schema`: what editors and scripts check JSON with.
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
        case .tree: OutputSchema.tree.text
        case .explain: OutputSchema.explain.text
        case .test: OutputSchema.test.text
        case .diff: OutputSchema.diff.text
        case .lint: OutputSchema.lint.text
        case .devices: OutputSchema.devices.text
        case .doctor: OutputSchema.doctor.text
        }
    }
}
