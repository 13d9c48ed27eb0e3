import Basics
import Foundation
import JSON
import Snapshots

/// The folder of the goldens of all tests in a file.
struct ReferenceFolder {
    /// What the folder beside tests is called.
    static let name = "__Snapshots__"

    /// What it lies in, and nothing that is written may lead out of.
    let store: GoldenStore
    /// In the store; empty where a test names the folder itself.
    let folder: String
    /// Of the test's file; as the test has it where nobody knows where the file lies.
    let filePath: String
    /// Why nobody knows, where goldens lie beside the file.
    let problem: SnapshotFailure?

    var url: URL { folder.isEmpty ? store.folder.root : store.folder.url(folder) }

    /// - Parameters:
    ///   - fileID: of the test's file.
    ///   - path: of the test's file, as the test has it.
    ///   - directory: the folder itself, where the test names it.
    init(
        for fileID: StaticString, at path: StaticString, directory: String?, environment: TestEnvironment
    ) {
        let given = "\(path)"
        let file: Result<String, SnapshotFailure> =
            directory != nil || environment.references != nil
            ? .success(given) : Result { () throws(SnapshotFailure) in try TestFile.path(of: given) }
        let filePath: String
        let problem: SnapshotFailure?
        switch file {
        case .success(let path): (filePath, problem) = (path, nil)
        case .failure(let error): (filePath, problem) = (given, error)
        }
        self.init(
            of: "\(fileID)", at: filePath, directory: directory, root: environment.references, problem: problem)
    }

    /// - Parameters:
    ///   - fileID: of the test's file.
    ///   - filePath: of the test's file.
    ///   - directory: the folder itself, where the test names it.
    ///   - root: takes the place of every `__Snapshots__`, and has a folder for each module.
    init(
        of fileID: String, at filePath: String, directory: String? = nil, root: String?,
        problem: SnapshotFailure? = nil
    ) {
        self.filePath = filePath
        self.problem = problem
        let name = SnapshotName(
            fileID: fileID, filePath: filePath, testName: "", identifier: "", pathExtension: nil)
        if let directory {
            store = GoldenStore(root: URL(fileURLWithPath: directory, isDirectory: true))
            folder = ""
        } else if let root {
            store = GoldenStore(root: URL(fileURLWithPath: root, isDirectory: true))
            folder = name.folder
        } else {
            store = GoldenStore(
                root: URL(fileURLWithPath: filePath).deletingLastPathComponent()
                    .appendingPathComponent(ReferenceFolder.name, isDirectory: true))
            folder = name.testFile
        }
    }
}
