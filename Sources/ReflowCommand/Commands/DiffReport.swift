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
    ///   - before: the first folder, whose pictures are shown if they are unchanged; or the first file.
    ///   - folder: the folder of the report.
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
        // A folder of pictures takes the place that a layout has in the page of a run.
        let (place, name) = DiffReport.parts(of: difference.name)
        var entry = ReportEntry(
            .picture, name: difference.name, path: path, file: place, layout: place, device: "", status: .passed)
        entry.state = name
        if case .different(let comparison, _) = difference.outcome { entry.pixels = PixelReport(comparison) }
        if !difference.holds {
            entry.status = difference.paths.before == nil ? .missing : .changed
            entry.message = difference.words.joined(separator: "\n")
        } else if isOfFolders {
            // An unchanged picture is shown from its own folder.
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

    /// The folder and the name of a picture: `login` and `iphone-15.portrait` for `login/iphone-15.portrait.png`. The
    /// folder is a dot if the picture is in none.
    private static func parts(of name: String) -> (folder: String, picture: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let picture = parts.last.map(String.init) ?? name
        return (
            folder.isEmpty ? "." : folder,
            picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture
        )
    }

    /// A path inside the report for a picture with any name.
    private static func path(of name: String) -> String {
        let parts = name.split(separator: "/").map { GoldenName.fileName(String($0)) }
        let path = parts.joined(separator: "/")
        return path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    }
}
