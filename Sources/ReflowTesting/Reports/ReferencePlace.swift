import Foundation

/// Where a golden lies, told so that goldens of several modules can stand in one report.
struct ReferencePlace: Equatable {
    /// The folder that holds all goldens: that of the package, or the one that takes the place of every
    /// `__Snapshots__`.
    let root: URL
    /// From there to the golden's folder; empty if they are one.
    let folder: String
    /// The test's file, from the folder of the package.
    let file: String

    /// - Parameters:
    ///   - references: the folder of the golden.
    ///   - root: what takes the place of every `__Snapshots__`, if anything.
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

    /// The nearest folder with a manifest; the test's own where there is none.
    private static func package(of filePath: String) -> URL {
        let own = URL(fileURLWithPath: filePath).deletingLastPathComponent().standardizedFileURL
        return PackageFolder.above(own) ?? own
    }

    /// The path of what lies in a folder; nil for what lies elsewhere.
    private static func way(from folder: URL, to path: String) -> String? {
        let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }
}
