import Foundation
import LayoutLoading
import LayoutRules
import Suites

extension Command {
    /// `reflow explain LAYOUT --to O`: prints who was asked what, and the decision.
    static let explain = Command(.explain) { request, context in
        let entry = try LayoutSet.file(request.layout, in: .currentDirectory)
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
        let read = try entry.source.layouts(shownAs: entry.shownAs)
        guard let document = read.layouts.first?.document else { return .failure }
        try document.checkTurn(to: request.target)
        let maker = PictureMaker(options: bench.options)
        let device = try maker.devices(for: document)[0]
        let stage = try maker.stage(for: document, source: entry.source, on: device, held: request.origin)
        var report: TurnReport
        if request.runsSteps, let exception = try stage.runSteps().text(in: document) {
            bench.console.error.writeLine(exception)
            report = stage.reportOfLastNegotiation()
        } else {
            report = stage.report(ofTurningTo: request.target)
        }
        report.warnings = read.warnings + stage.notes
        switch request.format {
        case .text:
            bench.console.output.write(
                ExplanationText(of: report, file: entry.shownAs, showsEvents: request.showsEvents).text)
        case .json: bench.console.output.write(ExplanationReport(of: report, showsEvents: request.showsEvents).json)
        }
        return request.expectsRotation && report.decision != .rotate ? .differences : .success
    }
}
