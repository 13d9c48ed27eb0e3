/// `reflow help`: the subject, nil for all commands; or the manual of everything.
struct HelpRequest: Sendable, Equatable {
    /// A command, a topic of the reference, or a key of files.
    let subject: String?
    let asManual: Bool
    let format: HelpFormat
}

/// The format of help.
enum HelpFormat: String, CaseIterable, Sendable {
    case text, markdown
}

extension CommandSyntax<HelpRequest> {
    /// - Parameter commands: the names of all other commands.
    static func help(beside commands: [String]) -> CommandSyntax {
        CommandSyntax(
            "help", summary: "explain commands, and the keys of files",
            discussion: """
                Topics are layout, suite and device-file, the parts of layout files, and every class that a layout may \
                use. A topic lists each key with its type, default, meaning and an example. With the name of a key, \
                help prints the entries of all keys with this name. Without a name, help lists commands and topics.
                """,
            parameters: .argument(
                optional: .text(
                    "TOPIC", expected: "the name of a command, a topic or a key",
                    completion: .topics(and: commands + ["help"])),
                help: "a command, a topic or a key"),
            .flag("man", help: "print the manual page of all commands, as input for man(1)"),
            .option(
                "format", .choice(), default: .text,
                help: "print as text or as Markdown; markdown without a topic prints a list of the topics"),
            request: HelpRequest.init)
    }
}
