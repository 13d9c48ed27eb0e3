import Basics
import Comparison
import Foundation
import Snapshots

/// The problems of a run as GitHub's workflow commands: an error at each layout file. In a pull request, GitHub shows
/// the error beside the file, at the line of the first view that changed, if that is known. All obsolete goldens
/// together are one error.
public struct GitHubAnnotations: Sendable {
    /// The maximum number of errors that GitHub shows for one step.
    private static let limit = 10
    private static let picturesInMessage = 8
    private static let viewsInPicture = 5

    private let entries: [ReportEntry]
    private let problems: [RunProblem]

    /// - Parameters:
    ///   - entries: the entries in the order of the run.
    ///   - problems: the other problems.
    public init(entries: [ReportEntry], problems: [RunProblem] = []) {
        self.entries = entries
        self.problems = problems
    }

    /// A line for each error; empty if there are no problems.
    public var lines: [String] {
        var lines = problems.filter { $0.kind != .obsolete }.map { problem in
            command(file: problem.file, line: problem.line, title: problem.kind.title, message: problem.message)
        }
        for members in entries.filter(\.status.needsLook).grouped(by: \.file) {
            lines.append(annotation(of: members[0].file, members))
        }
        lines += obsolete
        guard lines.count > GitHubAnnotations.limit else { return lines }
        let rest = lines.count - GitHubAnnotations.limit + 1
        let more = "::error title=Reflow::And \(rest) more files: see the report."
        return lines.prefix(GitHubAnnotations.limit - 1) + [more]
    }

    private var obsolete: [String] {
        let goldens = problems.filter { $0.kind == .obsolete }
        guard let first = goldens.first else { return [] }
        if goldens.count == 1 { return [command(file: first.file, title: first.kind.title, message: first.message)] }
        var texts = goldens.prefix(GitHubAnnotations.picturesInMessage).map(\.message)
        if goldens.count > texts.count { texts.append("and \(goldens.count - texts.count) more") }
        let title = "\(goldens.count) goldens are obsolete"
        return [command(file: first.file, title: title, message: texts.joined(separator: "\n"))]
    }

    private func annotation(of file: String, _ members: [ReportEntry]) -> String {
        var texts = members.prefix(GitHubAnnotations.picturesInMessage).map { entry in
            let text = entry.text(limit: GitHubAnnotations.viewsInPicture).map { "\n" + $0 } ?? ""
            return "\(entry.status.rawValue): \(entry.key)\(text)"
        }
        if members.count > texts.count { texts.append("and \(members.count - texts.count) more") }
        let title =
            members.count == 1
            ? "\(members[0].key) \(members[0].status.rawValue)" : "\(members.count) pictures to review"
        let line = members.lazy.flatMap(\.changes).compactMap(\.line).first
        return command(file: file, line: line, title: title, message: texts.joined(separator: "\n"))
    }

    private func command(file: String, line: Int? = nil, title: String, message: String) -> String {
        let place = "file=\(property(file))" + (line.map { ",line=\($0)" } ?? "")
        return "::error \(place),title=\(property(title))::\(data(message))"
    }

    private func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

    private func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

    /// Escapes characters that would end the command or begin another one.
    private func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            } else if ShownText.isInvisible(scalar) {
                result += ShownText.escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
