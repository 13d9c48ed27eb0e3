import Foundation

/// The path of a golden, in a form in which one report can contain goldens of several modules.
struct ReferencePlace: Equatable {
    /// The folder of all goldens: that of the package, or the one that replaces every `__Snapshots__`.
    let root: URL
    /// The path from there to the golden's folder; empty if they are the same.
    let folder: String
    /// The test's file, relative to the folder of the package.
    let file: String

    /// - Parameters:
    ///   - references: the folder of the golden.
    ///   - root: the folder that replaces every `__Snapshots__`, if any.
    init(of references: ReferenceFolder, root: String?) {
        let filePath = references.filePath
        let package = ReferencePlace.package(of: filePath)
        file = ReferencePlace.way(from: package, to: filePath) ?? URL(fileURLWithPath: filePath).lastPathComponent
        let references = references.url.standardizedFileURL
        let candidates = [root.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }, package]
        let found = candidates.compactMap(\.self).lazy.compactMap { candidate in
            ReferencePlace.way(from: candidate, to: references.path).map { (candidate, $0) }
        }
        (self.root, folder) = found.first ?? (references, "")
    }

    /// The nearest folder with a manifest; the test's own folder if there is none.
    private static func package(of filePath: String) -> URL {
        let own = URL(fileURLWithPath: filePath).deletingLastPathComponent().standardizedFileURL
        return PackageFolder.above(own) ?? own
    }

    /// The path relative to a folder; nil for a path outside it.
    private static func way(from folder: URL, to path: String) -> String? {
        let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }
}
