public import CairoRaster
import Comparison
import DisplayList
import Files
import Foundation
public import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
public import Snapshots

/// Takes every picture of a set of layouts and compares it with its golden, or records it.
public struct SuiteRun: Sendable {
    public var layouts: LayoutSet
    public var options: PictureOptions
    public var check: SnapshotCheck
    public var rasterizer: Rasterizer
    /// How many pictures are drawn and compared at once.
    public var jobs: Int
    /// Only pictures whose name this matches are taken.
    public var filter: PictureFilter?
    /// The part of the set that is run; all of it unless told.
    public var shard: SuiteShard?
    /// The suite file, if there is one.
    public var document: SuiteDocument?
    /// What wins over the suite file.
    public var overrides = SuiteSettings()

    public init(
        layouts: LayoutSet, options: PictureOptions, check: SnapshotCheck, rasterizer: Rasterizer, jobs: Int
    ) {
        self.layouts = layouts
        self.options = options
        self.check = check
        self.rasterizer = rasterizer
        self.jobs = max(1, jobs)
    }

    /// Runs the whole set. Layouts are laid out one after the other on the main actor, pictures drawn and compared
    /// beside that.
    /// - Parameter progress: told how many layouts are done, of how many.
    public func run(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) async -> SuiteResult {
        var results: [Int: PictureResult] = [:]
        var logs: [ScriptLogResult] = []
        var failures: [LayoutFailure] = []
        var warnings: [Diagnostic] = []
        let entries = layouts.entries.enumerated().filter { shard?.contains(position: $0.offset) ?? true }.map(
            \.element)
        await withTaskGroup(of: (Int, PictureResult).self) { group in
            var started = 0
            var running = 0
            var ahead = entries.first.map(showing)
            for (index, entry) in entries.enumerated() {
                guard let shown = await ahead?.value else { break }
                // The next layout is laid out while the pictures of this one wait for their turn to be drawn.
                ahead = entries.dropFirst(index + 1).first.map(showing)
                warnings += shown.warnings
                failures += shown.failures
                logs += shown.scripts.filter { filter?.matches($0.name) ?? true }
                    .map { log(of: $0, layout: entry.shownAs) }
                for outcome in shown.outcomes where filter?.matches(outcome.name) ?? true {
                    if running >= jobs, let (place, result) = await group.next() {
                        results[place] = result
                        running -= 1
                    }
                    let place = started
                    group.addTask { (place, self.result(of: outcome, layout: entry.shownAs)) }
                    started += 1
                    running += 1
                }
                progress(index + 1, entries.count)
            }
            for await (place, result) in group { results[place] = result }
        }
        return SuiteResult(
            pictures: results.sorted { $0.key < $1.key }.map(\.value), logs: logs, failures: failures,
            warnings: warnings)
    }

    /// What holds for a layout, by its file's name without extension.
    public func settings(for layout: String) -> SuiteSettings {
        (document?.settings(for: layout) ?? SuiteSettings()).overridden(by: overrides)
    }

    private struct Shown: Sendable {
        var outcomes: [PictureOutcome] = []
        var scripts: [Script] = []
        var failures: [LayoutFailure] = []
        var warnings: [Diagnostic] = []

        /// What UIKit would have warned of, each once however many pictures show it.
        var notes: [Diagnostic] {
            var seen = Set<Diagnostic>()
            return outcomes.flatMap(\.notes).filter { seen.insert($0).inserted }
        }
    }

    private func showing(_ entry: LayoutSet.Entry) -> Task<Shown, Never> {
        Task { await show(entry) }
    }

    @MainActor
    private func show(_ entry: LayoutSet.Entry) -> Shown {
        var shown = Shown()
        do throws(LayoutLoadingError) {
            let read = try entry.source.layouts(shownAs: entry.shownAs)
            shown.warnings = read.warnings
            let maker = PictureMaker(options: options)
            let source = entry.source.keepingImages()
            for layout in read.layouts {
                for device in try maker.devices(for: layout.document) {
                    shown.outcomes += try maker.pictures(
                        of: layout.document, root: layout.root, source: source, on: device)
                    guard let script = try maker.script(of: layout.document, source: source, on: device) else {
                        continue
                    }
                    shown.outcomes += script.outcomes
                    shown.scripts.append(script)
                }
            }
            shown.warnings += shown.notes
        } catch {
            shown.failures.append(LayoutFailure(layout: entry.shownAs, error: error))
        }
        return shown
    }

    private func log(of script: Script, layout: String) -> ScriptLogResult {
        do throws(FileError) {
            let result = try check.run(log: script.log, as: script.name)
            return ScriptLogResult(
                layout: layout, name: script.name, outcome: .compared(result), exception: script.exception)
        } catch {
            return ScriptLogResult(
                layout: layout, name: script.name, outcome: .broken("\(error)"), exception: script.exception)
        }
    }

    private func result(of outcome: PictureOutcome, layout: String) -> PictureResult {
        switch outcome {
        case .refused(let refusal):
            return PictureResult(layout: layout, name: refusal.name, outcome: refused(refusal), scale: 1)
        case .interrupted(let interruption):
            return PictureResult(
                layout: layout, name: interruption.name, outcome: .interrupted(interruption), scale: 1)
        case .picture(let picture):
            do {
                var candidate = SnapshotCandidate(
                    name: picture.name, tree: picture.tree, drawing: picture.drawing.list.digest)
                candidate.tolerance = PictureTolerance(settings(for: picture.name.layout).comparison)
                let result = try check.run(candidate) {
                    try rasterizer.draw(
                        picture.drawing.list, images: picture.drawing.images, scale: picture.tree.scale)
                }
                return PictureResult(
                    layout: layout, name: picture.name, outcome: .compared(result), scale: picture.tree.scale)
            } catch {
                return PictureResult(
                    layout: layout, name: picture.name, outcome: .broken("\(error)"), scale: picture.tree.scale)
            }
        }
    }

    /// A refusal that nobody asked about is only news where a golden says that the layout once turned.
    private func refused(_ refusal: Refusal) -> PictureResult.Outcome {
        if refusal.isFailure { return .refused(refusal) }
        do {
            let golden = try check.goldens.read(refusal.name)
            if golden.picture.state == .missing { return .skipped(refusal) }
            return .refused(refusal)
        } catch {
            return .broken("\(error)")
        }
    }
}

extension PictureOutcome {
    var name: GoldenName {
        switch self {
        case .picture(let picture): picture.name
        case .refused(let refusal): refusal.name
        case .interrupted(let interruption): interruption.name
        }
    }

    fileprivate var notes: [Diagnostic] {
        if case .picture(let picture) = self { picture.notes } else { [] }
    }
}
