import LayoutDocument

/// A page of help as text, made from the descriptions of commands.
struct HelpPage {
    let text: String

    /// The options of the tool itself, before a command.
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

    /// The page of the tool: its commands, the other topics of the help, and the meanings of its exit codes.
    init(of commands: [CommandDescription], topics: [ReferencePage] = ReferencePages.index.all) {
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

    /// A line for each topic. The many classes share one line for their kind.
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
