import Basics
import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Suites

extension Command {
    /// `reflow explain LAYOUT --to O`: prints the objects that were asked, their answers, and the decision. With
    /// `--view`, it explains a view's frame.
    static let explain = Command(.explain) { request, context in
        guard request.view != nil || request.target != nil else {
            throw UsageError.missingOption(
                "--to", placeholder: "O", help: "an orientation; to explain a frame instead, use --view ID")
        }
        let entry = try LayoutSet.file(request.layout, in: .currentDirectory).translated(into: request.language)
        let bench = try Workbench(
            request.showing, devices: request.device.map { [$0] } ?? [], console: context.console
        ).with { $0.take(request.variant) }
        return try await bench.reportingLayoutErrors {
            try await Explainer(request: request, bench: bench).explain(entry)
        }
    }
}

@MainActor
private struct Explainer {
    let request: ExplainRequest
    let bench: Workbench

    func explain(_ entry: LayoutSet.Entry) throws -> ExitCode {
        let read = try entry.source.layouts(shownAs: entry.shownAs, root: request.root)
        guard let layout = read.layouts.first else {
            throw UnknownRoot(id: request.root ?? "", file: entry.shownAs)
        }
        let document = layout.document
        if layout.root == nil { try document.checkRoot(request.root, in: entry.shownAs) }
        if let target = request.target { try document.checkTurn(to: target) }
        _ = try bench.chooseFonts(for: document, of: entry)
        let maker = PictureMaker(options: bench.options)
        let device = try maker.devices(for: document)[0]
        let stage = try maker.stage(for: document, source: entry.source, on: device, held: request.origin)
        let steps = request.runsSteps ? try stage.runSteps() : .finished
        if let exception = steps.text(in: document) {
            bench.console.error.writeLines(exception)
            // After an exception, there is no screen with views to explain.
            guard request.view == nil else { return .differences }
        }
        if let view = request.view { return try explain(view, on: stage, entry, read.warnings) }
        guard let target = request.target else { return .failure }
        var report = steps == .finished ? stage.report(ofTurningTo: target) : stage.reportOfLastNegotiation()
        report.warnings = read.warnings + stage.notes
        switch request.format {
        case .text:
            bench.console.output.write(
                ExplanationText(of: report, file: entry.shownAs, showsEvents: request.showsEvents).text)
        case .json: bench.console.output.write(ExplanationReport(of: report, showsEvents: request.showsEvents).json)
        }
        return request.expectsRotation && report.decision != .rotate ? .differences : .success
    }

    private func explain(
        _ view: ViewExplanationRequest, on stage: LayoutStage, _ entry: LayoutSet.Entry, _ warnings: [Diagnostic]
    ) throws -> ExitCode {
        if let orientation = view.orientation {
            try stage.document.checkTurn(to: OrientationRequest(orientation))
            if let refusal = stage.turn(to: OrientationRequest(orientation)).refusal {
                bench.console.error.writeLines(
                    "\(ShownText.name(entry.shownAs)): \(stage.deviceName): \(refusal.message)")
                return .differences
            }
        }
        guard var report = stage.report(on: view.id, view.stageRequest, turningTo: request.target) else {
            throw UnknownView(
                id: view.id, file: entry.shownAs, known: stage.shownIDs, root: try root(of: view.id, in: entry))
        }
        report.warnings = warnings + stage.notes
        switch request.format {
        case .text: bench.console.output.write(ViewExplanationText(of: report, file: entry.shownAs).text)
        case .json: bench.console.output.write(ViewExplanationReport(of: report).json)
        }
        return request.expectsRotation && report.after == nil ? .differences : .success
    }
}

extension Explainer {
    /// The object that has the view, in a document with several objects, if the shown one does not have it.
    private func root(of view: String, in entry: LayoutSet.Entry) throws -> String? {
        try entry.source.layouts(shownAs: entry.shownAs, root: "all").layouts
            .first { $0.root != nil && $0.document.viewPositions[view] != nil }?.root
    }
}

/// A view that is not shown.
struct UnknownView: Error, Equatable, CustomStringConvertible {
    let id: String
    let file: String
    let known: [String]
    /// The object of the document that has the view.
    var root: String?

    var description: String {
        if let root {
            return ShownText.name("\(file) shows the view \(Wording.quoted(id)) with --root \(root) only")
        }
        let nearest = NearestKey.find(id, among: known).map { "; did you mean \(Wording.quoted($0))?" } ?? ""
        return ShownText.name("no view of \(file) has the id \(Wording.quoted(id))") + nearest
    }
}
