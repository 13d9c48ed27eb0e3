import Foundation
import Snapshots

/// The folder for the files of failures: `<folder>/<module>/<file of the test>/`. Copying the folder of a module over
/// its `__Snapshots__` accepts the new snapshots.
struct FailureFolder: Sendable {
    let root: URL

    /// The folder is `SNAPSHOT_ARTIFACTS`, or else the user's own folder among temporary files.
    init(environment: TestEnvironment) {
        let standard = FileManager.default.temporaryDirectory.path + "/snapshot-artifacts-\(getuid())"
        root = URL(fileURLWithPath: environment.artifacts ?? standard, isDirectory: true)
    }

    func artifacts(of name: SnapshotName) -> FailureArtifacts {
        FailureArtifacts(root: root, naming: .goldens, in: name.folder)
    }
}
