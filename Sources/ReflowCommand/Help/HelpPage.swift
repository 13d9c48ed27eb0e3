/// A page of help as text, made from descriptions alone.
struct HelpPage {
    let text: String

    /// What the tool itself takes before a command.
    static let ownOptions: [OptionDeclaration] = [.version, .help]

    /// The page of one command.
    init(of command: CommandDescription) {
        let title = "\(CommandTable.program) \(command.name)"
        let arguments = command.positionals.map(\.usage) + command.options.filter { $0 != .help }.map(\.usage)
        var sections = ["\(title): \(command.summary)"]
        sections.append(TextLayout.wrap(arguments, after: "usage: \(title) "))
        sections += TextLayout.paragraphs(command.discussion)
        if !command.positionals.isEmpty {
            sections.append(
                TextLayout.list("arguments", command.positionals.map { ($0.placeholder, $0.help) }))
        }
        sections.append(TextLayout.list("options", command.options.map { ($0.term, $0.help) }))
        text = sections.joined(separator: "\n\n") + "\n"
    }

    /// The page of the tool: its commands and what its exit codes mean.
    init(of commands: [CommandDescription]) {
        let program = CommandTable.program
        text =
            [
                "\(program): what a UIKit layout does when the device rotates",
                "usage: \(program) COMMAND …\n       \(program) help COMMAND",
                TextLayout.list("commands", commands.map { ($0.name, $0.summary) }),
                TextLayout.list("options", HelpPage.ownOptions.map { ($0.term, $0.help) }),
                TextLayout.list("exit status", ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }),
            ].joined(separator: "\n\n") + "\n"
    }
}
