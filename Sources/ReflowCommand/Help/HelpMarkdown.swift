/// The help of a command as Markdown.
struct HelpMarkdown {
    let text: String

    init(of command: CommandDescription) {
        let title = "\(CommandTable.program) \(command.name)"
        let arguments = command.positionals.map(\.usage) + command.options.filter { $0 != .help }.map(\.usage)
        var parts = ["# \(title)", ReferenceMarkdown.escaped(command.summary) + "."]
        parts.append("```text\n\(TextLayout.wrap(arguments, after: "\(title) "))\n```")
        parts += command.discussion.split(separator: "\n\n").map { ReferenceMarkdown.escaped(String($0)) }
        if !command.positionals.isEmpty {
            parts.append("## Arguments")
            parts.append(HelpMarkdown.list(command.positionals.map { ($0.placeholder, $0.help) }))
        }
        parts.append("## Options")
        parts.append(HelpMarkdown.list(command.options.map { ($0.term, $0.help) }))
        text = parts.joined(separator: "\n\n") + "\n"
    }

    private static func list(_ entries: [(term: String, help: String)]) -> String {
        entries.map { "- `\($0.term)`: \(ReferenceMarkdown.escaped($0.help))" }.joined(separator: "\n")
    }
}
