import Basics
import Foundation
import JSON
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import RotationPictures
import Screens
import Snapshots
import Suites

extension Command {
    /// `reflow look LAYOUT…`: describes in a few lines what a rotation does, and which problems there are.
    static let look = Command(.look) { request, context in
        let layouts = try LayoutSet(paths: request.layouts, in: .currentDirectory, haveOwnNames: false)
            .translated(into: request.language)
        let bench = try Workbench(
            request.showing, devices: request.device.map { [$0] } ?? [], console: context.console
        ).with { $0.take(request.variant) }
        let viewer = try LookPrinter(request: request, bench: bench, isOne: layouts.entries.count == 1)
        var code = ExitCode.success
        var entries: [LookReport.Entry] = []
        for entry in layouts.entries {
            try Task.checkCancellation()
            let made = try await bench.reportingLayoutErrors { try await viewer.look(at: entry, into: &entries) }
            code = code.combined(with: made)
        }
        try bench.checkFonts()
        if request.format == .json { context.console.output.write(LookReport(entries: entries).jsonText) }
        return code
    }
}

@MainActor
private struct LookPrinter {
    private let request: LookRequest
    private let bench: Workbench
    /// The look that `--since` names.
    private let since: LookBaseline?

    nonisolated init(request: LookRequest, bench: Workbench, isOne: Bool) throws {
        self.request = request
        self.bench = bench
        if !isOne {
            for (option, value) in [
                ("--since", request.since), ("--more", request.more), ("--picture", request.picture),
            ]
            where value != nil { throw OneLayoutOnly(option: option) }
        }
        if let file = request.picture, URL(fileURLWithPath: file).pathExtension.lowercased() != "png" {
            throw NotAPictureFile(file: file)
        }
        since = try request.since.map { file in
            try LookRecord.parse(try InputFile.read(file, limit: LookRecord.byteLimit), file: file).now
        }
    }

    func look(at entry: LayoutSet.Entry, into entries: inout [LookReport.Entry]) throws -> ExitCode {
        let read = try entry.source.layouts(shownAs: entry.shownAs)
        guard let document = read.layouts.first?.document else { return .failure }
        _ = try bench.chooseFonts(for: document, of: entry)
        let lint = try bench.suite(of: entry)?.settings(for: entry.source.name).lint ?? LintSettings()
        let maker = PictureMaker(options: bench.options)
        let device = try maker.devices(for: document)[0]
        func stage() throws -> LayoutStage {
            let stage = try maker.stage(for: document, source: entry.source, on: device)
            if request.runsSteps { _ = try stage.runSteps() }
            return stage
        }

        let first = try maker.stage(for: document, source: entry.source, on: device)
        if request.runsSteps, let exception = try first.runSteps().text(in: document) {
            bench.console.error.writeLines(exception)
            return .differences
        }
        var screen = try SeenScreen(
            first, file: entry.shownAs, turningTo: request.target, lint: lint, warnings: read.warnings)
        try addOtherAppearance(to: &screen) { options in
            let stage = try PictureMaker(options: options).stage(for: document, source: entry.source, on: device)
            if request.runsSteps { _ = try stage.runSteps() }
            return try SeenScreen(
                stage, file: entry.shownAs, turningTo: request.target, lint: lint, warnings: [])
        }
        let explainer = LookExplainer(screen: screen, wantsMore: request.more != nil, stage: stage)
        let explanations = try explainer.explanations()

        let history = LookHistory(of: screen, on: device, request, console: bench.console)
        let kept = history.last()
        let earlier = since ?? (request.more == nil ? kept?.now : kept?.earlier)
        let look = ScreenLook(
            screen, since: earlier, explanations: explanations, numbered: request.picture != nil)

        try Task.checkCancellation()
        if let file = request.picture {
            try LookPicture.write(screen.recording, title: entry.source.name, to: file, bench)
        }
        let lines = try lines(of: look, explainer)
        switch request.format {
        case .text: write(look, lines, isFirst: entries.isEmpty)
        case .json: break
        }
        entries.append(LookReport.Entry(look: look, lines: lines, picture: request.picture))
        if request.more == nil {
            history.keep(screen.baseline, since: earlier)
        }
        return look.isFault ? .differences : .success
    }

    /// Adds the problems that exist only in the other appearance: in dark, or in light if dark was requested. People
    /// often forget that appearance.
    private func addOtherAppearance(
        to screen: inout SeenScreen, look: (PictureOptions) throws -> SeenScreen
    ) rethrows {
        let isDark = request.variant.appearance == .dark
        var variant = request.variant
        variant.appearance = isDark ? .light : .dark
        var options = bench.options
        options.take(variant)
        screen.add(try look(options), appearance: isDark ? "light" : "dark")
    }

    private func write(_ look: ScreenLook, _ lines: [LookReport.Line], isFirst: Bool) {
        let output = bench.console.output
        if request.more != nil {
            for line in lines { output.writeLines(line.more ?? LookText.shown(line.line)) }
            return
        }
        if !isFirst { output.writeLine() }
        output.write(LookText(look).text)
        if let file = request.picture { output.writeLine("picture: \(file)") }
    }

    // MARK: More

    /// The lines to print; for `--more` with a line, all its details.
    private func lines(of look: ScreenLook, _ explainer: LookExplainer) throws -> [LookReport.Line] {
        guard let id = request.more else { return look.lines.map { LookReport.Line(line: $0, more: nil) } }
        guard let lines = look.more(about: id) else {
            throw UnknownLine(
                id: id, file: look.screen.file,
                known: look.lines.map(\.id) + LookLine.Topic.allCases.map(LookLine.restID))
        }
        guard lines.count == 1, let line = lines.first, line.id == id else {
            return lines.map { LookReport.Line(line: $0, more: nil) }
        }
        return [LookReport.Line(line: line, more: try explainer.text(of: line))]
    }
}

/// An option for a single layout, used with several.
struct OneLayoutOnly: Error, Equatable, CustomStringConvertible {
    let option: String

    var description: String { "\(option) needs a single layout; name one file" }
}

/// A file name to which `--picture` does not write, because it may be that of a layout.
struct NotAPictureFile: Error, Equatable, CustomStringConvertible {
    let file: String

    var description: String {
        "--picture writes a PNG; choose a file name that ends in .png, not \(Wording.quoted(file))"
    }
}

/// The id of a line that a look does not have.
struct UnknownLine: Error, Equatable, CustomStringConvertible {
    let id: String
    let file: String
    let known: [String]

    var description: String {
        let advice =
            NearestKey.find(id, among: known).map { "did you mean \(Wording.quoted($0))?" }
            ?? "run \"reflow look\" without --more to see the ids"
        return ShownText.name("the output for \(file) has no line with the id \(Wording.quoted(id))") + "; " + advice
    }
}
