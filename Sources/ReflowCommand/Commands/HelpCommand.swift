import Basics
import LayoutDocument
import LayoutLoading

extension Command {
    /// `reflow help COMMAND`: prints the same as `reflow COMMAND --help`; without a name, the same as `reflow --help`.
    /// For topics and keys, it prints pages of the reference.
    ///
    /// - Parameter commands: the names of all other commands.
    static func help(beside commands: [String]) -> Command {
        Command(.help(beside: commands)) { request, context in
            context.console.output.write(try await HelpText(request, commands: context.commands).text)
            return .success
        }
    }
}

/// The output of `reflow help`.
private struct HelpText {
    let text: String

    @MainActor
    init(_ request: HelpRequest, commands: [CommandDescription]) throws(UsageError) {
        if request.asManual {
            text = ManualPage(of: commands).text
        } else if let subject = request.subject {
            text = try HelpText.page(about: subject, request.format, commands: commands)
        } else {
            text =
                request.format == .text
                ? HelpPage(of: commands).text : ReferenceMarkdown(index: ReferencePages.index.all).text
        }
    }

    @MainActor
    private static func page(
        about subject: String, _ format: HelpFormat, commands: [CommandDescription]
    ) throws(UsageError) -> String {
        if let command = commands.first(where: { $0.name == subject }) {
            return switch format {
            case .text: HelpPage(of: command).text
            case .markdown: HelpMarkdown(of: command).text
            }
        }
        let reference = ReferencePages(of: .describedKit)
        let topic = reference.all.first { $0.name == subject }
        let pages = topic.map { [$0] } ?? reference.pages(withKey: subject)
        guard pages.isEmpty else {
            return switch format {
            case .text: ReferenceText(pages).text
            case .markdown: pages.map { ReferenceMarkdown($0).text }.joined(separator: "\n")
            }
        }
        let names = commands.map(\.name) + reference.all.map(\.name) + reference.keyNames
        throw .unknownTopic(
            subject, nearest: CommandTable.synonyms[subject] ?? NearestKey.find(subject, among: names))
    }
}
