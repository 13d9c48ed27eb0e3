public import Foundation

/// An empty folder, which is removed with the value. If that fails, it stays among the temporary files.
public final class TemporaryFolder: Sendable {
    /// The URL without symbolic links, so that paths in messages are those that tests expect.
    public let url: URL

    /// - Parameter name: the part of the folder's name before the unique part.
    public init(_ name: String = "") throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "reflow-tests-\(UUID().uuidString)\(name)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    public var path: String { url.path }

    public func url(_ path: String) -> URL { url.appending(path: path) }

    /// The paths of all files below, in order.
    public var files: [String] {
        let below = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return below.filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    public func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: url(path).path) }

    public func text(_ path: String) -> String? { contents(path).map { String(decoding: $0, as: UTF8.self) } }

    /// The text of a file that must exist.
    public func requiredText(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    /// Writes a file, and creates the folders in its path.
    public func write(_ data: Data, to path: String) throws {
        let file = url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    public func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    public func link(_ path: String, to destination: URL) throws {
        try FileManager.default.createSymbolicLink(at: url(path), withDestinationURL: destination)
    }
}
