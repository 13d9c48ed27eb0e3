/// The report for a terminal.
struct ReportText {
    let report: AdoptReport
    /// The number of blockers and of waiting screens that are listed.
    static let limit = 20

    var text: String {
        var lines = ["\(report.compile) of \(report.files) files compile on Linux (\(share) %)."]
        if report.targets.count > 1 {
            lines += report.targets.map { "  \($0.name): \($0.compile) of \($0.files)" }
        }
        if !report.blockers.isEmpty {
            lines += ["", "In the way, by the number of files that each one alone keeps out:"]
            lines += table(report.blockers.prefix(Self.limit))
            if report.blockers.count > Self.limit {
                lines.append("  … and \(report.blockers.count - Self.limit) more: --format json lists all")
            }
        }
        lines += ["", screens]
        lines += report.screens.map { "  \($0.name)  \($0.file)" }
        if !outcomes.isEmpty { lines += [""] + outcomes }
        if !report.waiting.isEmpty {
            lines += ["", "Controllers that compile, and that nobody can make without more:"]
            lines += report.waiting.prefix(Self.limit).map { "  \($0.name): \($0.reason)" }
            if report.waiting.count > Self.limit { lines.append("  … and \(report.waiting.count - Self.limit) more") }
        }
        if !report.notes.isEmpty { lines += [""] + report.notes.map { "note: \($0)" } }
        return lines.map { $0 + "\n" }.joined()
    }

    private var share: Int { report.files == 0 ? 0 : report.compile * 100 / report.files }

    private var screens: String {
        report.screens.isEmpty
            ? "No screen can be shown yet."
            : "Screens that can be shown today (--write adds a test for each, in both orientations):"
    }

    /// The outcomes of the screens, counted, and those in which something is missing.
    var outcomes: [String] {
        guard !report.outcomes.isEmpty else { return [] }
        func count(_ flag: KeyPath<ScreenOutcome, Bool>) -> Int { report.outcomes.count { $0[keyPath: flag] } }
        let total =
            "Made: \(count(\.isMade)) of \(report.outcomes.count). Turned there and back: \(count(\.isTurned)). "
            + "More than one colour: \(count(\.isColored))."
        return [total]
            + report.outcomes.filter { $0.problem != nil || !$0.isTurned || !$0.isColored }.map { outcome in
                let missing = [
                    (outcome.isMade, "not made"), (outcome.isTurned, "not turned"), (outcome.isColored, "one colour"),
                ]
                let words = missing.filter { !$0.0 }.map(\.1) + (outcome.problem.map { [$0] } ?? [])
                return "  \(outcome.name): \(words.joined(separator: ", "))"
            }
    }

    private func table(_ blockers: ArraySlice<RankedBlocker>) -> [String] {
        let rows =
            [["frees", "files", "kind", "name"]]
            + blockers.map { ["\($0.frees)", "\($0.files)", $0.kind.rawValue, $0.name] }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = (0..<3).map { column in
                let blanks = String(repeating: " ", count: widths[column] - row[column].count)
                return column < 2 ? blanks + row[column] : row[column] + blanks
            }
            return "  " + (cells + [row[3]]).joined(separator: "  ")
        }
    }
}
