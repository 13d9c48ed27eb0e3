import Foundation
import JSON

/// Where the files of failures are laid down: `<folder>/<module>/<file of the test>/`.
///
/// What was taken now has the names of its reference, picture and frames, so that copying the folder of
/// a module over its `__Snapshots__` takes it over. What else there is to look at, `.reference.png`, `.difference.png`, `.changes.txt` and
/// `.difference.patch`, has a name with one dot more than any reference, which no assertion reads.
struct FailureFolder: Sendable {
    let folder: ContainedFolder

    /// `SNAPSHOT_ARTIFACTS`, or a folder of the user's own among temporary files.
    init(environment: TestEnvironment) {
        let standard = FileManager.default.temporaryDirectory.path + "/snapshot-artifacts-\(getuid())"
        folder = ContainedFolder(root: URL(fileURLWithPath: environment.artifacts ?? standard, isDirectory: true))
    }

    func path(_ fileName: String, of name: SnapshotName) -> String { "\(name.folder)/\(fileName)" }

    /// - Returns: the file's path on disk.
    func write(_ data: Data, to fileName: String, of name: SnapshotName) throws(FileError) -> String {
        let path = path(fileName, of: name)
        try folder.write(data, to: path, isFlushed: false)
        return folder.url(path).path
    }

    /// Removes what an earlier failure left of an assertion that holds now: it would be taken over with the others.
    func clear(_ name: SnapshotName) throws(FileError) {
        guard folder.contains(name.folder) else { return }
        var fileNames = [name.fileName]
        if name.isPicture {
            fileNames.append(name.framesFileName)
            fileNames += ["reference.png", "difference.png", "changes.txt"].map { "\(name.stem).\($0)" }
        } else {
            fileNames.append("\(name.stem).difference.patch")
        }
        for fileName in fileNames { try folder.remove(path(fileName, of: name)) }
    }
}
