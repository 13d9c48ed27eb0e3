import Basics
import LayoutRules
import Snapshots
import Suites

extension Command {
    /// `reflow accept`: what was reviewed in a report becomes the golden.
    static let accept = Command(.accept) { request, context in
        if !request.isDryRun {
            try context.environment.checkRecording(isAllowed: request.allowsContinuousIntegration)
        }
        guard request.takesAll || !request.names.isEmpty else { throw AcceptError.nothingChosen }
        guard !request.takesAll || request.names.isEmpty else { throw AcceptError.namesAndAll }
        let output = ReportOutput(
            directory: request.reportDirectory, snapshotDirectory: request.snapshotDirectory, format: .text,
            console: context.console)
        let artifacts = FailureArtifacts(root: output.folder.root)
        let changes = try request.changes(in: SuiteReport.read(request.reportDirectory)).map(\.change)
        // All of them or none.
        var refusals: [String] = []
        for change in changes {
            do { try output.goldens.check(change, from: artifacts) } catch { refusals.append("\(error)") }
        }
        guard refusals.isEmpty else { throw AcceptError.refused(refusals) }
        var count = 0
        for change in changes {
            let paths =
                try request.isDryRun
                ? output.goldens.pending(change) : output.goldens.apply(change, from: artifacts)
            for path in paths {
                let file = OutputPath.of(path, in: request.snapshotDirectory)
                context.console.output.writeLine(change.isRemoval ? "removed: \(file)" : file)
            }
            count += paths.isEmpty ? 0 : 1
        }
        let noun = count == 1 ? "1 golden" : "\(count) goldens"
        context.console.output.writeLine(request.isDryRun ? "\(noun) to accept" : "\(noun) accepted")
        return .success
    }
}

extension AcceptRequest {
    /// What was named, in the order of the suite.
    fileprivate func changes(in report: SuiteReport) throws(AcceptError) -> [AcceptableChange] {
        let changes = report.acceptableChanges
        guard !takesAll else { return changes }
        let folders = [snapshotDirectory, reportDirectory]
        var chosen = Set<AcceptableChange>()
        for name in names {
            let texts = [name] + [OutputPath.inCurrentFolder(name)].compactMap(\.self)
            let meant = changes.filter { change in texts.contains { change.isMeant(by: $0, folders: folders) } }
            guard !meant.isEmpty else {
                if texts.contains(where: { report.knows($0, folders: folders) }) { throw .nothingToAccept(name) }
                let known = changes.map(\.name)
                throw .unknown(name, nearest: NearestName.of(name, among: known))
            }
            chosen.formUnion(meant)
        }
        return changes.filter(chosen.contains)
    }
}

/// Why nothing is accepted.
enum AcceptError: Error, Equatable, CustomStringConvertible {
    /// Neither names nor `--all`.
    case nothingChosen
    case namesAndAll
    case unknown(String, nearest: String?)
    case nothingToAccept(String)
    case refused([String])

    var description: String {
        switch self {
        case .nothingChosen: "name the pictures to accept, or pass --all"
        case .namesAndAll: "pass either --all or the names of pictures, not both"
        case .unknown(let name, let nearest):
            "the report has no picture, layout or golden \"\(name)\""
                + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
        case .nothingToAccept(let name): "nothing to accept for \"\(name)\": it has not changed"
        case .refused(let reasons):
            "nothing was accepted; run \"reflow test\" again and review its report\n"
                + reasons.map { "    \($0)" }.joined(separator: "\n")
        }
    }
}
