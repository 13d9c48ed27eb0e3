import Comparison
import Foundation
import Geometry
import ImageCodecs
import JSON
import Snapshots

/// What became of one assertion, as a file of its own in `SNAPSHOT_REPORT_DIR`: tests run in any order, at once and in
/// several processes, and `reflow merge` joins what each left.
struct AssertionReport {
    let name: SnapshotName
    /// The folder of the reference.
    let references: URL
    /// Of the test's file.
    let filePath: String
    /// What was taken; `nil` where nothing could be.
    var subject: SnapshotSubject?
    /// `nil` where nothing could be compared.
    var outcome: SnapshotAssertion.Outcome?
    /// Why nothing could be compared.
    var error: (any Error)?
    /// How long it took, in seconds.
    var seconds = 0.0

    private var refusal: NeverShown? { error as? NeverShown }
    private var status: SnapshotStatus { outcome?.status ?? (refusal == nil ? .broken : .refused) }
    /// Why the assertion does not hold.
    private var failure: String? { outcome?.failure ?? error.map { "\($0)" } }

    /// Leaves the report where the environment asks for one.
    ///
    /// - Returns: why the assertion does not hold, and why there is no report; `nil` if all is well.
    func told(_ environment: TestEnvironment) -> String? {
        guard let folder = environment.report else { return failure }
        do {
            try write(
                to: FailureArtifacts(root: URL(fileURLWithPath: folder, isDirectory: true)),
                of: ReferencePlace(of: name, in: references, filePath: filePath, root: environment.references))
            return failure
        } catch {
            let reason = "The report of this assertion cannot be written: \(error)"
            return failure.map { "\($0)\n\n\(reason)" } ?? reason
        }
    }

    /// Writes what there is to look at, and the words.
    private func write(to folder: FailureArtifacts, of place: ReferencePlace) throws {
        try ReportedProcess.begin(in: folder.folder)
        var record = AssertionRecord(
            module: name.module, file: place.file, goldens: place.root.path,
            renderer: subject?.picture?.renderer.description)
        if name.isPicture {
            record.picture = try picture(at: place, folder)
        } else {
            record.log = try text(at: place, folder)
        }
        let file = GoldenName.fileName("\(name.module).\(name.testFile).\(name.fileName)") + ".json"
        try folder.folder.write(Data(record.jsonText.utf8), to: "\(AssertionRecord.folder)/\(file)", isFlushed: false)
    }

    private func text(at place: ReferencePlace, _ folder: FailureArtifacts) throws -> LogReport {
        var report = LogReport(
            kind: .text, name: "\(name.testFile).\(name.fileName)", path: "\(place.folder)\(name.fileName)",
            device: "text", status: status)
        report.message = message
        report.seconds = seconds
        let text = hasNewReference ? try subject?.encoded() : nil
        report.artifacts = try folder.write(text.map { [.text: $0] } ?? [:], at: report.path)
        guard !report.artifacts.isEmpty else { return report }
        report.acceptance = .replace
        report.golden = digests([.text: outcome?.reference])
        return report
    }

    private func picture(at place: ReferencePlace, _ folder: FailureArtifacts) throws -> PictureReport {
        let facts = subject?.picture
        var report = PictureReport(
            name: "\(name.testFile).\(name.stem)", path: place.path,
            device: facts?.device ?? refusal?.device ?? "view", state: facts?.orientation ?? refusal?.orientation ?? "",
            scale: facts?.scale ?? 1, status: status)
        report.root = name.test
        report.message = message
        report.seconds = seconds
        if let difference = outcome?.difference?.picture {
            report.changes = difference.changes
            report.pixels = difference.pixels
            report.passing = difference.passing
            report.recordedBy = difference.recordedBy?.description
        }
        report.artifacts = try folder.write(try artifacts(), at: place.path)
        guard !report.artifacts.isEmpty else { return report }
        report.acceptance = .replace
        report.golden = digests([.picture: outcome?.reference, .frames: outcome?.frames])
        return report
    }

    /// Of the files that were there.
    private func digests(_ files: [GoldenFile: Data?]) -> GoldenDigests {
        files.compactMapValues { $0.map { ContentDigest(of: $0) } }
    }

    /// Whether what was taken may become the reference.
    private var hasNewReference: Bool { status == .changed || status == .missing }

    /// What people should know beside the views that changed.
    private var message: String? {
        guard status.needsLook else { return nil }
        return outcome?.difference.map { $0.picture?.text ?? $0.reason } ?? failure
    }

    private func artifacts() throws -> [FailureArtifacts.Kind: Data] {
        guard hasNewReference, let subject else { return [:] }
        var contents: [FailureArtifacts.Kind: Data] = [.actual: try subject.encoded()]
        contents[.actualFrames] = subject.frames
        guard let difference = outcome?.difference else { return contents }
        for (kind, name) in [
            (FailureArtifacts.Kind.reference, "reference.png"), (.difference, "difference.png"),
            (.frames, "changes.txt"),
        ] {
            contents[kind] = difference.attachments.first { $0.name == name }?.data
        }
        return contents
    }
}
