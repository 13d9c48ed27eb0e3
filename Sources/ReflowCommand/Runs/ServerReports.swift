import Basics
import Comparison
import Foundation
import Suites

/// Reports the results of a run to build servers.
struct ServerReports: Sendable {
    /// The maximum size of a summary. GitHub allows one MiB per step, part of which other commands may have used.
    private static let summaryLimit = 1 << 20

    let request: ServerReportRequest
    let environment: Environment
    let console: Console
    /// The command that accepts changes, without their names.
    let acceptCommand: [String]
    /// The obsolete goldens that lead to their own exit status, with paths as the user would write them.
    let obsolete: [String]

    func write(_ report: SuiteReport) throws {
        let entries = report.entries
        let problems = report.problems + obsolete.map { RunProblem.obsolete($0) }
        if let file = request.junitFile ?? environment.testResultsFile {
            let seconds = Dictionary(
                report.layouts.filter(\.isRun).map { ($0.file, $0.seconds) }, uniquingKeysWith: +)
            let results = JUnitXML(
                entries: entries, problems: problems, stopped: report.stopped, layoutSeconds: seconds)
            try write(results.text, to: file)
        }
        let markdown = MarkdownReport(
            entries: entries, problems: problems, acceptCommand: acceptCommand, stopped: report.stopped.count)
        if let file = request.markdownFile { try write(markdown.text, to: file) }
        if request.annotatesForGitHub || environment.isGitHubWorkflow {
            for line in GitHubAnnotations(entries: entries, problems: problems).lines {
                console.error.control(line + "\n")
            }
            if let file = environment.gitHubStepSummary {
                let text = markdown.text
                try append(text.isEmpty ? "Reflow: \(ResultText(of: report).summary)\n" : text, to: file)
            }
        }
    }

    /// Writes a text to a file, whose folder is made if it is missing.
    private func write(_ text: String, to file: String) throws(FileError) {
        let url = URL(fileURLWithPath: file)
        let folder = url.deletingLastPathComponent()
        if FileManager.default.fileExists(atPath: folder.path) {
            try AtomicFile.write(Data(text.utf8), to: url)
        } else {
            try ContainedFolder(root: folder).write(Data(text.utf8), to: url.lastPathComponent)
        }
    }

    private func append(_ text: String, to file: String) throws(FileError) {
        let folder = ContainedFolder(root: URL(fileURLWithPath: file).deletingLastPathComponent())
        let name = URL(fileURLWithPath: file).lastPathComponent
        let before = try folder.read(name, limit: ServerReports.summaryLimit) ?? Data()
        try AtomicFile.write(before + Data(text.utf8), to: URL(fileURLWithPath: file))
    }
}

extension ReportOutput {
    /// Writes the requested reports, and those for the detected build server.
    /// - Parameter isStrict: whether obsolete goldens matter.
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
