import Comparison
import Files
import Foundation
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

    func write(_ report: SuiteReport) throws {
        let entries = report.entries
        if let file = request.junitFile ?? environment.testResultsFile {
            try write(JUnitXML(entries: entries, problems: report.problems).text, to: file)
        }
        let markdown = MarkdownReport(
            entries: entries, failures: report.problems.map(\.message), acceptCommand: acceptCommand)
        if let file = request.markdownFile { try write(markdown.text, to: file) }
        if request.annotatesForGitHub || environment.isGitHubWorkflow {
            for line in GitHubAnnotations(entries: entries, problems: report.problems).lines {
                console.error.writeLine(line)
            }
            if let file = environment.gitHubStepSummary {
                let text = markdown.text
                try append(text.isEmpty ? "Reflow: \(ResultText(of: report).summary)\n" : text, to: file)
            }
        }
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

extension ReportOutput {
    /// Tells build servers what the run found, as far as they are asked for or there.
    func write(_ report: SuiteReport, for servers: ServerReportRequest, _ context: CommandContext) throws {
        try ServerReports(
            request: servers, environment: context.environment, console: console, acceptCommand: acceptCommand
        ).write(report)
    }
}
