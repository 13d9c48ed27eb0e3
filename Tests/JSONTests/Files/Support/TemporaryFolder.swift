import Foundation

/// An empty folder that goes away with the test.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("reflow-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func url(_ path: String) -> URL { url.appendingPathComponent(path) }

    func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: url(path).path) }

    /// The paths of all files below, sorted.
    var files: [String] {
        let below = FileManager.default.enumerator(atPath: url.path)
        return (below?.compactMap { $0 as? String } ?? []).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    func write(_ text: String, to path: String) throws {
        let file = url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func link(_ path: String, to destination: URL) throws {
        try FileManager.default.createSymbolicLink(at: url(path), withDestinationURL: destination)
    }
}
