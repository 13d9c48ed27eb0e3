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
    /// `reflow tree LAYOUT…`: prints the views and their frames after a real rotation, or at a given size.
    static let tree = Command(.tree) { request, context in
        let layouts = try LayoutSet(paths: request.layouts, in: .currentDirectory, haveOwnNames: false)
            .translated(into: request.language)
        let devices = request.device.map { [$0] } ?? []
        let bench = try Workbench(request.showing, devices: devices, console: context.console).with {
            $0.take(request.variant)
            $0.textSizes = request.textSizes
            $0.prototypeRows = request.prototypeRows
            $0.scale = request.scale.map { CGFloat($0) } ?? request.sized.standardScale
        }
        let printer = TreePrinter(request: request, bench: bench)
        let usesDevice = request.device != nil || request.orientation != nil || request.runsSteps
        if let notice = request.sized.notice(usesDevice: usesDevice) { context.console.error.writeLine(notice) }
        var code = ExitCode.success
        var trees: [PrintedTree] = []
        for entry in layouts.entries {
            try Task.checkCancellation()
            let made = try await bench.reportingLayoutErrors {
                try await printer.trees(of: entry, into: &trees)
            }
            code = code.combined(with: made)
        }
        try await printer.print(trees, asList: !layouts.isOneFile || request.root == "all")
        return code
    }
}

/// A tree with its origin.
private struct PrintedTree: Sendable {
    let file: String
    /// The chosen object of a document with several.
    let root: String?
    let tree: FrameTree
    let warnings: [Diagnostic]
}

@MainActor
private struct TreePrinter {
    let request: TreeRequest
    let bench: Workbench

    /// Adds every requested tree of a file.
    func trees(of entry: LayoutSet.Entry, into trees: inout [PrintedTree]) throws -> ExitCode {
        let read = try entry.source.layouts(shownAs: entry.shownAs, root: request.root)
        guard !read.layouts.isEmpty else { throw UnknownRoot(id: request.root ?? "", file: entry.shownAs) }
        var code = ExitCode.success
        for layout in read.layouts {
            guard let made = try tree(of: layout, entry) else {
                code = code.combined(with: .differences)
                continue
            }
            trees.append(
                PrintedTree(
                    file: entry.shownAs, root: layout.root, tree: made.tree, warnings: layout.warnings + made.warnings))
        }
        return code
    }

    /// A tree; nil if there is none, which has been reported then.
    private func tree(
        of layout: RootedLayout, _ entry: LayoutSet.Entry
    ) throws -> (tree: FrameTree, warnings: [Diagnostic])? {
        let document = layout.document
        // A layout file has only one root, so `all` changes nothing.
        let viewID = layout.root == nil && request.root != "all" ? request.root : nil
        _ = try bench.chooseFonts(for: document, of: entry)
        let maker = PictureMaker(options: bench.options)
        if let size = request.sized.size {
            return try maker.tree(
                of: document, root: viewID, source: entry.source, size: size, environment: request.sized.environment)
        }
        if let orientation = request.orientation { try document.checkTurn(to: OrientationRequest(orientation)) }
        let device = try maker.devices(for: document)[0]
        let stage = try maker.stage(for: document, source: entry.source, on: device)
        if request.runsSteps, let exception = try stage.runSteps().text(in: document) {
            bench.console.error.writeLines(exception)
            return nil
        }
        if let refusal = turn(stage) {
            bench.console.error.writeLines("\(ShownText.name(entry.shownAs)): \(device.name): \(refusal.message)")
            return nil
        }
        // The request includes the drawing, so that the warnings are the same as for a picture.
        let shown = stage.screen(StageRequest(drawing: true, openPlaces: true)).tree
        guard let tree = viewID.map(shown.subtree) ?? shown else {
            throw UnknownRoot(id: request.root ?? "", file: entry.shownAs, known: stage.shownIDs)
        }
        return (tree, stage.notes)
    }

    /// Rotates the interface. Returns the reason why it does not have the requested orientation, or could not launch;
    /// `nil` if it does.
    private func turn(_ stage: LayoutStage) -> RotationExplanation? {
        guard let orientation = request.orientation else { return stage.exception }
        return stage.turn(to: OrientationRequest(orientation)).refusal
    }

    /// - Parameter isList: whether several trees could have been requested.
    func print(_ trees: [PrintedTree], asList isList: Bool) throws {
        try bench.checkFonts()
        switch request.format {
        case .text:
            var told = Set<Diagnostic>()
            for (index, printed) in trees.enumerated() {
                for warning in printed.warnings where told.insert(warning).inserted {
                    bench.console.error.writeMessage(warning.description)
                }
                if isList {
                    bench.console.output.write(index > 0 ? "\n" : "")
                    bench.console.output.writeLine(printed.title)
                }
                let tree = request.shape.leavesOutLooks ? printed.tree.withoutLooks() : printed.tree
                bench.console.output.write(request.shape.hasFramesInWindow ? tree.absoluteDump() : tree.dump())
            }
        case .json:
            // If a tree is not the result of a rotation, standard error says so, because not everybody reads the
            // warnings in the output.
            for warning in trees.flatMap(\.warnings) where warning.code == .otherSystem {
                bench.console.error.writeLines(warning.description)
            }
            let reports = trees.map { $0.report(request.shape, isListed: isList) }
            bench.console.output.write(isList ? reports.json : reports.first?.json ?? "")
        }
    }
}

extension PrintedTree {
    /// `Main.storyboard, root abc-de-fgh:`
    fileprivate var title: String {
        ShownText.name(file) + (root.map { ", root \(QuotedText.word($0))" } ?? "") + ":"
    }

    /// - Parameter isListed: whether the tree is part of a list.
    fileprivate func report(_ shape: TreeShape, isListed: Bool) -> TreeReport {
        TreeReport(
            of: shape.leavesOutLooks ? tree.withoutLooks() : tree, file: isListed ? file : nil,
            object: isListed ? root : nil, hasFramesInWindow: shape.hasFramesInWindow,
            warnings: warnings.map { OutputWarning($0) })
    }
}

/// A view that is not in the file.
struct UnknownRoot: Error, Equatable, CustomStringConvertible {
    let id: String
    let file: String
    var known: [String] = []

    var description: String {
        let nearest = NearestKey.find(id, among: known).map { "; did you mean \(Wording.quoted($0))?" } ?? ""
        return ShownText.name("no view of \(file) has the id \(Wording.quoted(id))") + nearest
    }
}
