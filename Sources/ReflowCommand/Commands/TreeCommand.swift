import Basics
import Comparison
import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Snapshots
import Suites

extension Command {
    /// `reflow tree LAYOUT`: the views and their frames after a real rotation, or at a size.
    static let tree = Command(.tree) { request, context in
        let entry = try LayoutSet.file(request.layout, in: .currentDirectory)
        let devices = request.device.map { [$0] } ?? []
        let bench = try Workbench(request.showing, devices: devices, console: context.console).with {
            $0.scale = request.scale.map { CGFloat($0) } ?? (request.size == nil ? nil : 2)
        }
        return try await bench.reportingLayoutErrors {
            try await TreePrinter(request: request, bench: bench).print(entry)
        }
    }
}

@MainActor
private struct TreePrinter {
    let request: TreeRequest
    let bench: Workbench

    func print(_ entry: LayoutSet.Entry) throws -> ExitCode {
        let read = try entry.source.layouts(shownAs: entry.shownAs, root: request.root)
        guard let layout = read.layouts.first else { throw UnknownRoot(id: request.root ?? "", file: entry.shownAs) }
        let document = layout.document
        let viewID = layout.root == nil ? request.root : nil
        let maker = PictureMaker(options: bench.options)
        if let size = request.size {
            if request.device != nil || request.orientation != nil || request.runsSteps {
                bench.console.error.writeLine(
                    "with --size there is no device: --device, --orientation and --steps do nothing")
            }
            let made = try maker.tree(of: document, root: viewID, source: entry.source, size: size)
            try print(made.tree, read.warnings + made.warnings)
            return .success
        }
        if let orientation = request.orientation { try document.checkTurn(to: OrientationRequest(orientation)) }
        let device = try maker.devices(for: document)[0]
        let stage = try maker.stage(for: document, source: entry.source, on: device)
        if request.runsSteps, let exception = try stage.runSteps().text(in: document) {
            bench.console.error.writeLine(exception)
            return .differences
        }
        if let refusal = turn(stage) {
            bench.console.error.writeLine("\(ShownText.name(entry.shownAs)): \(device.name): \(refusal.message)")
            return .differences
        }
        let shown = stage.screen(StageRequest(openPlaces: true)).tree
        guard let tree = viewID.map(shown.subtree) ?? shown else {
            throw UnknownRoot(id: request.root ?? "", file: entry.shownAs)
        }
        try print(tree, read.warnings + stage.notes)
        return .success
    }

    /// Why the interface does not show what was asked for, or would not have come up at all; `nil` if it does.
    private func turn(_ stage: LayoutStage) -> RotationExplanation? {
        guard let orientation = request.orientation else { return stage.exception }
        return stage.turn(to: OrientationRequest(orientation)).refusal
    }

    private func print(_ tree: FrameTree, _ warnings: [Diagnostic]) throws {
        try bench.checkFonts()
        switch request.format {
        case .text:
            for warning in warnings { bench.console.error.writeLine(warning.description) }
            bench.console.output.write(tree.dump())
        case .json:
            // A tree that no rotation made says so even where nobody reads its warnings.
            for warning in warnings where warning.code == .otherSystem {
                bench.console.error.writeLine(warning.description)
            }
            let report = TreeReport(of: tree, warnings: warnings.map { OutputWarning($0) })
            bench.console.output.write(report.json)
        }
    }
}

/// A view that the file does not hold.
struct UnknownRoot: Error, Equatable, CustomStringConvertible {
    let id: String
    let file: String

    var description: String { "no view of \(file) has the id \"\(id)\"" }
}
