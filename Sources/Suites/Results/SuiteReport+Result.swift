import Basics
import Comparison
public import Foundation
import LayoutDocument
import LayoutLoading
import Screens
public import Snapshots

extension SuiteReport {
    /// The report of a run.
    ///
    /// - Parameters:
    ///   - run: the run.
    ///   - report: the folder of the report.
    ///   - coversFolders: whether whole folders were given.
    public init(of result: SuiteResult, run: SuiteRun, report: URL, coversFolders: Bool) {
        self.init(
            renderer: "\(run.check.renderer)",
            goldens: SuiteReport.way(from: report, to: run.check.workflow.goldens.folder.root),
            filter: run.filter?.pattern,
            isRerun: run.rerun != nil, shard: run.shard, coversFolders: coversFolders,
            layouts: result.layouts.map { LayoutReport($0) }, stopped: result.stopped,
            warnings: result.suiteWarnings.map { OutputWarning($0) } + result.overrideWarnings)
    }

    /// The path from the folder of a report to that of goldens, ending in a slash; empty if both are the same.
    public static func way(from report: URL, to goldens: URL) -> String {
        RelativePath.from(report, to: goldens)
    }
}

extension LayoutReport {
    public init(_ result: LayoutResult) {
        self.init(file: result.file)
        isRun = result.isRun
        message = result.failure?.description
        errors = result.failure?.diagnostics.map { OutputWarning($0) } ?? []
        warnings = result.warnings.map { OutputWarning($0) }
        pictures = result.pictures.map { PictureReport($0, viewLines: result.viewLines) }
        logs = result.logs.map { LogReport($0) }
        seconds = result.seconds
    }
}

extension PictureReport {
    /// - Parameter viewLines: the lines of the layout file that describe its views, by the names of views in changes.
    public init(_ result: PictureResult, viewLines: [String: Int] = [:]) {
        let name = result.name
        self.init(
            name: name.stem, path: name.path, device: name.device, state: name.state ?? "", scale: result.scale,
            status: result.status)
        root = name.root
        appearance = name.isDark ? .dark : .light
        isHighContrast = name.isHighContrast
        contentSize = name.contentSize
        isRightToLeft = name.isRightToLeft
        language = name.language
        message = result.message
        seconds = result.seconds
        issues = result.issues
        for index in issues.indices where issues[index].line == nil {
            issues[index].line = viewLines[QuotedText.word(issues[index].view)]
        }
        switch result.outcome {
        case .refused(let refusal, let digests):
            golden = digests
            if !refusal.isFailure, !digests.isEmpty { acceptance = .remove }
        case .compared(let compared):
            golden = compared.golden
            artifacts = compared.artifacts
            if compared.isAcceptable { acceptance = .replace }
            changes = ViewChangeReport.all(of: compared.tree.comparison, compared.repainted)
            for index in changes.indices { changes[index].line = viewLines[changes[index].view] }
            passing = result.passing
            pixels = compared.picture.comparison.map { PixelReport($0) }
            if case .failed(.different(_, let renderer?, _)) = compared.picture { recordedBy = "\(renderer)" }
        case .skipped, .interrupted, .broken: break
        }
        artifacts[.constraints] = result.constraints
    }
}

extension LogReport {
    public init(_ result: ScriptLogResult) {
        self.init(name: result.name.stem, path: result.name.path, device: result.name.device, status: result.status)
        isException = result.isException
        message = result.text
        seconds = result.seconds
        guard case .compared(let compared) = result.outcome else { return }
        golden = compared.golden
        artifacts = compared.artifacts
        if compared.isAcceptable { acceptance = .replace }
    }
}
