/// `reflow schema`: which of the published schemas to print.
struct SchemaRequest: Sendable, Equatable {
    let schema: SchemaName
}

/// What there is a JSON schema of.
enum SchemaName: String, CaseIterable, Sendable {
    case layout, suite, tree, explain, test, diff, lint, devices, doctor
}

extension CommandSyntax<SchemaRequest> {
    static var schema: CommandSyntax {
        CommandSyntax(
            "schema", summary: "print the schema of layouts, suite files or a command's output",
            discussion: """
                layout and suite describe input files, for editors; the others describe what a command prints with \
                --format json. test also describes results.json in a report and what merge prints.
                """,
            parameters: .argument(
                .choice(placeholder: "NAME"), default: .layout,
                help: SchemaName.allCases.map(\.rawValue).alternatives),
            request: SchemaRequest.init)
    }
}
