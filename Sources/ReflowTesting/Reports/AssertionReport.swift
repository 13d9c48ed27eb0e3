import Comparison
import Digest
import Files
import Foundation
import Snapshots

/// What became of one assertion, as a file of its own in `SNAPSHOT_REPORT_DIR`: tests run in any order, at once and in
/// several processes, and `reflow merge` joins what each left.
struct AssertionReport {
    enum Status: String {
        case passed, recorded, changed, missing, broken
    }

    let name: SnapshotName
    /// The folder of the reference.
    let references: URL
    /// Of the test's file.
    let filePath: String
    /// What was taken; `nil` where nothing could be.
    var subject: SnapshotSubject?
    /// Why the assertion does not hold.
    var failure: String?
    /// `nil` where nothing could be compared.
    var outcome: SnapshotAssertion.Outcome?
    var seconds = 0.0

    private var status: Status { outcome?.status ?? .broken }
    private var isPicture: Bool { name.isPicture }

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
        let artifacts = isPicture ? try folder.write(try artifacts(), at: place.path) : [:]
        var writer = JSONWriter()
        writer.beginObject()
        writer.integer("version", 1)
        writer.string("module", name.module)
        writer.string("file", place.file)
        writer.string("goldens", place.root.path)
        if let renderer = subject?.picture?.renderer { writer.string("renderer", renderer.description) }
        writer.beginObject(isPicture ? "picture" : "log")
        writer.string("name", "\(name.testFile).\(isPicture ? name.stem : name.fileName)")
        writer.string("path", isPicture ? place.path : "\(place.folder)\(name.fileName)")
        writer.string("device", isPicture ? subject?.picture?.device ?? "view" : "text")
        writer.string("status", status.rawValue)
        if let message { writer.string("message", message) }
        writer.number("seconds", CGFloat(seconds))
        if isPicture { picture(artifacts, &writer) } else { writer.bool("exception", false) }
        writer.end()
        writer.end()
        let file = GoldenName.fileName("\(name.module).\(name.testFile).\(name.fileName)") + ".json"
        try folder.folder.write(Data(writer.text.utf8), to: "\(AssertionReport.folderName)/\(file)", isFlushed: false)
    }

    /// Where the files of all assertions lie, in the folder of the report.
    private static let folderName = "assertions"

    /// What people should know beside the views that changed.
    private var message: String? {
        guard status != .passed, status != .recorded else { return nil }
        return outcome?.difference.map { $0.picture?.text ?? $0.reason } ?? failure
    }

    private func artifacts() throws -> [FailureArtifacts.Kind: Data] {
        guard status == .changed || status == .missing, let subject else { return [:] }
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

    // MARK: The keys of results.json

    private func picture(_ artifacts: [FailureArtifacts.Kind: ContentDigest], _ writer: inout JSONWriter) {
        let facts = subject?.picture
        writer.string("state", facts?.orientation ?? "")
        writer.string("appearance", "light")
        writer.number("scale", facts?.scale ?? 1)
        if let difference = outcome?.difference?.picture {
            writer.changes(difference.changes)
            if let pixels = difference.pixels { writer.pixels(pixels) }
            writer.passing(difference.passing)
            if let renderer = difference.recordedBy { writer.string("recordedBy", renderer.description) }
        }
        guard !artifacts.isEmpty else { return }
        writer.string("accept", "replace")
        writer.digests(
            "golden",
            [GoldenFile.picture: outcome?.reference, .frames: outcome?.frames]
                .compactMapValues { $0.map { ContentDigest(of: $0) } })
        writer.digests("artifacts", artifacts)
    }
}

extension JSONWriter {
    fileprivate mutating func changes(_ comparison: FrameComparison?) {
        guard let comparison, !comparison.changes.isEmpty else { return }
        let before = comparison.reference.rectsInWindow
        let after = comparison.actual.rectsInWindow
        beginArray("changes")
        for change in comparison.changes {
            beginObject()
            string("view", change.view)
            strings("kinds", change.kinds.map(\.rawValue))
            string("text", change.description)
            if let index = change.referenceIndex { rect("before", before[index]) }
            if let index = change.actualIndex { rect("after", after[index]) }
            end()
        }
        end()
    }

    fileprivate mutating func pixels(_ pixels: PixelComparison) {
        func size(_ size: PixelSize) -> [CGFloat] { [CGFloat(size.width), CGFloat(size.height)] }
        beginObject("pixels")
        numbers("referenceSize", size(pixels.referenceSize))
        numbers("actualSize", size(pixels.actualSize))
        integer("differingPixels", pixels.differingPixels)
        integer("maximumDifference", Int(pixels.maximumDifference))
        if let bounds = pixels.bounds {
            numbers("bounds", [bounds.x, bounds.y, bounds.width, bounds.height].map { CGFloat($0) })
        }
        end()
    }

    private mutating func rect(_ key: String, _ rect: CGRect) {
        numbers(key, [rect.minX, rect.minY, rect.width, rect.height])
    }

    fileprivate mutating func digests<File: RawRepresentable & Hashable>(
        _ key: String, _ digests: [File: ContentDigest]
    ) where File.RawValue == String {
        guard !digests.isEmpty else { return }
        beginObject(key)
        for (file, digest) in digests.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            string(file.rawValue, digest.description)
        }
        end()
    }
}
