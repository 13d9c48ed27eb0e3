import Basics
import Comparison
import Foundation
import Snapshots

/// The problems of a run as Markdown for a comment on a pull request; equal changes are grouped.
///
/// Names and messages are code spans, so that nothing in them is markup, mentions a person or links an issue.
public struct MarkdownReport: Sendable {
    /// The maximum number of characters. A comment on GitHub may have 65,536.
    private static let longest = 60_000
    private static let namesInGroup = 20
    private static let viewsInGroup = 12

    private let entries: [ReportEntry]
    private let problems: [RunProblem]
    private let acceptCommand: [String]
    private let stopped: Int

    /// - Parameters:
    ///   - entries: the entries in the order of the run.
    ///   - problems: the other problems.
    ///   - acceptCommand: the command that accepts changes, without their names.
    ///   - stopped: the number of layouts that were left out because an earlier one failed.
    public init(
        entries: [ReportEntry], problems: [RunProblem] = [], acceptCommand: [String] = ["reflow", "accept"],
        stopped: Int = 0
    ) {
        self.entries = entries
        self.problems = problems
        self.acceptCommand = acceptCommand
        self.stopped = stopped
    }

    /// The Markdown; empty if there are no problems, because no comment is needed then.
    public var text: String {
        let notable = entries.filter { $0.status.needsLook }
        guard !notable.isEmpty || !problems.isEmpty else { return "" }
        var result = "### Reflow: \(headline(notable))\n"
        for failure in failures { result += "\n" + MarkdownReport.block(failure.message) }
        if !obsolete.isEmpty { result += MarkdownReport.section(obsolete: obsolete) }
        let groups = ChangeClusters.groups(of: notable)
        var omitted = 0
        for group in groups {
            let text = MarkdownReport.section(group)
            if omitted == 0, result.utf16.count + text.utf16.count <= MarkdownReport.longest {
                result += text
            } else {
                omitted += group.count
            }
        }
        if omitted > 0 { result += "\nAnd \(omitted) more: see the report.\n" }
        let names = notable.filter(\.isAcceptable).map(\.name)
        if !names.isEmpty {
            let command = ShellCommand(acceptCommand, names: names).text
            if result.utf16.count + command.utf16.count <= MarkdownReport.longest {
                result += "\nIf all of this is intended\(MarkdownReport.removal(in: notable)):\n\n"
                result += MarkdownReport.block(command, language: "sh")
            }
        }
        return result
    }

    private var failures: [RunProblem] { problems.filter { $0.kind != .obsolete } }
    private var obsolete: [String] { problems.filter { $0.kind == .obsolete }.map(\.file) }

    private static func section(obsolete goldens: [String]) -> String {
        var text = "\n**obsolete**: no layout owns these goldens; run `reflow prune` to remove them\n\n"
        for golden in goldens.prefix(namesInGroup) { text += "- \(code(golden))\n" }
        if goldens.count > namesInGroup { text += "- and \(goldens.count - namesInGroup) more\n" }
        return text
    }

    /// A note for refusals: accepting one removes the golden.
    private static func removal(in entries: [ReportEntry]) -> String {
        let count = entries.count { $0.isAcceptable && $0.status == .refused }
        if count == 0 { return "" }
        let goldens = count == 1 ? "1 golden" : "\(count) goldens"
        return " (this removes \(goldens) of orientations that are no longer shown)"
    }

    /// `3 changed, 1 missing, of 62 pictures and logs; 2 obsolete golden files`
    private func headline(_ notable: [ReportEntry]) -> String {
        var parts = SnapshotStatus.allCases.filter(\.needsLook).compactMap { status in
            let count = notable.count { $0.status == status }
            return count == 0 ? nil : "\(count) \(status.rawValue)"
        }
        if !failures.isEmpty { parts.append("\(failures.count) not shown") }
        let pictures = parts.joined(separator: ", ") + ", of \(entries.count) \(nouns)"
        let goldens = ResultText.count(obsolete.count, "obsolete golden file")
        if parts.isEmpty { return goldens }
        let others = [
            stopped == 0 ? nil : "\(ResultText.count(stopped, "layout")) not run", obsolete.isEmpty ? nil : goldens,
        ].compactMap(\.self)
        return ([pictures] + others).joined(separator: "; ")
    }

    /// `pictures and logs`
    private var nouns: String {
        let others = [(ReportEntry.Kind.log, "logs"), (.text, "texts")].filter { kind, _ in
            entries.contains { $0.kind == kind }
        }
        return (["pictures"] + others.map(\.1)).joined(separator: " and ")
    }

    private static func section(_ group: [ReportEntry]) -> String {
        let first = group[0]
        var text =
            group.count == 1 ? "\n**\(first.status.rawValue)**" : "\n**\(first.status.rawValue)**, \(group.count) alike"
        text += "\n\n"
        for entry in group.prefix(namesInGroup) { text += "- \(code(entry.key)) in \(code(entry.file))\n" }
        if group.count > namesInGroup { text += "- and \(group.count - namesInGroup) more\n" }
        guard let message = first.text(limit: viewsInGroup) else { return text }
        return text + "\n" + block(message)
    }

    /// A code span that no backtick in the text can end (CommonMark 0.31, 6.1).
    private static func code(_ text: String) -> String {
        let line = ShownText.name(text)
        let fence = String(repeating: "`", count: longestRun(in: line) + 1)
        let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
        return fence + padding + line + padding + fence
    }

    /// A code block that no line in the text can end (CommonMark 0.31, 4.5).
    private static func block(_ text: String, language: String = "text") -> String {
        let lines = ShownText.lines(text)
        let fence = String(repeating: "`", count: max(3, longestRun(in: lines) + 1))
        return "\(fence)\(language)\n\(lines)\n\(fence)\n"
    }

    private static func longestRun(in text: String) -> Int {
        text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    }
}
