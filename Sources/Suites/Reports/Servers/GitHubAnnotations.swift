import Comparison
import Foundation
import Snapshots

/// What is not as it should be as GitHub's workflow commands: an error at each layout file, which the server shows
/// beside the file in a pull request.
public struct GitHubAnnotations: Sendable {
    /// The server shows no more errors of one step.
    private static let limit = 10
    private static let picturesInMessage = 8
    private static let viewsInPicture = 5

    private let entries: [ReportEntry]
    private let problems: [LayoutProblem]

    /// - Parameters:
    ///   - entries: in the order of the run.
    ///   - problems: why layouts are not among them.
    public init(entries: [ReportEntry], problems: [LayoutProblem] = []) {
        self.entries = entries
        self.problems = problems
    }

    /// A line for each; none where everything is as it should be.
    public var lines: [String] {
        var lines = problems.map { problem in
            command(file: problem.file, line: problem.line, title: problem.kind.title, message: problem.message)
        }
        for members in entries.filter(\.status.needsLook).grouped(by: \.file) {
            lines.append(annotation(of: members[0].file, members))
        }
        guard lines.count > GitHubAnnotations.limit else { return lines }
        let rest = lines.count - GitHubAnnotations.limit + 1
        let more = "::error title=Reflow::And \(rest) more files: the report shows all."
        return lines.prefix(GitHubAnnotations.limit - 1) + [more]
    }

    private func annotation(of file: String, _ members: [ReportEntry]) -> String {
        var texts = members.prefix(GitHubAnnotations.picturesInMessage).map { entry in
            let text = entry.text(limit: GitHubAnnotations.viewsInPicture).map { "\n" + $0 } ?? ""
            return "\(entry.status.rawValue): \(entry.key)\(text)"
        }
        if members.count > texts.count { texts.append("and \(members.count - texts.count) more") }
        let title =
            members.count == 1
            ? "\(members[0].key) \(members[0].status.rawValue)" : "\(members.count) pictures to look at"
        return command(file: file, line: nil, title: title, message: texts.joined(separator: "\n"))
    }

    private func command(file: String, line: Int?, title: String, message: String) -> String {
        let place = "file=\(property(file))" + (line.map { ",line=\($0)" } ?? "")
        return "::error \(place),title=\(property(title))::\(data(message))"
    }

    private func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

    private func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

    /// What would end the command or begin another one stands as its number.
    private func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
