import Basics
import Foundation
import LayoutDocument
import Snapshots
import Suites

/// Writes a report: its files to a folder, and a summary to the streams.
struct ReportOutput: Sendable {
    /// The folder as the user named it.
    let directory: String
    let snapshotDirectory: String
    let format: OutputFormat
    let console: Console
    /// The pictures that the page embeds.
    var embedding = PageEmbedding.changed
    /// Whether counts and the path of the report are left out of the output.
    var isQuiet = false

    /// The command that accepts changes, without their names.
    var acceptCommand: [String] { ["reflow", "accept", "--report", directory] + acceptOptions }

    private var acceptOptions: [String] {
        snapshotDirectory == SuiteRequest.defaultSnapshotDirectory ? [] : ["--snapshots", snapshotDirectory]
    }

    var folder: ContainedFolder { ContainedFolder(root: URL(fileURLWithPath: directory, isDirectory: true)) }
    var goldens: GoldenStore { GoldenStore(root: URL(fileURLWithPath: snapshotDirectory, isDirectory: true)) }

    /// The path from the folder of the report to that of goldens.
    var wayToGoldens: String { SuiteReport.way(from: folder.root, to: goldens.folder.root) }

    /// Prints the problems, picture by picture. They are printed as data if they are the purpose of the command and it
    /// prints no JSON.
    func tell(_ report: SuiteReport, asData isData: Bool) {
        let stream = isData && format == .text ? console.output : console.error
        for failure in report.failures { console.error.writeMessage(failure.message ?? "") }
        for detail in ResultText(of: report).details {
            stream.writeLines("\(detail.status.rawValue):", detail.status.style, " \(detail.text)")
        }
        for layout in report.missingLayouts { stream.writeLine("not run: \(ShownText.name(layout.file))") }
        if !report.stopped.isEmpty {
            let what = report.stopped.count == 1 ? "1 layout was" : "\(report.stopped.count) layouts were"
            tell("--bail: \(what) not run", naming: report.stopped)
        }
        for path in report.obsolete {
            stream.writeLine("obsolete: \(OutputPath.of(path, in: snapshotDirectory))")
        }
        for path in report.unasked {
            stream.writeLine("not part of this run: \(OutputPath.of(path, in: snapshotDirectory))")
        }
    }

    private static let namesInMessage = 10

    private func tell(_ message: String, naming files: [String]) {
        console.error.writeLine(message)
        for file in files.prefix(ReportOutput.namesInMessage) { console.error.writeLine("    \(ShownText.name(file))") }
        let rest = files.count - ReportOutput.namesInMessage
        if rest > 0 { console.error.writeLine("    and \(rest) more") }
    }

    /// Warns of recorded goldens whose earlier versions Git LFS had not fetched, so that they could not be compared.
    func tell(replacedPointers paths: [String]) {
        guard !paths.isEmpty else { return }
        let what = paths.count == 1 ? "1 golden" : "\(paths.count) goldens"
        tell(
            "replaced: \(what) of which Git LFS had fetched only the pointer; to see what changed, restore "
                + "\(paths.count == 1 ? "it" : "them") with git, then run \"git lfs pull\" and \"reflow test\"",
            naming: paths.map(file(ofPicture:)))
    }

    /// - Parameter path: the path of a picture in the folder of goldens, without extension.
    func file(ofPicture path: String) -> String {
        OutputPath.of(GoldenFile.picture.path(of: path), in: snapshotDirectory)
    }

    /// The report of an earlier run, without layouts that no longer exist; nil if there is none.
    var earlierReport: SuiteReport? {
        do throws(SuiteReportError) {
            var report = try SuiteReport.read(directory)
            report.layouts.removeAll { !FileManager.default.fileExists(atPath: $0.file) }
            return report
        } catch {
            // If the report is missing or damaged, the new one replaces it.
            return nil
        }
    }

    /// Writes page and results, and prints their paths.
    func write(_ report: SuiteReport) throws {
        let results = try save(report)
        switch format {
        case .text:
            tellRecorded(of: report)
            tellSummary(of: report)
        case .json:
            console.output.write(results)
        }
    }

    /// Writes page and results.
    ///
    /// - Returns: the results.
    @discardableResult
    func save(_ report: SuiteReport) throws -> String {
        let results = report.json
        let bytes = try ReportPage(of: report, in: folder, embedding: embedding, acceptOptions: acceptOptions).write()
        if let warning = ReportOutput.warning(ofPage: page, bytes: bytes) { console.error.writeLine(warning) }
        _ = try folder.write(Data(results.utf8), to: SuiteReport.fileName, isFlushed: false)
        return results
    }

    /// The page of the report.
    var page: String { OutputPath.of(ReportPage.fileName, in: directory) }

    /// The goldens that were written.
    func recordedFiles(of report: SuiteReport) -> [String] {
        report.recordedPaths.map { OutputPath.of($0, in: snapshotDirectory) }
    }

    func tellRecorded(of report: SuiteReport) {
        for file in recordedFiles(of: report) { console.output.writeLine(file) }
    }

    func tellSummary(of report: SuiteReport) {
        if isQuiet { return }
        console.error.writeLine(ResultText(of: report).summary)
        console.error.writeLine("report: \(page)")
    }
}

extension ReportOutput {
    /// A warning about a page that is too large; nil for other pages.
    static func warning(ofPage page: String, bytes: Int) -> String? {
        guard bytes > ReportPage.comfortableBytes else { return nil }
        return "warning: \(page) has \(bytes / 1_000_000) MB; with --embed none, the pictures are files of their own"
    }
}

extension SnapshotStatus {
    fileprivate var style: TextStyle {
        switch self {
        case .passed, .recorded, .skipped: .success
        case .missing: .warning
        case .changed, .refused, .broken: .error
        }
    }
}

extension SuiteReport {
    /// Goldens that were written, by their path in the folder of goldens.
    fileprivate var recordedPaths: [String] {
        pictures.filter { $0.status == .recorded }.map { GoldenFile.picture.path(of: $0.path) }
            + logs.filter { $0.status == .recorded }.map { $0.file.path(of: $0.path) }
    }
}
