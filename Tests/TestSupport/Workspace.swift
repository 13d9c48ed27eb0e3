public import Foundation
import Testing

/// A folder of files in which a test runs a command. It is removed with the value.
public final class Workspace: Sendable {
    private let folder: TemporaryFolder

    /// - Parameter name: the part of the folder's name besides the unique part.
    public init(named name: String) throws {
        folder = try TemporaryFolder(name)
    }

    public var url: URL { folder.url }

    /// Every file in the folder, by path, in order.
    public var files: [String] { folder.files }

    public func data(_ path: String) throws -> Data { try Data(contentsOf: url.appending(path: path)) }

    public func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

    // MARK: Writing

    public func write(_ data: Data, to path: String) throws { try folder.write(data, to: path) }

    public func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

    public func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    public func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: try place(path).path, withDestinationPath: destination)
    }

    public func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: url.appending(path: path), withIntermediateDirectories: true)
    }

    /// Creates a pipe without a writer, so that a reader waits endlessly.
    public func makePipe(_ path: String) throws {
        try #require(mkfifo(try place(path).path, 0o600) == 0)
    }

    /// Creates a file of the given size without any disk blocks.
    public func makeHole(_ path: String, bytes: UInt64) throws {
        try write(Data(), to: path)
        let handle = try FileHandle(forWritingTo: url.appending(path: path))
        try handle.truncate(atOffset: bytes)
        try handle.close()
    }

    public func setMode(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode], ofItemAtPath: url.appending(path: path).path)
    }

    /// The URL of a file, whose folder is created.
    private func place(_ path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }

    // MARK: Looking

    /// Everything below a path: the bytes of files, the targets of links, and the existence of folders.
    public func contents(_ path: String = ".") throws -> [String: Entry] {
        let root = url.appending(path: path).standardizedFileURL
        var entries: [String: Entry] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            let file = root.appending(path: name)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory: entries[name] = .folder
            case .typeSymbolicLink:
                entries[name] = .link(try FileManager.default.destinationOfSymbolicLink(atPath: file.path))
            case .typeRegular:
                let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
                entries[name] = size > 1 << 26 ? .hole(bytes: size) : .file(try Data(contentsOf: file))
            default: entries[name] = .other
            }
        }
        return entries
    }

    public enum Entry: Sendable, Equatable, CustomStringConvertible {
        case file(Data)
        /// A file that is too large to be read.
        case hole(bytes: Int)
        case link(String)
        case folder
        case other

        public var description: String {
            switch self {
            case .file(let data): "\(data.count) bytes"
            case .hole(let bytes): "\(bytes) bytes, most of them nowhere"
            case .link(let path): "a link to \(path)"
            case .folder: "a folder"
            case .other: "neither file nor folder"
            }
        }
    }
}
