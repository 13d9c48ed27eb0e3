import Comparison
import Foundation
import Geometry
import Snapshots

/// What a run found as JUnit's XML, which build servers read: a suite for each layout file, a case for each picture and
/// log.
///
/// Durations are in seconds, and left out where nothing measured them. A layout that cannot be shown,
/// or was not run although it should have been, is a case of its own with an error.
public struct JUnitXML: Sendable {
    private let entries: [ReportEntry]
    private let problems: [LayoutProblem]

    /// - Parameters:
    ///   - entries: in the order of the run.
    ///   - problems: why layouts are not among them.
    public init(entries: [ReportEntry], problems: [LayoutProblem] = []) {
        self.entries = entries
        self.problems = problems
    }

    public var text: String {
        let cases = entries.map { Case($0) } + problems.map { Case($0) }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append("<testsuites name=\"reflow test\"\(JUnitXML.counts(cases))>")
        for suite in cases.grouped(by: \.file) {
            lines.append("  <testsuite name=\"\(escaped(suite[0].file))\"\(JUnitXML.counts(suite))>")
            lines += suite.map(\.text)
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func counts(_ cases: [Case]) -> String {
        let parts: [(String, (Case) -> Bool)] = [
            ("tests", { _ in true }), ("failures", { $0.outcome == .failure }), ("errors", { $0.outcome == .error }),
            ("skipped", { $0.outcome == .skipped }),
        ]
        return parts.map { name, isOne in " \(name)=\"\(cases.count(where: isOne))\"" }.joined()
    }
}

/// One picture, log, or layout that cannot be shown.
private struct Case {
    enum Outcome { case passed, failure, error, skipped }

    let name: String
    let className: String
    let file: String
    let seconds: Double?
    let outcome: Outcome
    let type: String
    let message: String

    init(_ entry: ReportEntry) {
        name = entry.key
        className = entry.layout
        file = entry.file
        seconds = entry.seconds
        type = entry.status.rawValue
        message = entry.text() ?? type
        outcome =
            switch entry.status {
            case .passed, .recorded: .passed
            case .changed, .missing, .refused: .failure
            case .broken: .error
            case .skipped: .skipped
            }
    }

    init(_ problem: LayoutProblem) {
        name = problem.file
        className = problem.file
        file = problem.file
        seconds = nil
        type = problem.kind.rawValue
        message = problem.message
        outcome = .error
    }

    /// Indented by four spaces.
    var text: String {
        let time = seconds.map { " time=\"\(CGFloat($0).sixDigitText)\"" } ?? ""
        let start =
            "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(className))\" file=\"\(escaped(file))\"\(time)"
        let title = escaped(String(message.prefix { !$0.isNewline }))
        switch outcome {
        case .passed: return start + "/>"
        case .skipped: return "\(start)>\n      <skipped message=\"\(title)\"/>\n    </testcase>"
        case .failure, .error:
            let tag = outcome == .error ? "error" : "failure"
            return """
                \(start)>
                      <\(tag) message="\(title)" type="\(type)">\(escaped(message))</\(tag)>
                    </testcase>
                """
        }
    }
}

/// For texts and attributes: what is markup is escaped, and what XML 1.0 has no place for (§2.2) is replaced.
private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\n", "\r", "\t": result += "&#\(scalar.value);"
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
