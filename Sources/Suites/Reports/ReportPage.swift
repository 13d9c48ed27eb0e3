public import Files
import Foundation
import Snapshots

/// The page a run leaves behind: every picture, the changed ones first, with what people need to judge them.
///
/// One HTML file beside the failure pictures; passing pictures are shown from where the goldens lie.
public struct ReportPage: Sendable {
    public static let fileName = "index.html"

    private let report: SuiteReport
    /// From the report's folder to that of the goldens, as a relative link.
    private let goldens: String

    public init(of report: SuiteReport) {
        self.report = report
        goldens = RelativePath.encoded(report.goldens)
    }

    /// Writes the page into the folder of the report, atomically.
    public func write(to folder: ContainedFolder) throws(FileError) {
        _ = try folder.write(Data(html.utf8), to: ReportPage.fileName, isFlushed: false)
    }

    /// The page's text.
    public var html: String {
        let summary = report.counts.filter { $0.count > 0 }.map { status, count in
            "<b class=\(status.rawValue)>\(count)</b> \(status.rawValue)"
        }
        let order: [PictureResult.Status] = [
            .changed, .refused, .broken, .missing, .recorded, .passed, .skipped,
        ]
        let sections = order.map { status in
            section(status, report.pictures.filter { $0.status == status })
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Reflow report</title>
            <style>
            \(ReportPage.style)
            </style>
            </head>
            <body>
            <header><h1>Reflow</h1><p>\(summary.isEmpty ? "no pictures" : summary.joined(separator: " · "))</p></header>
            <main>
            \(failures)\(missing)\(sections.joined())\(logs)\(obsolete)
            </main>
            </body>
            </html>

            """
    }

    private var failures: String {
        guard !report.failures.isEmpty else { return "" }
        let items = report.failures.map { "<pre>\(escaped($0.message ?? ""))</pre>" }
        return "<section><h2 class=broken>Layouts that cannot be shown</h2>\(items.joined())</section>\n"
    }

    private var missing: String {
        guard !report.missingLayouts.isEmpty else { return "" }
        let items = report.missingLayouts.map { "<li>\(escaped($0.file))</li>" }.joined()
        return "<section><h2 class=broken>Layouts that were not run</h2><ul>\(items)</ul></section>\n"
    }

    private var logs: String {
        let logs = report.logs
        guard !logs.isEmpty else { return "" }
        let items = logs.map { log in
            let text = log.message.map { "<pre>\(escaped($0))</pre>" } ?? ""
            return "<li><b class=\(log.status.rawValue)>\(log.status.rawValue)</b> \(link(to: log))\(text)</li>"
        }
        return "<section><h2>Events of layouts with steps</h2><ul>\(items.joined())</ul></section>\n"
    }

    /// The golden, or what happened now where that is something else.
    private func link(to log: LogReport) -> String {
        let path =
            log.artifacts[.log] != nil
            ? RelativePath.encoded("\(log.path).\(FailureArtifacts.Kind.log.rawValue)")
            : goldens + RelativePath.encoded("\(log.path).log")
        return "<a href=\"\(escaped(path))\">\(escaped(log.name)).log</a>"
    }

    private var obsolete: String {
        guard !report.obsolete.isEmpty else { return "" }
        let items = report.obsolete.map { "<li>\(escaped($0))</li>" }.joined()
        return "<section><h2>Goldens that no layout owns</h2><ul>\(items)</ul></section>\n"
    }

    private func section(_ status: PictureResult.Status, _ pictures: [PictureReport]) -> String {
        guard !pictures.isEmpty else { return "" }
        let cards = pictures.map { card($0) }.joined(separator: "\n")
        return """
            <section><h2 class=\(status.rawValue)>\(status.rawValue.capitalized)</h2>
            <div class="grid">
            \(cards)
            </div></section>

            """
    }

    private func card(_ picture: PictureReport) -> String {
        let text = picture.text().map { "<pre>\(escaped($0))</pre>" } ?? ""
        let images = self.images(of: picture).map { label, path in
            """
            <figure><a href="\(escaped(path))"><img loading="lazy" src="\(escaped(path))" alt="\(escaped(label))"></a>\
            <figcaption>\(escaped(label))</figcaption></figure>
            """
        }
        return """
            <article><h3>\(escaped(picture.name))</h3><div class="pictures">\(images.joined())</div>\(text)</article>
            """
    }

    private func images(of picture: PictureReport) -> [(label: String, path: String)] {
        let kinds: [(FailureArtifacts.Kind, String)] = [
            (.reference, "reference"), (.actual, "actual"), (.difference, "difference"),
        ]
        let left = kinds.filter { picture.artifacts[$0.0] != nil }
            .map { (label: $0.1, path: RelativePath.encoded("\(picture.path).\($0.0.rawValue)")) }
        if !left.isEmpty { return left }
        switch picture.status {
        case .refused, .skipped, .broken, .missing: return []
        case .passed, .recorded, .changed:
            return [(picture.state, goldens + RelativePath.encoded("\(picture.path).png"))]
        }
    }

    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
