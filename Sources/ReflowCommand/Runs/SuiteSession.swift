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
    private let environment: Environment
    private let build: ShardEnvironment?
    private var suite: SuiteRun
    /// Whether a filter may match no picture, because it was not written for this suite.
    private var mayBeEmpty: Bool
    private let looksForObsolete: Bool
    let output: ReportOutput

    /// - Parameter looksForObsolete: whether to look for obsolete goldens.
    init(
        _ request: SuiteRequest, _ context: CommandContext, mode: RecordMode,
        overrides: SuiteSettings = SuiteSettings(), verifiesPixels: Bool, looksForObsolete: Bool = true,
        findsIssues: Bool = false, recordsConstraints: Bool = false, format: OutputFormat,
        embedding: PageEmbedding = .changed
    ) throws {
        try FileKind.checkFolder(request.snapshotDirectory)
        if let report = request.report { try FileKind.checkFolder(report) }
        self.request = request
        self.looksForObsolete = looksForObsolete
        console = context.console
        environment = context.environment
        mayBeEmpty = false
        build = request.shard == .automatic ? try ShardEnvironment(context.environment) : nil
        output = ReportOutput(
            directory: request.report ?? context.environment.testOutputFolder.map { "\($0)/report" } ?? "report",
            snapshotDirectory: request.snapshotDirectory, format: format, console: context.console,
            embedding: embedding, isQuiet: request.isQuiet)
        let document = try SuiteFile.read(request.suiteFile, for: request.paths)
        let bench = try Workbench(
            request.showing.adding(document), devices: request.matrix.devices, console: context.console
        )
        .with {
            $0.take(request.matrix)
            $0.findsIssues = findsIssues
            $0.recordsConstraints = recordsConstraints
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
        if let document {
            try suite.configure(
                by: document, in: URL(fileURLWithPath: document.file).standardizedFileURL.deletingLastPathComponent())
        }
        suite.overrides = overrides
        if findsIssues { suite.knownIssues = try LintBaseline.read(namedBy: document) }
    }

    /// Applies the build system's filter, unless the command line has one.
    mutating func takeOnlyWanted(by environment: Environment) throws(UsageError) {
        guard request.filter == nil, let filter = try environment.testFilter() else { return }
        suite.filter = filter
        mayBeEmpty = true
    }

    /// Selects only the failures of the previous report; everything if there were none.
    mutating func takeOnlyFailed() throws {
        let failed = FailedPictures(of: try SuiteReport.read(output.directory))
        if failed.isEmpty {
            console.error.writeLine("the last report (\(output.directory)) has no failures; all layouts are run")
        } else {
            suite.rerun = failed
        }
    }

    /// Ends the run after the first layout that needs a review.
    ///
    /// - Parameter isStrictAboutConstraints: whether faulty constraints need a review, too.
    mutating func stopAtFailure(isStrictAboutConstraints: Bool) {
        suite.ends = { $0.needsLook || isStrictAboutConstraints && $0.hasConstraintWarnings }
    }

    /// Runs the suite and reports problems.
    /// - Throws: ``EndlessPattern`` for a filter whose search takes too long, ``NoPictureMatches`` for a selection that
    ///   matches nothing.
    func run() async throws -> SuiteOutcome {
        if let build {
            if let file = build.statusFile { try AtomicFile.write(Data(), to: URL(fileURLWithPath: file)) }
            if build.shard == nil {
                console.error.writeLine("no shard is requested in the environment; the whole suite is run")
            }
        }
        // If this run is killed, the results of an earlier run must not look like its own. When recording, they are
        // kept, because recording adds to them.
        let earlier =
            suite.check.workflow.mode == .never && output.folder.contains(SuiteReport.fileName)
            ? try output.folder.read(SuiteReport.fileName, limit: SuiteReport.byteLimit) : nil
        if suite.check.workflow.mode == .never { try output.folder.remove(SuiteReport.fileName) }
        if suite.check.workflow.mode != .never { output.goldens.folder.removeAbandonedFiles() }
        output.folder.removeAbandonedFiles()
        let start = ContinuousClock.now
        let progress = request.isQuiet ? nil : ProgressLine(stream: console.error)
        let result = await suite.run { [console] done, total in
            progress?.show(done, of: total)
            console.progress?(done, total)
        }
        progress?.clear()
        if let error: any Error = result.endlessPattern ?? (Task.isCancelled ? CancellationError() : nil) {
            if let earlier { try output.folder.write(earlier, to: SuiteReport.fileName, isFlushed: false) }
            throw error
        }
        for warning in result.warnings { console.error.writeMessage(warning.description) }
        for warning in result.overrideWarnings { console.error.writeMessage("error: \(warning.message)") }
        var report = SuiteReport(
            of: result, run: suite, report: output.folder.root,
            coversFolders: request.matrix.isStandard && suite.layouts.coversFolders)
        report.run = RunFacts(after: (ContinuousClock.now - start).seconds, environment)
        if looksForObsolete { try report.lookForObsolete(in: output.goldens) }
        output.tell(report, asData: suite.check.workflow.mode == .never)
        output.tell(replacedPointers: result.replacedPointers)
        // A part of a suite may contain no picture.
        if suite.shard == nil, suite.filter != nil || suite.rerun != nil, result.pictures.isEmpty,
            result.logs.isEmpty, result.failures.isEmpty, result.stopped.isEmpty
        {
            let nothing = NoPictureMatches(pattern: suite.filter?.pattern)
            guard mayBeEmpty else {
                // Nothing was run, so the results of the earlier run are still valid.
                if let earlier { try output.folder.write(earlier, to: SuiteReport.fileName, isFlushed: false) }
                throw nothing
            }
            console.error.writeLines("\(nothing)")
        }
        return SuiteOutcome(
            report: report, replacedPointers: result.replacedPointers,
            code: (result.namesUnknownViews ? ExitCode.failure : .success)
                .combined(with: result.hasException ? .differences : .success))
    }
}

/// The outcome of a run.
struct SuiteOutcome: Sendable {
    let report: SuiteReport
    /// The goldens that replaced pointers of Git LFS, by their path in the folder of goldens.
    let replacedPointers: [String]
    /// The exit code for settings of views that do not exist, and for exceptions that UIKit would have raised.
    let code: ExitCode
}

/// An error: no picture of the suite was selected. Nothing was compared, which must not look like success.
struct NoPictureMatches: Error, Equatable, CustomStringConvertible {
    /// The pattern; nil if only the failures of the last run were selected.
    let pattern: String?

    var description: String {
        pattern.map {
            "no picture has a name that matches \(Wording.quoted($0)); a name looks like login.iphone-15.portrait"
        }
            ?? "the suite has none of the pictures that failed in the last run"
    }
}
