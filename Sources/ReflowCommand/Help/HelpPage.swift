import LayoutDocument

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

    /// The page of the tool: its commands, what else there is help about, and what its exit codes mean.
    init(of commands: [CommandDescription], topics: [ReferencePage] = ReferencePage.all) {
        let program = CommandTable.program
        text =
            [
                "\(program): what a UIKit layout does when the device rotates",
                "usage: \(program) COMMAND …\n       \(program) help COMMAND, TOPIC or KEY",
                TextLayout.list("commands", commands.map { ($0.name, $0.summary) }),
                TextLayout.list("topics", HelpPage.entries(of: topics)),
                TextLayout.list("options", HelpPage.ownOptions.map { ($0.term, $0.help) }),
                TextLayout.list("exit status", ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }),
            ].joined(separator: "\n\n") + "\n"
    }

    /// A line for each topic; classes, of which there are many, share one for their kind.
    static func entries(of topics: [ReferencePage]) -> [(term: String, meaning: String)] {
        ReferencePage.Kind.allCases.flatMap { kind in
            let pages = topics.filter { $0.kind == kind }
            switch kind {
            case .file, .part: return pages.map { (term: $0.name, meaning: $0.summary) }
            case .view, .controller:
                let names = pages.map(\.name).joined(separator: ", ")
                return pages.isEmpty ? [] : [(term: kind.title.lowercased(), meaning: names)]
            }
        }
    }
}
