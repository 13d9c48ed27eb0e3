import Basics
import JSON
import LayoutRules
import Snapshots
import Suites

extension Command {
    /// `reflow accept`: accepts reviewed pictures of a report as goldens.
    static let accept = Command(.accept) { request, context in
        if !request.isDryRun {
            try context.environment.checkRecording(isAllowed: request.allowsContinuousIntegration)
        }
        guard !request.takesAll || request.names.isEmpty else { throw AcceptError.namesAndAll }
        let output = ReportOutput(
            directory: request.reportDirectory, snapshotDirectory: request.snapshotDirectory, format: request.format,
            console: context.console)
        let report = try SuiteReport.read(request.reportDirectory)
        // A missing report is reported first, because without it there is nothing to choose from.
        guard request.takesAll || !request.names.isEmpty else { throw AcceptError.nothingChosen }
        let changes = try request.changes(in: report).map(\.change)
        let leftOut = request.takesAll ? report.unacceptableFailures.map { UnsettledPicture($0) } : []
        for failure in leftOut {
            // The message for a layout begins with its file.
            let name = failure.message.hasPrefix(failure.name) ? "" : "\(ShownText.name(failure.name)): "
            context.console.error.writeMessage("not accepted: \(name)\(failure.message)")
        }
        if !leftOut.isEmpty {
            context.console.error.writeLine(
                "\(leftOut.count == 1 ? "This" : "These") cannot be accepted until the cause is fixed. Then run "
                    + "\"reflow test\" and \"reflow accept\" again.")
        }
        var accepted = try output.accept(changes, isDryRun: request.isDryRun)
        accepted.leftOut = leftOut
        if request.format == .json { context.console.output.write(accepted.jsonText) }
        return leftOut.isEmpty ? .success : .differences
    }
}

extension ReportOutput {
    /// Accepts all of the changes or none, and prints the goldens that were written or removed.
    @discardableResult
    func accept(_ changes: [GoldenChange], isDryRun: Bool = false) throws -> AcceptOutput {
        let artifacts = FailureArtifacts(root: folder.root)
        var refusals: [String] = []
        for change in changes {
            do { try goldens.check(change, from: artifacts) } catch { refusals.append("\(error)") }
        }
        guard refusals.isEmpty else { throw AcceptError.refused(refusals) }
        var output = AcceptOutput(isDryRun: isDryRun)
        for change in changes {
            try Task.checkCancellation()
            let paths = try isDryRun ? goldens.pending(change) : goldens.apply(change, from: artifacts)
            let files = paths.map { OutputPath.of($0, in: snapshotDirectory) }
            if change.isRemoval { output.removed += files } else { output.accepted += files }
            for file in files where format == .text {
                console.output.writeLine(change.isRemoval ? "\(isDryRun ? "would remove" : "removed"): \(file)" : file)
            }
            output.count += files.isEmpty ? 0 : 1
        }
        let noun = output.count == 1 ? "1 golden" : "\(output.count) goldens"
        if !isQuiet { console.error.writeLine(isDryRun ? "\(noun) to accept" : "\(noun) accepted") }
        return output
    }

    /// Accepts everything in a report that can be accepted.
    ///
    /// - Returns: the report in which the accepted changes have passed.
    func acceptAll(of report: SuiteReport) throws -> SuiteReport {
        try accept(report.acceptableChanges.map(\.change))
        var left = report
        for index in left.layouts.indices {
            left.layouts[index].pictures.removeAll { $0.acceptance != nil }
            left.layouts[index].logs.removeAll { $0.acceptance != nil }
        }
        return left
    }
}

extension AcceptRequest {
    /// The changes that the user named, in the order of the suite.
    fileprivate func changes(in report: SuiteReport) throws(AcceptError) -> [AcceptableChange] {
        let changes = report.acceptableChanges
        guard !takesAll else { return changes }
        let folders = [snapshotDirectory, reportDirectory]
        var chosen = Set<AcceptableChange>()
        for name in names {
            let texts = [name] + [OutputPath.inCurrentFolder(name)].compactMap(\.self)
            let meant = changes.filter { change in texts.contains { change.isMeant(by: $0, folders: folders) } }
            guard !meant.isEmpty else {
                let failure = report.unacceptableFailures.first { failure in
                    texts.contains { failure.isMeant(by: $0, folders: folders) }
                }
                if let failure { throw .notAcceptable(name, failure.message) }
                if texts.contains(where: { report.knows($0, folders: folders) }) { throw .nothingToAccept(name) }
                let known = changes.map(\.name)
                throw .unknown(name, nearest: NearestKey.find(name, among: known))
            }
            chosen.formUnion(meant)
        }
        return changes.filter(chosen.contains)
    }
}

/// The reason why nothing was accepted.
enum AcceptError: Error, Equatable, CustomStringConvertible {
    /// The line has neither names nor `--all`.
    case nothingChosen
    case namesAndAll
    case unknown(String, nearest: String?)
    case nothingToAccept(String)
    /// The failure cannot be accepted.
    case notAcceptable(String, String)
    case refused([String])

    var description: String {
        switch self {
        case .nothingChosen: "name the pictures to accept, or pass --all"
        case .namesAndAll: "pass either --all or the names of pictures, not both"
        case .unknown(let name, let nearest):
            "the report has no picture, layout or golden \(Wording.quoted(name))"
                + (nearest.map { "; did you mean \(Wording.quoted($0))?" } ?? "")
        case .nothingToAccept(let name): "there is nothing to accept for \(Wording.quoted(name)), which has not changed"
        case .notAcceptable(let name, let reason): "\(Wording.quoted(name)) cannot be accepted: \(reason)"
        case .refused(let reasons):
            "nothing was accepted; run \"reflow test\" again and review its report\n"
                + reasons.map { "    \($0)" }.joined(separator: "\n")
        }
    }
}
