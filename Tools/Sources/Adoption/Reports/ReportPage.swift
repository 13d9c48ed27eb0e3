import Foundation

/// The report as one page for a browser, without scripts and without anything from elsewhere.
struct ReportPage {
    let report: AdoptReport
    let title: String

    var text: String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(escaped(title)) on Linux</title>
        <style>
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1e; }
        table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
        th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top; }
        td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
        pre { background: #f5f5f7; padding: .8rem; overflow-x: auto; }
        progress { width: 100%; }
        @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7; } pre { background: #2c2c2e; } }
        </style>
        <h1>\(escaped(title)) on Linux</h1>
        <p>\(report.compile) of \(report.files) files compile.</p>
        <progress max="\(max(report.files, 1))" value="\(report.compile)"></progress>
        \(section("What is in the way", blockers))
        \(section("Screens that can be shown today", screens))
        \(section("How they were made and turned", list(ReportText(report: report).outcomes)))
        \(section("Controllers that wait", waiting))
        \(section("Notes", list(report.notes)))
        </html>

        """
    }

    private var blockers: String {
        guard !report.blockers.isEmpty else { return "" }
        let rows = report.blockers.map { blocker in
            "<tr><td class=number>\(blocker.frees)<td class=number>\(blocker.files)"
                + "<td>\(blocker.kind.rawValue)<td><code>\(escaped(blocker.name))</code>"
        }
        return "<table><tr><th class=number>frees<th class=number>files<th>kind<th>name\n"
            + rows.joined(separator: "\n") + "\n</table>"
    }

    private var screens: String {
        report.screens.map { screen in
            "<details><summary><b>\(escaped(screen.name))</b> \(escaped(screen.file))</summary>"
                + "<pre>\(escaped(screen.test))</pre></details>"
        }.joined(separator: "\n")
    }

    private var waiting: String {
        list(report.waiting.map { "\($0.name): \($0.reason)" })
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "" : "<ul>\n" + items.map { "<li>\(escaped($0))" }.joined(separator: "\n") + "\n</ul>"
    }

    private func section(_ title: String, _ content: String) -> String {
        content.isEmpty ? "" : "<h2>\(title)</h2>\n\(content)"
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
