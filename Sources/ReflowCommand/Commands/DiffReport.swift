import Basics
import Comparison
import Foundation
import ImageCodecs
import Snapshots
import Suites

/// The report of a comparison of two pictures or two folders: the page and its pictures.
struct DiffReport {
    private let differences: [PictureDifference]
    private let before: URL
    private let isOfFolders: Bool
    private let folder: ContainedFolder

    /// - Parameters:
    ///   - before: the first folder, from where pictures are shown that are the same; or the first file.
    ///   - folder: of the report.
    init(of differences: [PictureDifference], before: String, in folder: String) {
        self.differences = differences
        self.before = URL(fileURLWithPath: before)
        isOfFolders = FileKind.of(before) == .folder
        self.folder = ContainedFolder(root: URL(fileURLWithPath: folder, isDirectory: true))
    }

    func write() throws {
        let entries = try differences.map(entry)
        try ReportPage(
            entries: entries, summary: PictureDifference.summary(of: differences), folder: folder.root, goldens: before
        ).write()
    }

    private func entry(_ difference: PictureDifference) throws -> ReportEntry {
        let path = DiffReport.path(of: difference.name)
        // A folder of pictures stands where a run's page has a layout.
        let (place, name) = DiffReport.parts(of: difference.name)
        var entry = ReportEntry(
            .picture, name: difference.name, path: path, file: place, layout: place, device: "", status: .passed)
        entry.state = name
        if case .different(let comparison, _) = difference.outcome { entry.pixels = PixelReport(comparison) }
        if !difference.holds {
            entry.status = difference.paths.before == nil ? .missing : .changed
            entry.message = difference.words.joined(separator: "\n")
        } else if isOfFolders {
            // Shown from where it lies.
            return entry
        }
        try lay(down: difference, as: path, for: &entry)
        return entry
    }

    /// Copies the pictures to review, and draws their differences.
    private func lay(down difference: PictureDifference, as path: String, for entry: inout ReportEntry) throws {
        var contents: [FailureArtifacts.Kind: Data] = [:]
        contents[.reference] = try difference.paths.before.map { try PicturePaths.read($0) }
        contents[.actual] = try difference.paths.after.map { try PicturePaths.read($0) }
        if let old = contents[.reference], let new = contents[.actual],
            let picture = DifferencePicture.bitmap(
                reference: try PictureDifference.decode(old, difference.name),
                actual: try PictureDifference.decode(new, difference.name))
        {
            contents[.difference] = try PNG.encode(picture)
        }
        for (kind, data) in contents {
            try folder.write(data, to: kind.path(of: path), isFlushed: false)
            entry.artifacts.insert(kind)
        }
    }

    /// `login` and `iphone-15.portrait` of `login/iphone-15.portrait.png`; a dot for a picture that is in no folder.
    private static func parts(of name: String) -> (folder: String, picture: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let picture = parts.last.map(String.init) ?? name
        return (
            folder.isEmpty ? "." : folder,
            picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture
        )
    }

    /// A path inside the report for a picture that was named anyhow.
    private static func path(of name: String) -> String {
        let parts = name.split(separator: "/").map { GoldenName.fileName(String($0)) }
        let path = parts.joined(separator: "/")
        return path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    }
}
