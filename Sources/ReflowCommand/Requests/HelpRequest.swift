/// `reflow help`: the command to explain, nil for all of them; or the manual of everything.
struct HelpRequest: Sendable, Equatable {
    let command: String?
    let asManual: Bool
}

extension CommandSyntax<HelpRequest> {
    static var help: CommandSyntax {
        CommandSyntax(
            "help", summary: "explain a command",
            parameters: .argument(
                optional: .text("COMMAND", expected: "the name of a command"), help: "the command to explain"),
            .flag("man", help: "print the manual page of all commands, in the language of man(1)"),
            request: HelpRequest.init)
    }
}
