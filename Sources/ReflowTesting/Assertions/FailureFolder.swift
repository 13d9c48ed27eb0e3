import Files
import Foundation

/// Where the files of failures are laid down: `<folder>/<file of the test>/<name of the reference>`, and beside it
/// `.reference.png`, `.difference.png` and `.frames.txt`.
struct FailureFolder: Sendable {
    let folder: ContainedFolder

    /// `SNAPSHOT_ARTIFACTS`, or a folder of the user's own among temporary files.
    init(environment: TestEnvironment) {
        let standard = FileManager.default.temporaryDirectory.path + "/snapshot-artifacts-\(getuid())"
        folder = ContainedFolder(root: URL(fileURLWithPath: environment.artifacts ?? standard, isDirectory: true))
    }

    func path(_ fileName: String, of name: SnapshotName) -> String { "\(name.testFile)/\(fileName)" }

    /// - Returns: the file's path on disk.
    func write(_ data: Data, to fileName: String, of name: SnapshotName) throws(FileError) -> String {
        let path = path(fileName, of: name)
        try folder.write(data, to: path, isFlushed: false)
        return folder.url(path).path
    }
}
