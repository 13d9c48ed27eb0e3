import Basics
public import CairoRaster
import Comparison
import DisplayList
import Foundation
public import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
public import Snapshots

/// Takes every picture of a set of layouts and compares it with its golden, or records it.
public struct SuiteRun: Sendable {
    public var layouts: LayoutSet
    public var options: PictureOptions
    /// The options of single layouts, by the name of the file without extension.
    var layoutOptions: [String: PictureOptions] = [:]
    public var check: SnapshotCheck
    /// The rasterizer for layouts that name no fonts.
    public var rasterizer: Rasterizer
    /// The number of pictures that are drawn and compared at the same time.
    public var jobs: Int
    /// A filter; only pictures with a matching name are taken.
    public var filter: PictureFilter?
    /// The pictures to take; nil for all that the filter selects.
    public var rerun: FailedPictures?
    /// The part of the set that is run; nil for all of it.
    public var shard: SuiteShard?
    /// Whether a layout with this result ends the run. The layouts after it are then not drawn.
    public var ends: (@Sendable (LayoutReport) -> Bool)?
    /// The suite file, if there is one.
    public var document: SuiteDocument?
    /// The folder of the suite file.
    var suiteFolder: URL?
    /// The issues that are not reported.
    public var knownIssues: LintBaseline?
    /// The settings that override the suite file.
    public var overrides = SuiteSettings()
    /// The maximum number of pictures whose moved views are explained. Each of them is laid out once more.
    public var explainedPictures = 100

    public init(
        layouts: LayoutSet, options: PictureOptions, check: SnapshotCheck, rasterizer: Rasterizer, jobs: Int
    ) {
        self.layouts = layouts
        self.options = options
        self.check = check
        self.rasterizer = rasterizer
        self.jobs = max(1, jobs)
    }

    /// The number of layouts that are laid out before the first of them is drawn.
    private static let layoutsAhead = 4

    /// Runs the whole set. Layouts are laid out one after the other on the main actor; pictures are drawn and compared
    /// at the same time on other threads.
    /// - Parameter progress: gets the number of finished layouts and the number of all.
    public func run(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) async -> SuiteResult {
        var results = layouts.entries.map { LayoutResult(file: $0.shownAs) }
        let chosen = positions.filter { rerun?.contains(layout: results[$0].file) ?? true }
        var pictures: [Int: (layout: Int, result: PictureResult)] = [:]
        var viewIDs: [Int: Set<String>] = [:]
        var endlessPattern: EndlessPattern?
        var stopped: [String] = []
        func takes(_ name: PictureName, of layout: String) -> Bool {
            guard endlessPattern == nil else { return false }
            do throws(EndlessPattern) {
                return try self.takes(name, of: layout)
            } catch {
                endlessPattern = error
                return false
            }
        }
        await withTaskGroup(of: (Int, Int, PictureResult).self) { group in
            var started = 0
            var running = 0
            // The next layouts are laid out while the pictures of this one are drawn. Their number is large enough that
            // a core that has drawn its picture finds another one.
            var ahead = chosen.prefix(Self.layoutsAhead).map(showing)
            for (done, layout) in chosen.enumerated() {
                // If the run is cancelled, its results are not used, and nothing more is written.
                if Task.isCancelled {
                    for task in ahead { task.cancel() }
                    break
                }
                let next = ahead.removeFirst()
                let shown = await withTaskCancellationHandler {
                    await next.value
                } onCancel: {
                    next.cancel()
                }
                ahead.append(contentsOf: chosen.dropFirst(done + Self.layoutsAhead).prefix(1).map(showing))
                results[layout].isRun = true
                results[layout].failure = shown.failure
                results[layout].viewLines = shown.viewLines
                results[layout].seconds = shown.seconds
                viewIDs[layout] = shown.viewIDs
                let file = results[layout].file
                let first = started
                results[layout].logs = shown.scripts.filter { takes($0.name, of: file) }.map { timedLog(of: $0) }
                for outcome in shown.outcomes where takes(outcome.name, of: file) {
                    if running >= jobs, let (place, layout, result) = await group.next() {
                        pictures[place] = (layout, result)
                        running -= 1
                    }
                    let place = started
                    group.addTask { (place, layout, self.timed(outcome, shown.rasterizer)) }
                    started += 1
                    running += 1
                }
                // A layout without selected pictures is not counted.
                let isTaken = started > first || !results[layout].logs.isEmpty || shown.failure != nil
                results[layout].warnings = (isTaken ? shown.warnings : []) + shown.settingWarnings
                progress(done + 1, chosen.count)
                guard let ends, isTaken else { continue }
                // If a layout may end the run, all of its results are awaited first: nothing of the next layout may be
                // written before.
                for await (place, layout, result) in group { pictures[place] = (layout, result) }
                running = 0
                var result = results[layout]
                result.pictures = (first..<started).compactMap { pictures[$0]?.result }
                guard ends(LayoutReport(result)) else { continue }
                for task in ahead { task.cancel() }
                for rest in chosen.dropFirst(done + 1) where await mayTake(layouts.entries[rest]) {
                    stopped.append(results[rest].file)
                }
                break
            }
            for await (place, layout, result) in group { pictures[place] = (layout, result) }
        }
        var explained = 0
        for (_, picture) in pictures.sorted(by: { $0.key < $1.key }) {
            var result = picture.result
            if let unexplained = result.unexplained.take(), !Task.isCancelled {
                explained += 1
                if explained <= explainedPictures {
                    await explain(&result, unexplained, of: picture.layout)
                } else {
                    result.placement = [
                        "Why views have moved is only listed for the first \(explainedPictures) changed pictures."
                    ]
                }
            }
            results[picture.layout].pictures.append(result)
        }
        return SuiteResult(
            layouts: results, endlessPattern: endlessPattern, suiteWarnings: settingWarnings(seen: viewIDs),
            overrideWarnings: overrideWarnings(seen: viewIDs), stopped: stopped)
    }

    /// Adds the constraints and other causes that place the views of a picture in which views have moved. Only the
    /// verdict says which views these are, so the layout is laid out once more for this. A picture that passes is laid
    /// out once.
    /// - Parameter layout: the layout's index in the suite.
    private func explain(
        _ result: inout PictureResult, _ unexplained: PictureResult.Unexplained, of layout: Int
    ) async {
        let options = options(for: layouts.entries[layout])
        let request = StageRequest(
            explanations: unexplained.places.request, constraints: options.recordsConstraints ? nil : .shown)
        do throws(LayoutLoadingError) {
            let maker = await PictureMaker(options: options)
            guard let screen = try await maker.screen(at: unexplained.origin, request) else { return }
            result.placement = unexplained.places.sentences(screen.explanations) + result.placement
            keep(ConstraintsReport(views: screen.constraints), of: &result)
        } catch {
            result.placement = ["The layout cannot be shown again to explain its frames: \(error)"]
        }
    }

    /// Writes the constraints of a picture's views to the folder of the report, if there is one.
    private func keep(_ constraints: ConstraintsReport, of result: inout PictureResult) {
        guard let artifacts = check.workflow.artifacts, !constraints.views.isEmpty else { return }
        do throws(FileError) {
            result.constraints = try artifacts.write(constraints, of: result.name.golden)
        } catch {
            result.placement.append("The constraints of the views cannot be written to the report: \(error)")
        }
    }

    /// The indices in the suite of the layouts in this part.
    private var positions: [Int] {
        guard let shard else { return Array(layouts.entries.indices) }
        return shard.positions(costs: layouts.entries.map { LayoutCost.of($0, options(for: $0)) })
    }

    private func takes(_ name: PictureName, of layout: String) throws(EndlessPattern) -> Bool {
        try (filter?.matches(name.golden) ?? true) && (rerun?.contains(name.stem, of: layout) ?? true)
    }

    private func timed(_ outcome: PictureOutcome, _ rasterizer: Rasterizer) -> PictureResult {
        if Task.isCancelled { return PictureResult(name: outcome.name, outcome: .broken("cancelled"), scale: 1) }
        let start = ContinuousClock.now
        var result = result(of: outcome, rasterizer)
        result.seconds = (ContinuousClock.now - start).seconds
        return result
    }

    private func timedLog(of script: Script) -> ScriptLogResult {
        let start = ContinuousClock.now
        var result = log(of: script)
        result.seconds = (ContinuousClock.now - start).seconds
        return result
    }

    /// The settings that apply to a layout, by its file's name without extension.
    public func settings(for layout: String) -> SuiteSettings {
        (document?.settings(for: layout) ?? SuiteSettings()).overridden(by: overrides)
    }

    private func rules(for layout: String) -> ComparisonRules {
        ComparisonRules(settings(for: layout).comparison)
    }

    struct Shown: Sendable {
        var outcomes: [PictureOutcome] = []
        /// The rasterizer that draws the pictures.
        var rasterizer: Rasterizer
        var scripts: [Script] = []
        var failure: LayoutLoadingError?
        /// The warnings about the layout.
        var warnings: [Diagnostic] = []
        /// The warnings about the suite file's settings for this layout.
        var settingWarnings: [Diagnostic] = []
        /// The ids of all views; nil unless settings name single views.
        var viewIDs: Set<String>?
        var viewLines: [String: Int] = [:]
        var seconds = 0.0

        /// The warnings that UIKit would have logged, each once, even if several pictures have it.
        var notes: [Diagnostic] { outcomes.flatMap(\.notes).uniqued() }
    }

    private func showing(_ layout: Int) -> Task<Shown, Never> {
        Task { Task.isCancelled ? Shown(rasterizer: rasterizer) : await show(layouts.entries[layout]) }
    }

    /// Lays a layout out on all its devices in all its states.
    @MainActor
    func show(_ entry: LayoutSet.Entry) -> Shown {
        let start = ContinuousClock.now
        var shown = Shown(rasterizer: rasterizer)
        do throws(LayoutLoadingError) {
            var options = self.options(for: entry)
            let translations = try entry.keepingImages().translations(into: options.shownLanguages)
            shown.warnings = translations.flatMap(\.read.warnings).uniqued()
            guard let first = translations.first?.read else { return shown }
            shown.viewLines = first.viewLines
            if namesViews(of: entry.source.name) {
                shown.viewIDs = first.viewIDs
                shown.settingWarnings = document?.unknownViews(of: entry.source.name, known: first.viewIDs) ?? []
            }
            let taken = translations.filter { mayTake($0.read, of: $0.entry) }
            guard !taken.isEmpty else { return shown }
            options.namedViews = rules(for: entry.source.name).namedViews
            options.lint = settings(for: entry.source.name).lint
            let maker = PictureMaker(options: options)
            var known = knownIssues
            var outcomes: [(outcome: PictureOutcome, isStep: Bool)] = []
            for (entry, read) in taken {
                for layout in read.layouts {
                    shown.rasterizer = try rasterizer.chosen(for: layout.document, from: entry.source, suite: document)
                    for device in try maker.devices(for: layout.document) {
                        outcomes += try maker.pictures(
                            of: layout.document, root: layout.root, source: entry.source, on: device
                        ).map { ($0, false) }
                        for script in try maker.scripts(of: layout.document, source: entry.source, on: device) {
                            outcomes += script.outcomes.map { ($0, true) }
                            shown.scripts.append(script)
                        }
                    }
                }
            }
            let told = outcomes.map(\.outcome).comparingIdleConstraints(knowsTextSizes: options.hasTextSizes)
            for (outcome, isStep) in zip(told, outcomes.map(\.isStep)) {
                // The baseline lists orientations. An issue of a step is known if the issue is known in one of the
                // orientations.
                var ofStep = knownIssues
                shown.outcomes.append(
                    isStep ? outcome.withoutIssues(in: &ofStep) : outcome.withoutIssues(in: &known))
            }
            shown.warnings += shown.notes
        } catch {
            shown.failure = error
        }
        shown.seconds = (ContinuousClock.now - start).seconds
        return shown
    }

    /// Whether the selection includes a picture of a layout, judged by its file alone, without laying it out.
    @MainActor
    private func mayTake(_ entry: LayoutSet.Entry) -> Bool {
        guard filter != nil || rerun != nil else { return true }
        // A file that cannot be read always fails, whatever the selection is.
        guard let translations = try? entry.translations(into: options(for: entry).shownLanguages) else { return true }
        return translations.contains { mayTake($0.read, of: $0.entry) }
    }

    @MainActor
    private func mayTake(_ read: SourceLayouts, of entry: LayoutSet.Entry) -> Bool {
        guard filter != nil || rerun != nil else { return true }
        let maker = PictureMaker(options: options(for: entry))
        do {
            return try read.layouts.contains { layout in
                try maker.possibleNames(of: layout.document, root: layout.root, source: entry.source)
                    .contains { try takes($0, of: entry.shownAs) }
            }
        } catch {
            // An unknown device or an endless pattern is reported by the run.
            return true
        }
    }

    private func log(of script: Script) -> ScriptLogResult {
        if let exception = script.exception {
            return ScriptLogResult(name: script.name, outcome: .interrupted(exception))
        }
        do {
            let result = try check.workflow.check(log: script.log, as: script.name.golden)
            return ScriptLogResult(name: script.name, outcome: .compared(result))
        } catch {
            return ScriptLogResult(name: script.name, outcome: .broken("\(error)"))
        }
    }

    private func result(of outcome: PictureOutcome, _ rasterizer: Rasterizer) -> PictureResult {
        switch outcome {
        case .refused(let refusal):
            return PictureResult(name: refusal.name, outcome: refused(refusal), scale: refusal.scale)
        case .interrupted(let interruption):
            return PictureResult(
                name: interruption.name, outcome: .interrupted(interruption), scale: interruption.scale)
        case .picture(let picture):
            do {
                var candidate = SnapshotCandidate(
                    name: picture.name.golden, tree: picture.tree, drawing: picture.drawing.list.digest)
                candidate.fonts = rasterizer.ownVersions(of: picture.drawing)
                candidate.rules = rules(for: picture.name.layout)
                candidate.rectangles = picture.rectangles
                let result = try check.run(candidate) {
                    try rasterizer.draw(picture.drawing, scale: picture.tree.scale)
                }
                var told = PictureResult(
                    name: picture.name, outcome: .compared(result), scale: picture.tree.scale,
                    issues: picture.issues.map(IssueReport.init))
                if let constraints = picture.constraints { keep(constraints, of: &told) }
                if let places = result.tree.comparison.flatMap(ChangedPlaces.init), let origin = picture.origin {
                    told.unexplained = PictureResult.Unexplained(places: places, origin: origin)
                }
                return told
            } catch {
                return PictureResult(
                    name: picture.name, outcome: .broken("\(error)"), scale: picture.tree.scale,
                    issues: picture.issues.map(IssueReport.init))
            }
        }
    }

    /// The result for a refused orientation. If it was not requested explicitly, the refusal only matters if a golden
    /// proves that the layout once rotated.
    private func refused(_ refusal: Refusal) -> PictureResult.Outcome {
        if refusal.isFailure { return .refused(refusal, golden: [:]) }
        do {
            let golden = try check.workflow.goldens.read(refusal.name.golden)
            if golden.picture.state == .missing { return .skipped(refusal) }
            return .refused(refusal, golden: golden.digests)
        } catch {
            return .broken("\(error)")
        }
    }
}

extension Duration {
    /// The duration in seconds, rounded to a microsecond.
    package var seconds: Double { (self / .microseconds(1)).rounded() / 1_000_000 }
}

extension PictureOutcome {
    public var name: PictureName {
        switch self {
        case .picture(let picture): picture.name
        case .refused(let refusal): refusal.name
        case .interrupted(let interruption): interruption.name
        }
    }

    fileprivate var notes: [Diagnostic] {
        if case .picture(let picture) = self { picture.notes } else { [] }
    }

    /// The outcome without the issues of a baseline, which are removed from the baseline.
    fileprivate func withoutIssues(in known: inout LintBaseline?) -> PictureOutcome {
        guard case .picture(var picture) = self, known != nil else { return self }
        picture.issues = known?.using(picture.issues).filter { !$0.isKnown } ?? picture.issues
        return .picture(picture)
    }
}
