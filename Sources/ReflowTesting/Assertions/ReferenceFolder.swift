import Basics
import Foundation
import JSON
import Snapshots

/// The folder of the goldens of all tests in a file.
struct ReferenceFolder {
    /// The name of the folder beside tests.
    static let name = "__Snapshots__"

    /// The folder of goldens around this one. Nothing is written outside it.
    let store: GoldenStore
    /// The path in the store; empty if a test names the folder itself.
    let folder: String
    /// The path of the test's file; if the file was not found, the path that the test gave.
    let filePath: String
    /// The reason why the test's file was not found. It is nil if the file was found, and if the folder of goldens does
    /// not depend on it, because the test or the environment names one.
    let problem: SnapshotFailure?

    var url: URL { folder.isEmpty ? store.folder.root : store.folder.url(folder) }

    /// - Parameters:
    ///   - fileID: the file ID of the test's file.
    ///   - path: the path of the test's file as the test gave it.
    ///   - directory: the folder itself, if the test names it.
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
    ///   - fileID: the file ID of the test's file.
    ///   - filePath: the path of the test's file.
    ///   - directory: the folder itself, if the test names it.
    ///   - root: the folder that replaces every `__Snapshots__`, with a subfolder for each module.
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
