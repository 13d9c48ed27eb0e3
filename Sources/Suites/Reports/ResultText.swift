import Basics
import Snapshots

/// The output of a run on a terminal: its problems, and one line of counts at the end.
public struct ResultText: Sendable {
    /// Views named for one picture at most; the report names all.
    private static let viewLimit = 8

    private let report: SuiteReport

    public init(of report: SuiteReport) {
        self.report = report
    }

    /// Orientations named at most that layouts do not turn to; the report names all.
    private static let skippedLimit = 10

    /// A block for each picture and log that did not simply pass and was not recorded.
    public var details: [String] {
        let skipped = report.pictures.filter { $0.status == .skipped }
        let unnamed = Set(skipped.dropFirst(ResultText.skippedLimit).map(\.name))
        let rest = "skipped: \(unnamed.count) more orientations that the layouts refuse; the report lists them"
        return report.pictures.filter { !unnamed.contains($0.name) }.compactMap { picture in
            ResultText.detail(picture.status, picture.name, picture.text(limit: ResultText.viewLimit))
        }
            + (unnamed.isEmpty ? [] : [rest])
            + report.logs.compactMap { log in
                // An exception that UIKit would have raised is reported even if the log was recorded.
                ResultText.detail(log.isException ? .refused : log.status, log.fileName, log.message)
            }
    }

    private static func detail(_ status: SnapshotStatus, _ name: String, _ text: String?) -> String? {
        // Recorded goldens are listed as data, by path.
        if status == .recorded || status == .passed && text == nil { return nil }
        let lines = (text ?? "").split(separator: "\n").map { "    \($0)" }
        return (["\(status.rawValue): \(ShownText.name(name))"] + lines).joined(separator: "\n")
    }

    /// `12 pictures: 11 passed, 1 changed`.
    public var summary: String {
        let statuses = report.pictures.map(\.status)
        var text =
            statuses.isEmpty
            ? "no pictures" : "\(ResultText.count(statuses.count, "picture")): \(ResultText.counts(statuses))"
        for (file, noun) in [(GoldenFile.log, "log"), (.text, "text")] {
            let statuses = report.logs.filter { $0.file == file }.map(\.status)
            if statuses.isEmpty { continue }
            text += "; \(ResultText.count(statuses.count, noun)): \(ResultText.counts(statuses))"
        }
        let others = [
            (report.failures.count, "layout", "not shown"), (report.missingLayouts.count, "layout", "not run"),
        ]
        for (count, noun, what) in others where count > 0 { text += "; \(ResultText.count(count, noun)) \(what)" }
        if !report.obsolete.isEmpty { text += "; \(ResultText.count(report.obsolete.count, "obsolete golden file"))" }
        let troubled = report.pictures.filter { !$0.issues.isEmpty }
        if !troubled.isEmpty {
            let issues = ResultText.count(troubled.map(\.issues.count).reduce(0, +), "issue")
            text += "; \(issues) in \(ResultText.count(troubled.count, "picture"))"
        }
        if let notice = report.obsoleteNotice { text += "; \(notice)" }
        if !report.unasked.isEmpty {
            text += "; \(ResultText.count(report.unasked.count, "file")) not part of this run"
        }
        return text
    }

    /// `11 passed, 1 changed`.
    private static func counts(_ statuses: [SnapshotStatus]) -> String {
        SnapshotStatus.allCases.compactMap { status in
            let count = statuses.count { $0 == status }
            return count == 0 ? nil : "\(count) \(status.rawValue)"
        }.joined(separator: ", ")
    }

    static func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
