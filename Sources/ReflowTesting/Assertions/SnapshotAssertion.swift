import Basics
import Foundation
import Snapshots

/// One assertion, from reading the golden to the failure message.
struct SnapshotAssertion {
    /// The result of an assertion.
    struct Outcome {
        var status = SnapshotStatus.passed
        /// The failure message; `nil` if the value matches.
        var failure: String?
        /// The difference from the golden.
        var difference: SnapshotDifference?
        /// The digests of the golden, if it does not match.
        var golden: GoldenDigests = [:]
        /// The files for the review.
        var evidence = FailureEvidence()
        /// Whether the new snapshot may become the golden.
        var isAcceptable = false
    }

    let name: GoldenName
    /// The name that the test gives to the assertion, if any.
    let givenName: String?
    let testName: String
    let goldens: GoldenStore
    let artifacts: FailureArtifacts
    let mode: SnapshotTestingConfiguration.Record
    let diffTool: SnapshotTestingConfiguration.DiffTool
    let site: CallSite

    func run(_ subject: SnapshotSubject) throws -> Outcome {
        let workflow = GoldenWorkflow(goldens: goldens, artifacts: artifacts, mode: mode)
        switch subject {
        case .picture(let picture):
            let checked = try SnapshotCheck(workflow, renderer: picture.renderer)
                .check(picture.candidate(name), draw: picture.capture.draw)
            // If a golden is replaced without comparing, no difference is reported.
            var told = outcome(of: checked, mode == .all ? nil : picture.difference(checked.result))
            if checked.result.picture == .failed(.pointer), checked.result.outcome.isWritten {
                told.failure = [told.failure, SnapshotAssertion.replacedPointer].compactMap(\.self)
                    .joined(separator: "\n\n")
            }
            return told
        case .value(let value):
            let checked = try workflow.check(
                value.encoded, named: name, difference: value.difference, evidence: { $0.evidence(of: name) })
            return outcome(of: checked, checked.result.difference)
        }
    }

    private func outcome<Result: GoldenResult>(
        of checked: Checked<Result>, _ difference: SnapshotDifference?
    ) -> Outcome {
        let found = checked.result.outcome
        let files = artifacts.files(checked.evidence, of: name).map {
            (
                fileName: URL(fileURLWithPath: $0.path).lastPathComponent, path: artifacts.folder.url($0.path).path,
                data: $0.data
            )
        }
        for file in files { site.attach(file.data, named: file.fileName) }
        return Outcome(
            status: SnapshotStatus(found.standing, isRecorded: found.isWritten),
            failure: failure(found, difference, files.map { ($0.fileName, $0.path) }), difference: difference,
            golden: found.golden, evidence: checked.evidence, isAcceptable: checked.result.isAcceptable)
    }

    // MARK: Words

    private var referencePath: String { goldens.folder.url(name.path(name.content)).path }

    /// - Parameter files: the written files, starting with that of the snapshot itself.
    private func failure(
        _ found: GoldenOutcome, _ difference: SnapshotDifference?, _ files: [(fileName: String, path: String)]
    ) -> String? {
        switch found.standing {
        case _ where mode == .all:
            recorded("Record mode is on. Automatically recorded snapshot: …", advice: "Turn record mode off and re-run")
        case .holds, .incomplete: nil
        case .missing where found.isWritten:
            recorded("No reference was found on disk. Automatically recorded snapshot: …", advice: "Re-run")
        case .missing:
            """
            No reference was found on disk. New snapshot was not recorded because recording is disabled.

            golden:    \(referencePath)
            taken now: \(files.first?.path ?? "")
            """
        case .differs:
            differing(isRecorded: found.isWritten, difference, files)
        }
    }

    private static let replacedPointer =
        "It replaced a golden that Git LFS had not fetched; to see what changed, restore that with git, run "
        + "\"git lfs pull\", and run the test again."

    private func recorded(_ sentence: String, advice: String) -> String {
        """
        \(sentence)

        open "\(FileAddress.of(referencePath))"

        \(advice) "\(testName)" to assert against the newly-recorded snapshot.
        """
    }

    private func differing(
        isRecorded: Bool, _ difference: SnapshotDifference?, _ files: [(fileName: String, path: String)]
    ) -> String {
        var headline =
            givenName.map { "Snapshot \(Wording.quoted($0)) does not match reference." }
            ?? "Snapshot does not match reference."
        if isRecorded { headline += " A new snapshot was automatically recorded." }
        var parts = [
            headline, diffTool(currentFilePath: referencePath, failedFilePath: files.first?.path ?? ""),
            (difference?.reason ?? "").trimmingCharacters(in: .whitespacesAndNewlines),
        ]
        let others = files.dropFirst()
        if !others.isEmpty {
            parts.append(
                others.map { "\($0.fileName.dropFirst(name.stem.count + 1)): \($0.path)" }.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }
}
