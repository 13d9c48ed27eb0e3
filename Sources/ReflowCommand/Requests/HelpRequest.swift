/// `reflow help`: the command to explain; nil for all of them.
struct HelpRequest: Sendable, Equatable {
    let command: String?
}

extension CommandSyntax<HelpRequest> {
    static var help: CommandSyntax {
        CommandSyntax(
            "help", summary: "explain a command",
            parameters: .argument(
                optional: .text("COMMAND", expected: "the name of a command"), help: "the command to explain"),
            request: HelpRequest.init)
    }
}
