import Basics
import Comparison
import Foundation
import Snapshots

/// The result of a run as JUnit's XML, which build servers read: a suite for each layout file, a case for each picture
/// and log.
///
/// Durations are in seconds, and left out if they were not measured. The duration of a suite is the sum of its cases
/// and of the layout. A layout that cannot be shown, or that was not run although it should have been, is a case with
/// an error. An obsolete golden is a case with a failure. A layout that was left out because an earlier one failed is a
/// skipped case.
public struct JUnitXML: Sendable {
    private let entries: [ReportEntry]
    private let problems: [RunProblem]
    private let stopped: [String]
    private let layoutSeconds: [String: Double]

    /// - Parameters:
    ///   - entries: the entries in the order of the run.
    ///   - problems: the other problems.
    ///   - stopped: the layouts that were left out because an earlier one failed.
    ///   - layoutSeconds: the duration of laying out each layout, by its file.
    public init(
        entries: [ReportEntry], problems: [RunProblem] = [], stopped: [String] = [],
        layoutSeconds: [String: Double] = [:]
    ) {
        self.entries = entries
        self.problems = problems
        self.stopped = stopped
        self.layoutSeconds = layoutSeconds
    }

    public var text: String {
        let cases = entries.map { Case($0) } + problems.map { Case($0) } + stopped.map { Case(stopped: $0) }
        let suites = cases.grouped(by: \.suite).map { (cases: $0, seconds: seconds(of: $0)) }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        let time = JUnitXML.time(JUnitXML.sum(suites.map(\.seconds)))
        lines.append("<testsuites name=\"reflow test\"\(JUnitXML.counts(cases))\(time)>")
        for suite in suites {
            let attributes = JUnitXML.counts(suite.cases) + JUnitXML.time(suite.seconds)
            lines.append("  <testsuite name=\"\(escaped(suite.cases[0].suite))\"\(attributes)>")
            lines += suite.cases.map(\.text)
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private func seconds(of suite: [Case]) -> Double? {
        JUnitXML.sum(suite.map(\.seconds) + [layoutSeconds[suite[0].suite]])
    }

    /// The sum of durations; nil if none was measured.
    private static func sum(_ durations: [Double?]) -> Double? {
        let known = durations.compactMap(\.self)
        return known.isEmpty ? nil : known.reduce(0, +)
    }

    /// The duration rounded to a tenth of a millisecond. A smaller number would be written with an exponent, which the
    /// schema does not allow.
    fileprivate static func time(_ seconds: Double?) -> String {
        seconds.map { " time=\"\(CGFloat(($0 * 1e4).rounded() / 1e4).sixDigitText)\"" } ?? ""
    }

    private static func counts(_ cases: [Case]) -> String {
        let parts: [(String, (Case) -> Bool)] = [
            ("tests", { _ in true }), ("failures", { $0.outcome == .failure }), ("errors", { $0.outcome == .error }),
            ("skipped", { $0.outcome == .skipped }),
        ]
        return parts.map { name, isOne in " \(name)=\"\(cases.count(where: isOne))\"" }.joined()
    }
}

/// One case: a picture, a log, a layout that cannot be shown, or an obsolete golden.
private struct Case {
    enum Outcome { case passed, failure, error, skipped }

    /// The suite that the case belongs to.
    let suite: String
    let name: String
    let className: String
    let file: String
    let seconds: Double?
    let outcome: Outcome
    let type: String
    let message: String

    init(_ entry: ReportEntry) {
        suite = entry.file
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

    init(_ problem: RunProblem) {
        let isObsolete = problem.kind == .obsolete
        suite = isObsolete ? "obsolete goldens" : problem.file
        name = problem.file
        className = suite
        file = problem.file
        seconds = nil
        type = problem.kind.rawValue
        message = problem.message
        outcome = isObsolete ? .failure : .error
    }

    init(stopped layout: String) {
        suite = layout
        name = layout
        className = layout
        file = layout
        seconds = nil
        type = "stopped"
        message = "it was not run, because a layout before it failed"
        outcome = .skipped
    }

    /// The XML, indented by four spaces.
    var text: String {
        let place = "classname=\"\(escaped(className))\" file=\"\(escaped(file))\""
        let start = "    <testcase name=\"\(escaped(name))\" \(place)\(JUnitXML.time(seconds))"
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

/// Escapes a text for element contents and attributes: markup is escaped, invisible characters are shown as escapes,
/// and characters that XML does not allow (XML 1.0 §2.2) are replaced.
private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\n", "\r", "\t": result += "&#\(scalar.value);"
        case _ where ShownText.isInvisible(scalar): result += ShownText.escape(scalar)
        case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
