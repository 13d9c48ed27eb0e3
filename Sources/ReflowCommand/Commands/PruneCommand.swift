import CairoRaster
import Foundation
import ImageCodecs
import JSON
import LayoutDocument
import LayoutLoading
import Snapshots
import Suites

extension Command {
    /// `reflow prune`: removes goldens that no longer belong to a layout or picture.
    static let prune = Command(.prune) { request, context in
        if !request.isDryRun {
            try context.environment.checkRecording(isAllowed: request.allowsContinuousIntegration)
        }
        if let file = request.paths.first(where: { FileKind.of($0) == .file }) { throw PruneError.singleFile(file) }
        try FileKind.checkFolder(request.snapshotDirectory)
        let layouts = try LayoutSet(paths: request.paths, in: .currentDirectory)
        let document = try SuiteFile.read(request.suiteFile, for: request.paths)
        let bench = try Workbench(
            request.showing.adding(document), devices: request.matrix.devices, console: context.console)
        let goldens = GoldenStore(root: URL(fileURLWithPath: request.snapshotDirectory, isDirectory: true))
        let check = SnapshotCheck(
            goldens: goldens, renderer: RendererFingerprint(of: try bench.rasterizer.profile()), mode: .never)
        // Options can only add pictures: goldens of pictures in the suite file are never obsolete.
        var wishes = [bench.with { $0.devices = [] }.options]
        if !request.matrix.isStandard { wishes.append(bench.with { $0.take(request.matrix) }.options) }
        var owners = GoldenOwners()
        for options in wishes {
            var suite = SuiteRun(
                layouts: layouts, options: options, check: check, rasterizer: bench.rasterizer, jobs: 1)
            if let document { try suite.configure(by: document) }
            let progress = ProgressLine(stream: context.console.error)
            let survey = await suite.survey { done, total in progress.show(done, of: total) }
            progress.clear()
            for failure in survey.failures { context.console.error.writeLines(failure.description) }
            guard survey.failures.isEmpty else { throw PruneError.brokenLayouts(survey.failures.count) }
            owners.formUnion(survey.owners)
        }
        let obsolete = try owners.obsolete(in: goldens)
        if !request.isDryRun {
            // Pictures are removed last, because they identify the files next to them, and a later run needs them if
            // this one is interrupted.
            let isPicture = { (path: String) in path.hasSuffix(".\(GoldenFile.picture.rawValue)") }
            for path in obsolete.filter({ !isPicture($0) }) + obsolete.filter(isPicture) { try goldens.remove(path) }
        }
        let files = obsolete.map { OutputPath.of($0, in: request.snapshotDirectory) }
        switch request.format {
        case .text: for file in files { context.console.output.writeLine(file) }
        case .json:
            context.console.output.write(PruneOutput(isDryRun: request.isDryRun, removed: files).jsonText)
        }
        let noun = obsolete.count == 1 ? "1 obsolete golden file" : "\(obsolete.count) obsolete golden files"
        context.console.error.writeLine(request.isDryRun ? "\(noun) to remove" : "\(noun) removed")
        return .success
    }
}

/// The reason why the obsolete goldens are not known.
enum PruneError: Error, Equatable, CustomStringConvertible {
    case singleFile(String)
    case brokenLayouts(Int)

    var description: String {
        switch self {
        case .singleFile(let path):
            "\(path) is a single layout, so the goldens of all others would be removed; name the folders of the whole suite"
        case .brokenLayouts(let count):
            "nothing was removed: \(count == 1 ? "1 layout" : "\(count) layouts") cannot be shown, so it is not known which "
                + "goldens are obsolete"
        }
    }
}
