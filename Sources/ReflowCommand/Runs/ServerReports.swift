import Basics
import Comparison
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
    /// Goldens that end the run in an exit status of their own, as the user would name them.
    let obsolete: [String]

    func write(_ report: SuiteReport) throws {
        let entries = report.entries
        let problems = report.problems + obsolete.map { RunProblem.obsolete($0) }
        if let file = request.junitFile ?? environment.testResultsFile {
            let seconds = Dictionary(
                report.layouts.filter(\.isRun).map { ($0.file, $0.seconds) }, uniquingKeysWith: +)
            try write(JUnitXML(entries: entries, problems: problems, layoutSeconds: seconds).text, to: file)
        }
        let markdown = MarkdownReport(entries: entries, problems: problems, acceptCommand: acceptCommand)
        if let file = request.markdownFile { try write(markdown.text, to: file) }
        if request.annotatesForGitHub || environment.isGitHubWorkflow {
            for line in GitHubAnnotations(entries: entries, problems: problems).lines {
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
        try AtomicFile.write(before + Data(text.utf8), to: URL(fileURLWithPath: file))
    }
}

extension ReportOutput {
    /// Tells build servers what the run found, as far as they are asked for or there.
    /// - Parameter isStrict: whether goldens that nobody owns count.
    func write(
        _ report: SuiteReport, for servers: ServerReportRequest, isStrict: Bool, _ context: CommandContext
    ) throws {
        let obsolete = isStrict ? report.obsolete.map { OutputPath.of($0, in: snapshotDirectory) } : []
        try ServerReports(
            request: servers, environment: context.environment, console: console, acceptCommand: acceptCommand,
            obsolete: obsolete
        ).write(report)
    }
}
