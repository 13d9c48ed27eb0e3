import Foundation

/// The folder of the references of all tests in a file.
struct ReferenceFolder {
    /// What the folder beside tests is called.
    static let name = "__Snapshots__"

    let url: URL
    /// Of the test's file; as the test has it where nobody knows where the file lies.
    let filePath: String
    /// Why nobody knows, where references lie beside the file.
    let problem: SnapshotFailure?

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
        switch file {
        case .success(let path): (filePath, problem) = (path, nil)
        case .failure(let error): (filePath, problem) = (given, error)
        }
        url =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? SnapshotName.folder(for: "\(fileID)", at: filePath, root: environment.references)
    }
}
