/// `reflow schema`: the published schema to print.
struct SchemaRequest: Sendable, Equatable {
    let schema: SchemaName
}

/// The inputs and outputs that have a JSON schema.
enum SchemaName: String, CaseIterable, Sendable {
    case layout, suite
    case deviceFile = "device-file"
    case tree, explain
    case explainView = "explain-view"
    case look, render, rotate, record, test, accept, prune, diff, lint, devices, doctor
    case initialize = "init"
}

extension CommandSyntax<SchemaRequest> {
    static var schema: CommandSyntax {
        CommandSyntax(
            "schema", summary: "print the JSON schema of an input file or of a command's output",
            discussion: """
                The schemas layout, suite and device-file describe input files. Editors use them to complete and check \
                these files. The other schemas describe what a command prints with --format json; explain-view is for \
                "explain --view". Use the schema of test for the output of merge, and for results.json in a report.
                """,
            parameters: .argument(
                .choice(placeholder: "NAME"), default: .layout,
                help: SchemaName.allCases.map(\.rawValue).alternatives),
            request: SchemaRequest.init)
    }
}
