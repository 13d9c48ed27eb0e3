import Basics
import Comparison
import Foundation
import JSON
import LayoutDocument
import LayoutLoading
import LayoutRules
import Suites

extension Command {
    /// `reflow lint LAYOUT…`: finds issues in layouts after real rotations.
    static let lint = Command(.lint) { request, context in
        let layouts = try LayoutSet(paths: request.paths, in: .currentDirectory)
        let suite = try SuiteFile.read(request.suiteFile, for: request.paths)
        let bench = try Workbench(
            request.showing.adding(suite), devices: request.matrix.devices, console: context.console
        )
        .with { $0.take(request.matrix) }
        var linter = Linter(request: request, bench: bench)
        for entry in layouts.entries {
            let options = try suite.map { suite in
                try bench.options.completed(
                    by: suite.settings(for: entry.source.name).matrix, file: suite.file)
            }
            await linter.look(at: entry, options: options ?? bench.options)
        }
        try bench.checkFonts()
        linter.warnOfUnknownViews()
        return linter.tell(layouts.entries.map(\.shownAs))
    }
}

/// Checks one layout after the other; one that cannot be shown does not stop the others.
private struct Linter {
    let request: LintRequest
    let bench: Workbench
    private var findings: [LocatedIssue] = []
    private var warnings: [OutputWarning] = []
    private var code = ExitCode.success
    /// Of all layouts, as far as somebody wants them ignored; nil where a layout could not be read.
    private var knownViews: Set<String>? = []

    init(request: LintRequest, bench: Workbench) {
        self.request = request
        self.bench = bench
    }

    mutating func look(at entry: LayoutSet.Entry, options: PictureOptions) async {
        do {
            let read = try entry.source.layouts(shownAs: entry.shownAs)
            for warning in read.warnings { note(OutputWarning(warning), text: warning.description) }
            knownViews?.formUnion(read.viewIDs)
            let maker = await PictureMaker(options: options)
            for layout in read.layouts {
                for device in try await maker.devices(for: layout.document) {
                    let (found, refusals, ignored) = try await maker.findings(
                        in: layout.document, source: entry.source, shownAs: entry.shownAs, on: device,
                        ignoring: Set(request.ignored))
                    findings += found
                    knownViews?.formUnion(ignored)
                    for refusal in refusals where refusal.isFailure {
                        bench.console.error.writeLine("\(ShownText.name(entry.shownAs)): \(refusal.text)")
                        code = code.combined(with: .differences)
                    }
                }
            }
        } catch {
            bench.console.error.writeLine(error.description)
            code = code.combined(with: .failure)
            knownViews = nil
        }
    }

    /// Nothing is said of a view that no layout has, and nobody would notice.
    mutating func warnOfUnknownViews() {
        guard let knownViews else { return }
        for warning in OutputWarning.unknownViews(request.ignored, known: knownViews) {
            note(warning, text: warning.text)
        }
    }

    private mutating func note(_ warning: OutputWarning, text: String) {
        switch request.format {
        case .text: bench.console.error.writeLine(text)
        case .json: warnings.append(warning)
        }
    }

    func tell(_ files: [String]) -> ExitCode {
        switch request.format {
        case .text: for finding in findings { bench.console.output.writeLine(finding.text) }
        case .json:
            bench.console.output.write(LintReport(findings, files: files, warnings: warnings).jsonText)
        }
        let count = Set(findings.map(\.file)).count
        let layouts = "\(files.count) layout\(files.count == 1 ? "" : "s")"
        bench.console.error.writeLine(
            findings.isEmpty
                ? "\(layouts) checked, no issues"
                : "\(findings.count) issue\(findings.count == 1 ? "" : "s") in \(count) of \(layouts)")
        return findings.isEmpty ? code : code.combined(with: .differences)
    }
}
