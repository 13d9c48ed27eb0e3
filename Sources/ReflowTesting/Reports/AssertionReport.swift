import Basics
import Foundation
import ImageCodecs
import JSON
import Screens
import Snapshots

/// The result of one assertion, written to a file of its own in `SNAPSHOT_REPORT_DIR`. Tests run in any order and in
/// several processes at the same time, and `reflow merge` joins the files.
struct AssertionReport {
    let name: SnapshotName
    let references: ReferenceFolder
    /// The snapshot; `nil` if it could not be taken.
    var subject: SnapshotSubject?
    /// The outcome; `nil` if nothing could be compared.
    var outcome: SnapshotAssertion.Outcome?
    /// The reason why nothing could be compared.
    var error: (any Error)?
    /// The duration in seconds.
    var seconds = 0.0

    private var refusal: NeverShown? { error as? NeverShown }
    private var status: SnapshotStatus { outcome?.status ?? (refusal == nil ? .broken : .refused) }
    /// The failure message of the assertion.
    private var failure: String? { outcome?.failure ?? error.map { "\($0)" } }

    /// Writes the report, if the environment requests one.
    ///
    /// - Returns: the failure message of the assertion, and the reason why the report could not be written; `nil` if
    ///   all is well.
    func told(_ environment: TestEnvironment) -> String? {
        guard let folder = environment.report else { return failure }
        do {
            try write(
                to: ContainedFolder(root: URL(fileURLWithPath: folder, isDirectory: true)),
                of: ReferencePlace(of: references, root: environment.references))
            return failure
        } catch {
            let reason = "The report of this assertion cannot be written: \(error)"
            return failure.map { "\($0)\n\n\(reason)" } ?? reason
        }
    }

    /// Writes the files for the review, and the messages.
    private func write(to folder: ContainedFolder, of place: ReferencePlace) throws {
        try ReportedProcess.begin(in: folder)
        let golden = name.golden(in: place.folder)
        let artifacts = FailureArtifacts(root: folder.root)
        var record = AssertionRecord(
            module: name.module, file: place.file, goldens: place.root.path,
            renderer: subject?.picture?.renderer.description)
        if golden.content == .picture {
            record.picture = try picture(golden, artifacts)
        } else {
            record.log = try text(golden, artifacts)
        }
        let file = GoldenName.fileName("\(name.module).\(name.testFile).\(golden.fileName)") + ".json"
        try folder.write(Data(record.jsonText.utf8), to: "\(AssertionRecord.folder)/\(file)", isFlushed: false)
    }

    private func text(_ golden: GoldenName, _ artifacts: FailureArtifacts) throws -> LogReport {
        var report = LogReport(
            kind: .text, name: "\(name.testFile).\(golden.fileName)", path: golden.path, device: "text",
            status: status)
        report.message = message
        if status.needsLook { report.changedLines = outcome?.difference?.changedLines ?? [] }
        report.seconds = seconds
        report.artifacts = try artifacts.write(evidence, of: golden)
        report.acceptance = acceptance
        report.golden = outcome?.golden ?? [:]
        return report
    }

    private func picture(_ golden: GoldenName, _ artifacts: FailureArtifacts) throws -> PictureReport {
        let capture = subject?.picture?.capture
        var report = PictureReport(
            name: "\(name.testFile).\(golden.stem)", path: golden.path,
            device: capture?.tree?.device ?? refusal?.device ?? "view",
            state: capture?.tree?.orientation ?? refusal?.orientation ?? "", scale: capture?.scale ?? 1, status: status)
        report.root = name.test
        report.message = message
        report.seconds = seconds
        if let difference = outcome?.difference?.picture {
            report.changes = difference.changes
            report.pixels = difference.pixels
            report.passing = difference.passing
            report.recordedBy = difference.recordedBy?.description
        }
        report.artifacts = try artifacts.write(evidence, of: golden)
        report.acceptance = acceptance
        report.golden = outcome?.golden ?? [:]
        return report
    }

    /// The files that a report shows. If the golden was replaced without a comparison, there are none.
    private var evidence: FailureEvidence {
        guard let outcome, outcome.status.needsLook else { return FailureEvidence() }
        return outcome.evidence
    }

    private var acceptance: PictureReport.Acceptance? { outcome?.isAcceptable == true ? .replace : nil }

    /// The message for people, without the views that changed.
    private var message: String? {
        guard status.needsLook else { return nil }
        return outcome?.difference.map { $0.picture?.text ?? $0.reason } ?? failure
    }
}
