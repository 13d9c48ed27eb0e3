/// `reflow init`: the folder for the first files.
struct InitRequest: Sendable, Equatable {
    let directory: String
    var format = OutputFormat.text
}

extension CommandSyntax<InitRequest> {
    static var initialize: CommandSyntax {
        CommandSyntax(
            "init", summary: "write a starter folder: layout, suite file, schemas, git settings",
            discussion: """
                Existing files are never overwritten. Prints the paths of the new files, one per line.
                """,
            parameters: .argument(.directory, default: ".", help: "the folder"), .format,
            request: InitRequest.init)
    }
}
