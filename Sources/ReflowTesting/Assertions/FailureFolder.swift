import Foundation
import Snapshots

/// Where the files of failures are laid down: `<folder>/<module>/<file of the test>/`. Copying the folder of a module
/// over its `__Snapshots__` accepts what was taken now.
struct FailureFolder: Sendable {
    let root: URL

    /// `SNAPSHOT_ARTIFACTS`, or a folder of the user's own among temporary files.
    init(environment: TestEnvironment) {
        let standard = FileManager.default.temporaryDirectory.path + "/snapshot-artifacts-\(getuid())"
        root = URL(fileURLWithPath: environment.artifacts ?? standard, isDirectory: true)
    }

    func artifacts(of name: SnapshotName) -> FailureArtifacts {
        FailureArtifacts(root: root, naming: .goldens, in: name.folder)
    }
}
