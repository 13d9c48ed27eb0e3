import Comparison
import Foundation
import Snapshots
import Suites

extension MergeRequest {
    /// Makes one report from the results of assertions in Swift tests.
    func mergeAssertions(_ context: CommandContext) throws -> ExitCode {
        guard let name = reports.first, reports.count == 1 else { throw MergeError.severalRuns }
        let joined = try AssertionsReport(name, output: URL(fileURLWithPath: reportDirectory, isDirectory: true))
        // Goldens are named relative to the current folder, as in all other commands. For a report from another
        // machine, the user names their folder.
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        let way = SuiteReport.way(from: here, to: joined.goldens)
        let isChosen = snapshotDirectory != SuiteRequest.defaultSnapshotDirectory
        let output = ReportOutput(
            directory: reportDirectory,
            snapshotDirectory: isChosen ? snapshotDirectory : way.isEmpty ? "." : String(way.dropLast()),
            format: format, console: context.console, embedding: embedding)
        var report = joined.report
        report.goldens = output.wayToGoldens
        report.unasked = try joined.unaskedReferences(in: output.goldens)
        for warning in report.warnings { context.console.error.writeLines(warning.text) }
        let isComplete = try output.collectArtifacts(of: [SuiteReport.Part(name: name, report: report)])
        output.tell(report, asData: true)
        try output.write(report)
        try output.write(report, for: servers, isStrict: isStrict, context)
        if opensPage { context.open(output.page) }
        let code = isComplete ? ExitCode.success : .failure
        return code.combined(with: ExitCode(of: report, isStrict: isStrict))
    }
}

/// The reason why reports cannot be joined.
enum MergeError: Error, Equatable, CustomStringConvertible {
    /// The folders belong to several runs of Swift tests, or only some of them to Swift tests.
    case severalRuns

    var description: String {
        "merge takes only one run of Swift tests; set the same SNAPSHOT_REPORT_DIR for runs that belong together"
    }
}
