import Basics
import Comparison
import Foundation
import Snapshots

/// What a run found as JUnit's XML, which build servers read: a suite for each layout file, a case for each picture and
/// log.
///
/// Durations are in seconds, and left out where nothing measured them; that of a suite is the sum of its cases and of
/// laying its layout out. A layout that cannot be shown, or was not run although it should have been, is a case of its
/// own with an error; a golden that counts as obsolete is one with a failure. One that was left out because another one
/// failed is skipped.
public struct JUnitXML: Sendable {
    private let entries: [ReportEntry]
    private let problems: [RunProblem]
    private let stopped: [String]
    private let layoutSeconds: [String: Double]

    /// - Parameters:
    ///   - entries: in the order of the run.
    ///   - problems: the other problems.
    ///   - stopped: the layouts that were left out because one before them failed.
    ///   - layoutSeconds: how long it took to lay layouts out, by their files.
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

    /// Nil where nothing was measured.
    private static func sum(_ durations: [Double?]) -> Double? {
        let known = durations.compactMap(\.self)
        return known.isEmpty ? nil : known.reduce(0, +)
    }

    /// To a tenth of a millisecond: less would be written with an exponent, which is no decimal number of a schema's.
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

/// One picture, log, layout that cannot be shown, or golden too many.
private struct Case {
    enum Outcome { case passed, failure, error, skipped }

    /// The suite that it belongs to.
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

    /// Indented by four spaces.
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

/// For texts and attributes: what is markup is escaped, what cannot be seen is shown as an escape, and what no document
/// may hold (XML 1.0 §2.2) is replaced.
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
