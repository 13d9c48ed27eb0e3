import Basics
public import Snapshots

/// The output of a run on a terminal: its problems, and one line of counts at the end.
public struct ResultText: Sendable {
    /// The maximum number of views that are named for one picture; the report names all.
    private static let viewLimit = 8

    private let report: SuiteReport

    public init(of report: SuiteReport) {
        self.report = report
    }

    /// The maximum number of pictures that are named after the first one with the same result; the report names all.
    private static let alikeLimit = 10

    /// A result for review, of one picture or log, or of several with the same result.
    public struct Detail: Sendable, Equatable {
        public let status: SnapshotStatus
        /// The text after the status and a colon; further lines are indented.
        public let text: String
    }

    /// The results for review, and those that passed with a message. Equal changes are listed once, and missing goldens
    /// all together. Recorded pictures and orientations that the layout does not support are not listed.
    public var details: [Detail] {
        ResultText.details(of: report.layouts.flatMap(\.pictureEntries))
            + report.logs.compactMap { log in
                guard log.status != .missing, ResultText.isTold(log.status, log.message) else { return nil }
                return ResultText.detail(log.status, [log.fileName], log.message)
            }
            + ResultText.missing(
                report.pictures.filter { $0.status == .missing }.map(\.name)
                    + report.logs.filter { $0.status == .missing }.map(\.fileName))
    }

    private static func details(of pictures: [ReportEntry]) -> [Detail] {
        let told = pictures.filter { $0.status != .missing && isTold($0.status, $0.text()) }
        return ChangeClusters.groups(of: told).map { group in
            detail(group[0].status, group.map(\.name), group[0].text(limit: viewLimit))
        }
    }

    /// Whether the picture is described by a text. A recorded golden is not, because it is listed by path.
    private static func isTold(_ status: SnapshotStatus, _ text: String?) -> Bool {
        switch status {
        case .recorded, .skipped: false
        case .passed: text != nil
        case .changed, .missing, .refused, .broken: true
        }
    }

    private static func detail(_ status: SnapshotStatus, _ names: [String], _ text: String?) -> Detail {
        let told = (text ?? "").split(separator: "\n").map(String.init)
        // A single line can follow the name.
        let first = ShownText.name(names[0]) + (told.count == 1 ? ": \(told[0])" : "")
        let lines = (told.count == 1 ? [] : told) + alike(names.dropFirst(), after: "also ")
        return Detail(status: status, text: ([first] + lines.map { "    \($0)" }).joined(separator: "\n"))
    }

    /// The missing goldens in one entry, because the same command creates all of them.
    private static func missing(_ names: [String]) -> [Detail] {
        guard let first = names.first else { return [] }
        if names.count == 1 {
            return [Detail(status: .missing, text: "\(ShownText.name(first)); \"reflow record\" writes it")]
        }
        let lines = ["\(names.count) goldens; \"reflow record\" writes them"] + alike(names[...]).map { "    \($0)" }
        return [Detail(status: .missing, text: lines.joined(separator: "\n"))]
    }

    private static func alike(_ names: ArraySlice<String>, after start: String = "") -> [String] {
        let rest = names.count - alikeLimit
        return names.prefix(alikeLimit).map { start + ShownText.name($0) } + (rest > 0 ? ["and \(rest) more"] : [])
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
            (report.failures.count, "layout", "not shown"),
            (report.missingLayouts.count + report.stopped.count, "layout", "not run"),
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
            let reason = status == .skipped ? " (orientation not supported)" : ""
            return count == 0 ? nil : "\(count) \(status.rawValue)\(reason)"
        }.joined(separator: ", ")
    }

    /// `1 picture`, `2 pictures`.
    package static func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
