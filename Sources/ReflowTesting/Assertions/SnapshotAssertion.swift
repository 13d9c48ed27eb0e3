import Foundation
import JSON
import Snapshots

/// One assertion, from the reference on disk to the words of its failure.
struct SnapshotAssertion {
    /// What came of it.
    struct Outcome {
        var status = SnapshotStatus.passed
        /// Why it does not hold; `nil` if it does.
        var failure: String?
        /// The bytes of the reference and of its frames, where it had any.
        var reference: Data?
        var frames: Data?
        var difference: SnapshotDifference?
    }

    /// More than any reference has.
    private static let largestReference = 512 << 20

    let name: SnapshotName
    /// What the test calls the assertion, if anything.
    let givenName: String?
    let testName: String
    let folder: ContainedFolder
    let artifacts: FailureFolder
    let mode: SnapshotTestingConfiguration.Record
    let diffTool: SnapshotTestingConfiguration.DiffTool
    let site: CallSite

    func run(_ subject: SnapshotSubject) throws -> Outcome {
        if mode == .all {
            try record(subject)
            let failure = recorded(
                "Record mode is on. Automatically recorded snapshot: …", advice: "Turn record mode off and re-run")
            return Outcome(status: .recorded, failure: failure)
        }
        guard let reference = try folder.read(name.fileName, limit: SnapshotAssertion.largestReference) else {
            return try missing(subject)
        }
        let frames = try folder.read(name.framesFileName, limit: SnapshotAssertion.largestReference)
        guard let difference = try subject.difference(reference, frames) else {
            try artifacts.clear(name)
            return Outcome()
        }
        return Outcome(
            status: mode == .failed ? .recorded : .changed, failure: try failure(of: subject, difference),
            reference: reference, frames: frames, difference: difference)
    }

    // MARK: Recording

    private func record(_ subject: SnapshotSubject) throws {
        for (fileName, data) in try subject.files(name) { try folder.write(data, to: fileName) }
        try artifacts.clear(name)
    }

    private func missing(_ subject: SnapshotSubject) throws -> Outcome {
        guard mode != .never else {
            let new = try keep(try subject.files(name))
            let failure = """
                No reference was found on disk. New snapshot was not recorded because recording is disabled.

                reference: \(referencePath)
                taken now: \(new[0].path)
                """
            return Outcome(status: .missing, failure: failure)
        }
        try record(subject)
        let failure = recorded(
            "No reference was found on disk. Automatically recorded snapshot: …", advice: "Re-run")
        return Outcome(status: .recorded, failure: failure)
    }

    private func recorded(_ sentence: String, advice: String) -> String {
        """
        \(sentence)

        open "\(FileAddress.of(referencePath))"

        \(advice) “\(testName)” to assert against the newly-recorded snapshot.
        """
    }

    // MARK: Failing

    private var referencePath: String { folder.url(name.fileName).path }

    private func failure(of subject: SnapshotSubject, _ difference: SnapshotDifference) throws -> String {
        var headline =
            givenName.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
        if mode == .failed {
            try record(subject)
            headline += " A new snapshot was automatically recorded."
        }
        let new = try keep(try subject.files(name))
        let rest = try keep(
            difference.attachments.enumerated().map { index, attachment in
                let kind = attachment.name ?? "attachment-\(index + 1).\(attachment.pathExtension)"
                return ("\(name.stem).\(kind)", attachment.data)
            })
        var parts = [
            headline, diffTool(currentFilePath: referencePath, failedFilePath: new[0].path),
            difference.reason.trimmingCharacters(in: .whitespacesAndNewlines),
        ]
        let others = new.dropFirst() + rest
        if !others.isEmpty {
            parts.append(
                others.map { "\($0.fileName.dropFirst(name.stem.count + 1)): \($0.path)" }.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }

    /// Lays files down for people to judge, and with the results of the test.
    private func keep(_ files: [(fileName: String, data: Data)]) throws -> [(fileName: String, path: String)] {
        try files.map { fileName, data in
            site.attach(data, named: fileName)
            return (fileName, try artifacts.write(data, to: fileName, of: name))
        }
    }
}
