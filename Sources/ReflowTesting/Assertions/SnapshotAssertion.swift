import Files
import Foundation
import Snapshots

/// One assertion, from the reference on disk to the words of its failure.
struct SnapshotComparison {
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

    /// - Returns: why the subject does not hold; `nil` if it does.
    func run(_ subject: SnapshotSubject) throws -> String? {
        if mode == .all {
            try record(subject)
            return recorded(
                "Record mode is on. Automatically recorded snapshot: …", advice: "Turn record mode off and re-run")
        }
        guard let reference = try folder.read(name.fileName, limit: SnapshotComparison.largestReference) else {
            return try missing(subject)
        }
        let frames = try folder.read(name.framesFileName, limit: SnapshotComparison.largestReference)
        guard let difference = try subject.difference(reference, frames) else { return nil }
        return try failure(of: subject, difference)
    }

    // MARK: Recording

    private func record(_ subject: SnapshotSubject) throws {
        try folder.write(try subject.encoded(), to: name.fileName)
        if let frames = subject.frames { try folder.write(frames, to: name.framesFileName) }
    }

    private func missing(_ subject: SnapshotSubject) throws -> String {
        guard mode != .never else {
            let new = try keep(try subject.encoded(), as: name.fileName)
            return """
                No reference was found on disk. New snapshot was not recorded because recording is disabled.

                reference: \(referencePath)
                taken now: \(new)
                """
        }
        try record(subject)
        return recorded("No reference was found on disk. Automatically recorded snapshot: …", advice: "Re-run")
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
        let encoded = try subject.encoded()
        let failed = try keep(encoded, as: name.fileName)
        let pathExtension = name.pathExtension ?? "bin"
        site.attach(
            XCTAttachment(data: encoded, pathExtension: pathExtension), named: "\(name.stem).failure.\(pathExtension)")
        var files: [String] = []
        for (index, attachment) in difference.attachments.enumerated() {
            let kind = attachment.name ?? "attachment-\(index + 1).\(attachment.pathExtension)"
            let fileName = "\(name.stem).\(kind)"
            files.append("\(kind): \(try keep(attachment.data, as: fileName))")
            site.attach(attachment, named: fileName)
        }
        var headline =
            givenName.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
        if mode == .failed {
            try record(subject)
            headline += " A new snapshot was automatically recorded."
        }
        var parts = [
            headline, diffTool(currentFilePath: referencePath, failedFilePath: failed),
            difference.reason.trimmingCharacters(in: .whitespacesAndNewlines),
        ]
        if !files.isEmpty { parts.append(files.joined(separator: "\n")) }
        return parts.joined(separator: "\n\n")
    }

    /// - Returns: the file's path.
    private func keep(_ data: Data, as fileName: String) throws -> String {
        try artifacts.write(data, to: fileName, of: name)
    }
}
