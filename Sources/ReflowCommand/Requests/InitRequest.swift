/// `reflow init`: where to begin.
struct InitRequest: Sendable, Equatable {
    let directory: String
}

extension CommandSyntax<InitRequest> {
    static var initialize: CommandSyntax {
        CommandSyntax(
            "init", summary: "write a starter folder: layout, suite file, schemas, git settings",
            discussion: """
                Nothing is overwritten: what is there already stays as it is. The paths of the new files are printed, \
                one a line.
                """,
            parameters: .argument(.directory, default: ".", help: "the folder"),
            request: InitRequest.init)
    }
}
