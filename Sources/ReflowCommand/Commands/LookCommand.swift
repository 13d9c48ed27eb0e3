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
    /// `reflow look LAYOUT…`: says in a few lines what a rotation does, and what is wrong.
    static let look = Command(.look) { request, context in
        let layouts = try LayoutSet(paths: request.layouts, in: .currentDirectory, haveOwnNames: false)
        let bench = try Workbench(
            request.showing, devices: request.device.map { [$0] } ?? [], console: context.console
        ).with { $0.take(request.variant) }
        let viewer = try LookPrinter(request: request, bench: bench, isOne: layouts.entries.count == 1)
        var code = ExitCode.success
        var entries: [LookReport.Entry] = []
        for entry in layouts.entries {
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
    /// Given by `--since`.
    private let since: LookBaseline?

    /// Where looks are kept, below the current folder.
    private static let folderName = "report/look"
    /// So many views are explained of what matters, and of one line.
    private static let explanationLimit = 40
    private static let moreLimit = 6

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

    private var folder: ContainedFolder {
        ContainedFolder(root: URL.currentDirectory.appendingPathComponent(LookPrinter.folderName))
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
            bench.console.error.writeLine(exception)
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
        let explanations = try explain(screen, on: stage)

        let name = recordName(of: screen, device)
        let kept = try keptRecord(name, of: screen)
        let earlier = since ?? (request.more == nil ? kept?.now : kept?.earlier)
        let look = ScreenLook(
            screen, since: earlier, explanations: explanations, numbered: request.picture != nil)

        if let file = request.picture {
            try LookPicture.write(screen.recording, title: entry.source.name, to: file, bench)
        }
        let lines = try lines(of: look, stage)
        switch request.format {
        case .text: write(look, lines, isFirst: entries.isEmpty)
        case .json: break
        }
        entries.append(LookReport.Entry(look: look, lines: lines, picture: request.picture))
        if request.more == nil {
            let record = LookRecord(file: LookPrinter.place(of: screen), now: screen.baseline, earlier: earlier)
            try folder.write(Data(record.jsonText.utf8), to: name, isFlushed: false)
        }
        return look.isFault ? .differences : .success
    }

    /// Looks for what is wrong in dark alone, or in light if dark was asked for: nobody thinks of the other one.
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
            for line in lines { output.writeLine(line.more ?? LookText.shown(line.line)) }
            return
        }
        if !isFirst { output.writeLine() }
        output.write(LookText(look).text)
        if let file = request.picture { output.writeLine("picture: \(file)") }
    }

    // MARK: More

    /// The lines that are wanted; with `--more` of one, everything about it.
    private func lines(of look: ScreenLook, _ stage: () throws -> LayoutStage) throws -> [LookReport.Line] {
        guard let id = request.more else { return look.lines.map { LookReport.Line(line: $0, more: nil) } }
        guard let lines = look.more(about: id) else {
            throw UnknownLine(
                id: id, file: look.screen.file,
                known: look.lines.map(\.id) + LookLine.Topic.allCases.map(LookLine.restID))
        }
        guard lines.count == 1, let line = lines.first, line.id == id else {
            return lines.map { LookReport.Line(line: $0, more: nil) }
        }
        var parts = ["\(line.id) \(line.text)"] + line.details
        for view in line.views.prefix(LookPrinter.moreLimit) {
            let report = try stage().report(
                on: view, ExplanationRequest(views: [view]),
                turningTo: look.screen.isRotated ? OrientationRequest(again: look.screen) : nil)
            if let report { parts.append("\n" + ViewExplanationText(of: report, file: look.screen.file).text.trimmed) }
        }
        let rest = line.views.count - LookPrinter.moreLimit
        if rest > 0 { parts.append("\n… \(rest) more views: reflow explain --view ID") }
        return [LookReport.Line(line: line, more: parts.map(\.trimmed).joined(separator: "\n"))]
    }

    /// Why the views are where they are that have problems, or lost their place.
    private func explain(
        _ screen: SeenScreen, on stage: () throws -> LayoutStage
    ) throws -> PlaceExplanations {
        let ids = Set(screen.tree.nodes.compactMap(\.id))
        let sides = screen.sides + screen.otherSides
        var views = sides.flatMap { $0.issues.map(\.view) } + LostPlace.all(on: screen).map(\.id)
        if request.more != nil {
            views += MovedViews(screen.recording, limit: .max).rows.flatMap { row in
                row.members.compactMap { member in member.index.flatMap { screen.recording.after.tree.nodes[$0].id } }
            }
        }
        var wanted = Set<String>()
        for view in views where wanted.count < LookPrinter.explanationLimit || request.more != nil {
            if ids.contains(view) { wanted.insert(view) }
        }
        guard !wanted.isEmpty else { return PlaceExplanations() }
        let firstSides = sides.filter { $0.orientation == screen.sides[0].orientation }
        let early = wanted.intersection(firstSides.flatMap { $0.issues.map(\.view) })
        let stage = try stage()
        func explained(_ views: Set<String>) -> [String: LayoutExplanation] {
            views.isEmpty
                ? [:] : stage.screen(StageRequest(explanations: ExplanationRequest(views: views))).explanations
        }
        guard screen.isRotated else { return PlaceExplanations(after: explained(wanted)) }
        let before = explained(early)
        _ = stage.turn(to: OrientationRequest(again: screen))
        return PlaceExplanations(before: before, after: explained(wanted))
    }

    // MARK: Looks that are kept

    private func recordName(of screen: SeenScreen, _ device: Device) -> String {
        let variant = request.variant
        let place = LookPrinter.place(of: screen)
        let name = URL(fileURLWithPath: place).deletingPathExtension().lastPathComponent
        let state = screen.report.requested + (request.runsSteps ? ".steps" : "")
        return PictureName(
            layout: "\(name)-\(ContentDigest(of: Array(place.utf8)).description.prefix(8))", device: device.slug,
            state: state,
            isDark: variant.appearance == .dark, contentSize: variant.contentSizeName,
            isRightToLeft: variant.layoutDirection == .rightToLeft
        ).stem + ".json"
    }

    /// One file has one history, whatever folder it is named from.
    private static func place(of screen: SeenScreen) -> String {
        let path = URL(fileURLWithPath: screen.file, relativeTo: .currentDirectory).standardizedFileURL.path
        return OutputPath.inCurrentFolder(path) ?? path
    }

    /// The last look at this layout, if there is one. One that cannot be read is replaced, which is said.
    private func keptRecord(_ name: String, of screen: SeenScreen) throws -> LookRecord? {
        guard let data = try folder.read(name, limit: LookRecord.byteLimit) else { return nil }
        do throws(InputError) {
            let record = try LookRecord.parse(data, file: "\(LookPrinter.folderName)/\(name)")
            return record.file == LookPrinter.place(of: screen) ? record : nil
        } catch {
            bench.console.error.writeLine("\(error); the new result replaces it")
            return nil
        }
    }
}

/// An option that speaks of one layout, given with several.
struct OneLayoutOnly: Error, Equatable, CustomStringConvertible {
    let option: String

    var description: String { "\(option) needs a single layout; name one file" }
}

/// A name that `--picture` does not write to: it may be that of a layout.
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
            NearestKey.find(id, among: known).map { "did you mean \"\($0)\"?" }
            ?? "run \"reflow look\" without --more to see the ids"
        return ShownText.name("the output for \(file) has no line with the id \"\(id)\"") + "; " + advice
    }
}

extension OrientationRequest {
    /// The orientation that a look asked for, again.
    fileprivate init(again screen: SeenScreen) {
        self = OrientationRequest(.exactly(screen.recording.after.orientation))
    }
}

extension String {
    fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
