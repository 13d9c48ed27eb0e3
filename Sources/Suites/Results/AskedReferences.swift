import Basics
import Foundation
import JSON
import Snapshots

/// The goldens that the assertions of a run of Swift tests used, in a folder for each test file.
struct AskedReferences: Sendable {
    private struct Folder {
        var files = Set<String>()
        /// Tests that failed. They may have ended before they used all of their goldens.
        var failedTests = Set<Substring>()
    }

    private static let mostFiles = 1_000_000

    /// The folders, by their paths in the folder of all goldens.
    private var folders: [String: Folder] = [:]

    /// - Parameters:
    ///   - files: the files of one assertion, by their paths in the folder of all goldens.
    ///   - testFile: the test's file. Only a folder of this name is examined, because any other may contain files of
    ///     the user.
    mutating func add(_ files: [String], of testFile: String, _ status: SnapshotStatus) {
        for file in files {
            let url = URL(fileURLWithPath: "/" + file)
            let folder = url.deletingLastPathComponent()
            guard folder.lastPathComponent == URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
            else { continue }
            let name = url.lastPathComponent
            let path = String(folder.path.dropFirst())
            folders[path, default: Folder()].files.insert(name)
            if status.needsLook { folders[path]?.failedTests.insert(AskedReferences.test(of: name)) }
        }
    }

    /// The other files in these folders, by their paths in the folder of all goldens, in order; without those of tests
    /// that failed.
    func rest(in root: ContainedFolder) throws(FileError) -> [String] {
        var rest: [String] = []
        for (path, folder) in folders where root.contains(path) {
            let listing = try FolderListing(of: root.url(path).path, limit: AskedReferences.mostFiles) {
                $0.hasPrefix(".")
            }
            // A file in a subfolder is not a golden.
            let names = listing.entries.filter { !$0.isFolder && !$0.path.contains("/") }.map(\.path)
            rest += names.filter {
                !folder.files.contains($0) && !folder.failedTests.contains(AskedReferences.test(of: $0))
            }.map { "\(path)/\($0)" }
        }
        return rest.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The test of a golden: `card` for `card.1.frames.txt`. No test has a dot in its name.
    private static func test(of file: String) -> Substring { file.prefix { $0 != "." } }
}
