import Comparison
public import Files
public import Foundation
import LayoutLoading
public import Snapshots

/// The page a run leaves behind: every picture, the changed ones first, with what people need to judge them.
///
/// One HTML file beside the failure pictures; passing pictures are shown from where the goldens lie.
public struct ReportPage: Sendable {
    public static let fileName = "index.html"

    private let result: SuiteResult
    private let artifacts: FailureArtifacts
    /// From the report's folder to that of the goldens, as a relative link.
    private let goldens: String

    /// - Parameter goldens: the folder of goldens.
    public init(of result: SuiteResult, artifacts: FailureArtifacts, goldens: URL) {
        self.result = result
        self.artifacts = artifacts
        self.goldens = RelativePath.from(artifacts.folder.root, to: goldens)
    }

    /// Writes the page, atomically.
    public func write() throws(FileError) {
        _ = try artifacts.folder.write(Data(html.utf8), to: ReportPage.fileName, isFlushed: false)
    }

    /// The page's text.
    public var html: String {
        let counts = PictureResult.Status.allCases.map { status in
            (status, result.pictures.filter { $0.status == status }.count)
        }
        let summary = counts.filter { $0.1 > 0 }.map { "<b class=\($0.0.rawValue)>\($0.1)</b> \($0.0.rawValue)" }
        let order: [PictureResult.Status] = [
            .changed, .refused, .broken, .missing, .recorded, .passed, .skipped,
        ]
        let sections = order.map { status in
            section(status, result.pictures.filter { $0.status == status })
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
            \(failures)\(sections.joined())\(obsolete)
            </main>
            </body>
            </html>

            """
    }

    private var failures: String {
        guard !result.failures.isEmpty else { return "" }
        let items = result.failures.map { "<pre>\(escaped($0.error.description))</pre>" }
        return "<section><h2 class=broken>Layouts that cannot be shown</h2>\(items.joined())</section>\n"
    }

    private var obsolete: String {
        guard !result.obsolete.isEmpty else { return "" }
        let items = result.obsolete.map { "<li>\(escaped($0))</li>" }.joined()
        return "<section><h2>Goldens that no layout owns</h2><ul>\(items)</ul></section>\n"
    }

    private func section(_ status: PictureResult.Status, _ pictures: [PictureResult]) -> String {
        guard !pictures.isEmpty else { return "" }
        let cards = pictures.map { card($0) }.joined(separator: "\n")
        return """
            <section><h2 class=\(status.rawValue)>\(status.rawValue.capitalized)</h2>
            <div class="grid">
            \(cards)
            </div></section>

            """
    }

    private func card(_ picture: PictureResult) -> String {
        let text = picture.text().map { "<pre>\(escaped($0))</pre>" } ?? ""
        let images = self.images(of: picture).map { label, path in
            """
            <figure><a href="\(escaped(path))"><img loading="lazy" src="\(escaped(path))" alt="\(escaped(label))"></a>\
            <figcaption>\(escaped(label))</figcaption></figure>
            """
        }
        return """
            <article><h3>\(escaped(picture.name.stem))</h3><div class="pictures">\(images.joined())</div>\(text)</article>
            """
    }

    private func images(of picture: PictureResult) -> [(label: String, path: String)] {
        guard case .compared(let compared) = picture.outcome else { return [] }
        let kinds: [(FailureArtifacts.Kind, String)] = [
            (.reference, "reference"), (.actual, "actual"), (.difference, "difference"),
        ]
        let left = kinds.filter { compared.artifacts.contains($0.0) }
            .map { (label: $0.1, path: RelativePath.encoded(artifacts.path($0.0, of: picture.name))) }
        if !left.isEmpty { return left }
        return [(picture.name.state, goldens + RelativePath.encoded(picture.name.picturePath))]
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
