import CairoRaster
import Files
import Foundation
import LayoutDocument
import LayoutLoading
import Snapshots
import Suites

/// One run of a suite from the command line.
struct SuiteSession: Sendable {
    private let request: SuiteRequest
    private let format: OutputFormat
    private let embedding: PageEmbedding
    private let console: Console
    private let suite: SuiteRun
    private let page: String

    init(
        _ request: SuiteRequest, _ context: CommandContext, mode: RecordMode,
        overrides: SuiteSettings = SuiteSettings(), verifiesPixels: Bool, format: OutputFormat = .text,
        embedding: PageEmbedding = .changed
    ) throws {
        self.request = request
        self.format = format
        self.embedding = embedding
        console = context.console
        page = OutputPath.of(ReportPage.fileName, in: request.reportDirectory)
        let bench = try Workbench(request.showing, console: context.console)
        let check = SnapshotCheck(
            goldens: GoldenStore(root: URL(fileURLWithPath: request.snapshotDirectory, isDirectory: true)),
            artifacts: FailureArtifacts(root: URL(fileURLWithPath: request.reportDirectory, isDirectory: true)),
            renderer: RendererFingerprint(of: try bench.rasterizer.profile()), mode: mode,
            verifiesPixels: verifiesPixels)
        var suite = SuiteRun(
            layouts: try LayoutSet(paths: request.paths, in: .currentDirectory), options: bench.options,
            check: check, rasterizer: bench.rasterizer,
            jobs: request.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        suite.filter = request.filter
        suite.shard = request.shard
        suite.document = try SuiteSession.suiteFile(request)
        suite.overrides = overrides
        self.suite = suite
    }

    private static func suiteFile(_ request: SuiteRequest) throws(SuiteFileError) -> SuiteDocument? {
        if let file = request.suiteFile { return try SuiteFile.read(file, shownAs: file) }
        return try SuiteFile.read(for: request.paths, in: .currentDirectory)
    }

    /// - Throws: ``NoPictureMatches`` for a filter that leaves nothing to do.
    func run() async throws -> SuiteResult {
        let progress = ProgressLine(stream: console.error)
        let result = await suite.run { done, total in progress.show(done, of: total) }
        progress.clear()
        for warning in result.warnings { console.error.writeLine(warning.description) }
        for failure in result.failures { console.error.writeLine(failure.error.description) }
        for detail in ResultText(of: result).details { console.error.writeLine(detail) }
        // In one part of a suite there may well be none.
        if let filter = request.filter, request.shard == nil, result.pictures.isEmpty, result.failures.isEmpty {
            throw NoPictureMatches(pattern: filter.pattern)
        }
        return result
    }

    /// The words of the command that takes changes of this run over, without the names of these.
    var acceptCommand: [String] {
        let snapshots = request.snapshotDirectory
        return ["reflow", "accept", "--report", request.reportDirectory]
            + (snapshots == SuiteRequest.defaultSnapshotDirectory ? [] : ["--snapshots", snapshots])
    }

    /// Writes the page and says what the run came to.
    func report(_ result: SuiteResult) throws {
        let artifacts = suite.check.artifacts
        if let artifacts {
            try ReportPage(
                of: result, artifacts: artifacts, goldens: suite.check.goldens.folder.root, embedding: embedding,
                acceptCommand: acceptCommand
            ).write()
        }
        for path in result.obsolete {
            console.error.writeLine("obsolete: \(OutputPath.of(path, in: request.snapshotDirectory))")
        }
        switch format {
        case .text:
            for picture in result.pictures where picture.status == .recorded {
                console.output.writeLine(OutputPath.of(picture.name.picturePath, in: request.snapshotDirectory))
            }
            for log in result.logs where log.status == .recorded {
                console.output.writeLine(OutputPath.of(log.name.logPath, in: request.snapshotDirectory))
            }
            console.output.writeLine(ResultText(of: result).summary)
            console.output.writeLine("report: \(page)")
        case .json:
            console.output.write(ResultJSON(of: result, report: page).text)
        }
    }

    /// Goldens that nothing owns can only be told after a run of everything.
    func obsoleteGoldens(_ result: SuiteResult) throws -> [String] {
        guard request.filter == nil, request.shard == nil, result.failures.isEmpty,
            request.paths.allSatisfy({ URL(fileURLWithPath: $0).hasDirectoryPath || isFolder($0) })
        else { return [] }
        return try suite.obsoleteGoldens(result)
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    func exitCode(of result: SuiteResult, isStrict: Bool) -> ExitCode {
        var code = result.failures.isEmpty ? ExitCode.success : .failure
        for picture in result.pictures { code = code.combined(with: picture.status.exitCode) }
        for log in result.logs { code = code.combined(with: log.status.exitCode) }
        return isStrict && !result.obsolete.isEmpty ? code.combined(with: .obsoleteGolden) : code
    }

    /// Recording has done its work unless something could not be shown or written.
    func exitCode(ofRecording result: SuiteResult) -> ExitCode {
        let isBroken =
            !result.failures.isEmpty || result.pictures.contains { $0.status == .broken }
            || result.logs.contains { $0.status == .broken }
        return isBroken ? .failure : .success
    }
}

/// A filter that no picture of the suite goes through: nothing was compared, which must not look like success.
struct NoPictureMatches: Error, Equatable, CustomStringConvertible {
    let pattern: String

    var description: String { "no picture's name matches '\(pattern)'" }
}

extension PictureResult.Status {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .passed, .recorded, .skipped: .success
        case .changed, .refused: .differences
        case .missing: .missingGolden
        case .broken: .failure
        }
    }
}
