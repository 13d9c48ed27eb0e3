import Basics
import CairoRaster
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
        var linter = Linter(
            request: request, bench: bench,
            baseline: try request.baseline.map(LintBaseline.read)
                ?? LintBaseline.read(namedBy: suite, mayBeEmpty: request.format == .json))
        for (done, entry) in layouts.entries.enumerated() {
            try Task.checkCancellation()
            context.console.progress?(done, layouts.entries.count)
            let options = try suite.map { suite in
                try bench.options.completed(
                    by: suite.settings(for: entry.source.name).matrix, file: suite.file)
            }
            await linter.look(at: entry, options: options ?? bench.options, suite: suite)
        }
        try bench.checkFonts()
        linter.warnOfUnknownViews()
        return linter.tell(layouts.entries.map(\.shownAs))
    }
}

/// Checks one layout after the other. An error in one layout does not stop the others.
private struct Linter {
    let request: LintRequest
    let bench: Workbench
    let baseline: LintBaseline?
    private var findings: [LocatedIssue] = []
    /// The number of layouts that could not be shown, and the number of orientations in which other layouts could not
    /// be shown.
    private var broken = 0
    private var refused = 0
    private var warnings: [OutputWarning] = []
    private var code = ExitCode.success
    /// The ids of all views, if the user ignores some; nil if a layout could not be read.
    private var knownViews: Set<String>? = []

    init(request: LintRequest, bench: Workbench, baseline: LintBaseline?) {
        self.request = request
        self.bench = bench
        self.baseline = baseline
    }

    mutating func look(at entry: LayoutSet.Entry, options: PictureOptions, suite: SuiteDocument?) async {
        var settings = suite?.settings(for: entry.source.name).lint ?? LintSettings()
        settings.ignored = (settings.ignored ?? []) + request.ignored
        do {
            let translations = try entry.translations(into: options.shownLanguages)
            for warning in translations.flatMap(\.read.warnings).uniqued() {
                note(OutputWarning(warning), text: warning.description)
            }
            for (_, read) in translations { knownViews?.formUnion(read.viewIDs) }
            let maker = await PictureMaker(options: options)
            let layouts = translations.flatMap { translation in
                translation.read.layouts.map { (document: $0.document, source: translation.entry.source) }
            }
            guard let first = layouts.first?.document else { return }
            _ = try await bench.rasterizer.chosen(for: first, from: entry.source, suite: suite)
            let (found, refusals, ignored) = try await maker.findings(
                in: layouts, shownAs: entry.shownAs, on: maker.devices(for: first), settings)
            findings += found
            knownViews?.formUnion(ignored)
            for refusal in refusals where refusal.isFailure {
                bench.console.error.writeLines("\(ShownText.name(entry.shownAs)): \(refusal.text)")
                code = code.combined(with: .differences)
                refused += 1
            }
        } catch {
            bench.console.error.writeLines(error.description)
            code = code.combined(with: .failure)
            broken += 1
            knownViews = nil
        }
    }

    /// Warns of ignored views that no layout has, because the option would otherwise silently have no effect.
    mutating func warnOfUnknownViews() {
        guard let knownViews else { return }
        for warning in OutputWarning.unknownViews(request.ignored, known: knownViews) {
            note(warning, text: warning.text)
        }
    }

    private mutating func note(_ warning: OutputWarning, text: String) {
        switch request.format {
        case .text: bench.console.error.writeLines(text)
        case .json: warnings.append(warning)
        }
    }

    func tell(_ files: [String]) -> ExitCode {
        let findings = baseline?.marking(findings) ?? findings
        let new = findings.filter { !$0.isKnown }
        switch request.format {
        case .text: for line in LocatedIssue.lines(of: new) { bench.console.output.writeLines(line) }
        case .json:
            bench.console.output.write(LintReport(files: files, findings: findings, warnings: warnings).jsonText)
        }
        bench.console.error.writeLine(summary(of: new, known: findings.filter(\.isKnown), in: files.count))
        return new.contains { $0.severity == .error } ? code.combined(with: .differences) : code
    }

    /// `2 issues in 1 of 3 layouts; 1 layout could not be checked`
    private func summary(of new: [LocatedIssue], known: [LocatedIssue], in count: Int) -> String {
        var parts: [String] = []
        let checked = count - broken
        let warned = LocatedIssue.lines(of: new.filter { $0.severity == .warning }).count
        if !new.isEmpty {
            let weight = warned > 0 ? " (\(ResultText.count(warned, "warning")))" : ""
            let issues = ResultText.count(LocatedIssue.lines(of: new).count, "issue")
            let layouts = "\(Set(new.map(\.file)).count) of \(ResultText.count(checked, "layout"))"
            parts.append("\(issues)\(weight) in \(layouts)")
        } else if checked > 0 {
            parts.append("\(ResultText.count(checked, "layout")) checked, no \(baseline == nil ? "" : "new ")issues")
        }
        let known = LocatedIssue.lines(of: known).count
        if known > 0 { parts.append("\(ResultText.count(known, "issue")) known from the baseline") }
        if refused > 0 { parts.append("\(ResultText.count(refused, "orientation")) could not be shown") }
        if broken > 0 { parts.append("\(ResultText.count(broken, "layout")) could not be checked") }
        return parts.joined(separator: "; ")
    }
}
