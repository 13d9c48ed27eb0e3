import LayoutDocument

/// `reflow help`: what to explain, nil for all commands; or the manual of everything.
struct HelpRequest: Sendable, Equatable {
    /// A command, a topic of the reference, or a key of files.
    let subject: String?
    let asManual: Bool
    let format: HelpFormat
}

/// How help is written.
enum HelpFormat: String, CaseIterable, Sendable {
    case text, markdown
}

extension CommandSyntax<HelpRequest> {
    /// - Parameter commands: the names of all others.
    static func help(beside commands: [String]) -> CommandSyntax {
        CommandSyntax(
            "help", summary: "explain a command, or what may be written in a file",
            discussion: """
                Topics are layout, suite and device-file, parts of layout files, and every class that a layout may use: \
                each key with what it takes, its default, its meaning and an example. The name of a key prints what is \
                said about keys of this name. Without a name, commands and topics are listed.
                """,
            parameters: .argument(
                optional: .text(
                    "TOPIC", expected: "the name of a command, a topic or a key",
                    completion: .words(commands + ["help"] + ReferencePage.all.map(\.name))),
                help: "a command, a topic or a key"),
            .flag("man", help: "print the manual page of all commands, as input for man(1)"),
            .option(
                "format", .choice(), default: .text,
                help: "print as text, or as Markdown; with markdown and without a topic, a list of topics"),
            request: HelpRequest.init)
    }
}
