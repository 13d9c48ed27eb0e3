/// `reflow help`: the command to explain, nil for all of them; or the manual of everything.
struct HelpRequest: Sendable, Equatable {
    let command: String?
    let asManual: Bool
}

extension CommandSyntax<HelpRequest> {
    /// - Parameter commands: the names of all others.
    static func help(beside commands: [String]) -> CommandSyntax {
        CommandSyntax(
            "help", summary: "explain a command",
            parameters: .argument(
                optional: .text(
                    "COMMAND", expected: "the name of a command", completion: .words(commands + ["help"])),
                help: "the command to explain"),
            .flag("man", help: "print the manual page of all commands, as input for man(1)"),
            request: HelpRequest.init)
    }
}
