import Files
import Foundation
import LayoutDocument
import LayoutLoading
import Suites

/// Tells build servers what a run found.
struct ServerReports: Sendable {
    /// A step's summary may have one MiB on GitHub; what stands there already is that of others.
    private static let summaryLimit = 1 << 20

    let request: ServerReportRequest
    let environment: Environment
    let console: Console
    /// The words of the command that takes changes over, without the names of these.
    let acceptCommand: [String]

    func write(_ result: SuiteResult) throws {
        let entries = result.entries
        if let file = request.junitFile {
            let xml = JUnitXML(
                entries: entries, failures: result.failures.map { (file: $0.layout, message: $0.error.description) })
            try write(xml.text, to: file)
        }
        let markdown = MarkdownReport(
            entries: entries, failures: result.failures.map(\.error.description), acceptCommand: acceptCommand)
        if let file = request.markdownFile { try write(markdown.text, to: file) }
        if request.annotatesForGitHub || environment.isGitHubWorkflow {
            for line in annotations(result, entries).lines { console.error.writeLine(line) }
            if let file = environment.gitHubStepSummary {
                let text = markdown.text
                try append(text.isEmpty ? "Reflow: \(ResultText(of: result).summary)\n" : text, to: file)
            }
        }
    }

    private func annotations(_ result: SuiteResult, _ entries: [ReportEntry]) -> GitHubAnnotations {
        GitHubAnnotations(
            entries: entries,
            failures: result.failures.map { failure in
                let diagnostic = failure.error.diagnostics.first
                return (failure.layout, diagnostic?.line, failure.error.description)
            })
    }

    private func write(_ text: String, to file: String) throws(FileError) {
        try AtomicFile.write(Data(text.utf8), to: URL(fileURLWithPath: file))
    }

    private func append(_ text: String, to file: String) throws(FileError) {
        let folder = ContainedFolder(root: URL(fileURLWithPath: file).deletingLastPathComponent())
        let name = URL(fileURLWithPath: file).lastPathComponent
        let before = try folder.read(name, limit: ServerReports.summaryLimit) ?? Data()
        try folder.write(before + Data(text.utf8), to: name)
    }
}
