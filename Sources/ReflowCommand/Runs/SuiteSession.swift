import Basics
import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import LayoutDocument
import LayoutLoading
import Snapshots
import Suites

/// One run of a suite from the command line.
struct SuiteSession: Sendable {
    private let request: SuiteRequest
    private let console: Console
    private let build: ShardEnvironment?
    private var suite: SuiteRun
    /// Whether it is fine that a filter leaves no picture: it was not made for this suite.
    private var mayBeEmpty: Bool
    private let looksForObsolete: Bool
    let output: ReportOutput

    /// - Parameter looksForObsolete: whether goldens are told that no layout owns.
    init(
        _ request: SuiteRequest, _ context: CommandContext, mode: RecordMode,
        overrides: SuiteSettings = SuiteSettings(), verifiesPixels: Bool, looksForObsolete: Bool = true,
        findsIssues: Bool = false, format: OutputFormat, embedding: PageEmbedding = .changed
    ) throws {
        try FileKind.checkFolder(request.snapshotDirectory)
        self.request = request
        self.looksForObsolete = looksForObsolete
        console = context.console
        mayBeEmpty = false
        build = request.shard == .automatic ? try ShardEnvironment(context.environment) : nil
        output = ReportOutput(
            directory: request.report ?? context.environment.testOutputFolder.map { "\($0)/report" } ?? "report",
            snapshotDirectory: request.snapshotDirectory, format: format, console: context.console, embedding: embedding
        )
        let bench = try Workbench(request.showing, devices: request.matrix.devices, console: context.console)
            .with {
                $0.take(request.matrix)
                $0.findsIssues = findsIssues
            }
        let check = SnapshotCheck(
            goldens: output.goldens, artifacts: FailureArtifacts(root: output.folder.root),
            renderer: RendererFingerprint(of: try bench.rasterizer.profile()), mode: mode,
            verifiesPixels: verifiesPixels)
        suite = SuiteRun(
            layouts: try LayoutSet(paths: request.paths, in: .currentDirectory), options: bench.options,
            check: check, rasterizer: bench.rasterizer,
            jobs: request.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        suite.filter = request.filter
        switch request.shard {
        case .part(let shard)?: suite.shard = shard
        case .automatic?: suite.shard = build?.shard
        case nil: break
        }
        if let document = try SuiteFile.read(request.suiteFile, for: request.paths) {
            try suite.configure(
                by: document, in: URL(fileURLWithPath: document.file).standardizedFileURL.deletingLastPathComponent())
        }
        suite.overrides = overrides
    }

    /// Takes only what the build system asks for, unless the command line has a filter.
    mutating func takeOnlyWanted(by environment: Environment) throws(UsageError) {
        guard request.filter == nil, let filter = try environment.testFilter() else { return }
        suite.filter = filter
        mayBeEmpty = true
    }

    /// Takes only what the report of the run before did not let pass; everything, where it let all pass.
    mutating func takeOnlyFailed() throws {
        let failed = FailedPictures(of: try SuiteReport.read(output.directory))
        if failed.isEmpty {
            console.error.writeLine("nothing failed in \(output.directory): running everything")
        } else {
            suite.rerun = failed
        }
    }

    /// Runs the suite and tells what is not as it should be.
    /// - Throws: ``EndlessPattern`` for a filter that is given up, ``NoPictureMatches`` for a choice that leaves nothing to do.
    func run() async throws -> SuiteReport {
        if let build {
            if let file = build.statusFile { try AtomicFile.write(Data(), to: URL(fileURLWithPath: file)) }
            if build.shard == nil { console.error.writeLine("no shard requested: running the whole suite") }
        }
        // Those of an earlier run would pass for this one's if it were killed. Recording adds to them.
        let earlier =
            suite.check.workflow.mode == .never && output.folder.contains(SuiteReport.fileName)
            ? try output.folder.read(SuiteReport.fileName, limit: SuiteReport.byteLimit) : nil
        if suite.check.workflow.mode == .never { try output.folder.remove(SuiteReport.fileName) }
        let progress = ProgressLine(stream: console.error)
        let result = await suite.run { done, total in progress.show(done, of: total) }
        progress.clear()
        if let error = result.endlessPattern {
            if let earlier { try output.folder.write(earlier, to: SuiteReport.fileName, isFlushed: false) }
            throw error
        }
        for warning in result.warnings { console.error.writeLine(warning.description) }
        for warning in result.overrideWarnings { console.error.writeLine(warning.text) }
        var report = SuiteReport(
            of: result, run: suite, report: output.folder.root,
            coversFolders: request.matrix.isStandard && suite.layouts.coversFolders)
        if looksForObsolete { try report.lookForObsolete(in: output.goldens) }
        output.tell(report)
        // In one part of a suite there may well be none.
        if suite.shard == nil, suite.filter != nil || suite.rerun != nil, result.pictures.isEmpty,
            result.failures.isEmpty
        {
            let nothing = NoPictureMatches(pattern: suite.filter?.pattern)
            guard mayBeEmpty else {
                // Nothing was run: what the earlier run found still holds.
                if let earlier { try output.folder.write(earlier, to: SuiteReport.fileName, isFlushed: false) }
                throw nothing
            }
            console.error.writeLine("\(nothing)")
        }
        return report
    }
}

/// A choice that leaves no picture of the suite: nothing was compared, which must not look like success.
struct NoPictureMatches: Error, Equatable, CustomStringConvertible {
    /// Nil where only pictures were to be taken that had failed before.
    let pattern: String?

    var description: String {
        pattern.map { "no picture's name matches \"\($0)\"" } ?? "none of the pictures that failed before is in "
            + "the suite"
    }
}
