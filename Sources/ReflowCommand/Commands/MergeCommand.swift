import Basics
import Comparison
import Foundation
import LayoutDocument
import Snapshots
import Suites

extension Command {
    /// `reflow merge`: joins the reports of shards.
    static let merge = Command(.merge) { request, context in
        if request.reports.contains(where: AssertionsReport.isFolder) { return try request.mergeAssertions(context) }
        let output = ReportOutput(
            directory: request.reportDirectory, snapshotDirectory: request.snapshotDirectory, format: request.format,
            console: context.console, embedding: request.embedding)
        var code = ExitCode.success
        var parts: [SuiteReport.Part] = []
        for name in request.reports {
            do throws(SuiteReportError) {
                parts.append(SuiteReport.Part(name: name, report: try SuiteReport.read(name)))
            } catch {
                // A shard that was killed leaves no report. The others are still joined.
                context.console.error.writeMessage("\(error)")
                code = .failure
            }
        }
        var report = try SuiteReport(merging: parts, goldens: output.wayToGoldens)
        for shard in SuiteReport.missingShards(of: parts) {
            context.console.error.writeLine("shard \(shard.index)/\(shard.count) left no report")
            // The missing part may have had layouts that the other reports do not know.
            code = .failure
        }
        for warning in report.warnings + report.layouts.flatMap(\.warnings) {
            // As in a single run, a setting for a view that does not exist is an error.
            let isError = warning.code == Diagnostic.Code.unknownID.rawValue
            if isError { code = .failure }
            context.console.error.writeMessage(isError ? warning.errorText : warning.text)
        }
        // Its warnings are part of the summary.
        try report.lookForObsolete(in: output.goldens)
        if try !output.collectArtifacts(of: parts) { code = .failure }
        output.tell(report, asData: true)
        // As in a single run, a filter that matches nothing is an error.
        if let filter = report.filter, report.pictures.isEmpty, report.logs.isEmpty, report.failures.isEmpty,
            code == .success
        {
            throw NoPictureMatches(pattern: filter)
        }
        try output.write(report)
        try output.write(report, for: request.servers, isStrict: request.isStrict, context)
        if request.opensPage { context.open(output.page) }
        return code.combined(with: ExitCode(of: report, isStrict: request.isStrict))
    }
}

extension OutputWarning {
    /// The warning as an error, in the form of a run: `reflow.json:3: error: …`.
    fileprivate var errorText: String {
        let place = [file.map(ShownText.name), line.map(String.init)].compactMap(\.self).joined(separator: ":")
        return (place.isEmpty ? "" : "\(place): ") + "error: \(message)"
    }
}

extension ReportOutput {
    /// Copies the files of the parts' reports.
    /// - Returns: whether no file was missing.
    func collectArtifacts(of parts: [SuiteReport.Part]) throws -> Bool {
        let own = FailureArtifacts(root: folder.root)
        var isComplete = true
        for part in parts {
            let other = FailureArtifacts(root: SuiteReport.folder(of: part.name))
            for layout in part.report.layouts where layout.isRun {
                let entries =
                    layout.pictures.map { ($0.path, $0.artifacts) } + layout.logs.map { ($0.path, $0.artifacts) }
                for (path, digests) in entries {
                    for kind in try own.copy(digests, of: path, from: other) {
                        console.error.writeLine("\(part.name) has no file \(kind.path(of: path))")
                        isComplete = false
                    }
                }
            }
        }
        return isComplete
    }
}
