import Foundation
import TestSupport
import Testing

/// A folder of files for one test, gone with it.
final class Workspace {
    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
    }

    var folder: URL { temporary.url }

    func write(_ data: Data, to path: String) throws { try temporary.write(data, to: path) }

    func write(_ text: String, to path: String) throws { try temporary.write(text, to: path) }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: try place(path).path, withDestinationPath: destination)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: path), withIntermediateDirectories: true)
    }

    /// A pipe that nobody writes into: who reads it waits for ever.
    func makePipe(_ path: String) throws {
        try #require(mkfifo(try place(path).path, 0o600) == 0)
    }

    /// A file of a size without a block on the disk.
    func makeHole(_ path: String, bytes: UInt64) throws {
        try write(Data(), to: path)
        let handle = try FileHandle(forWritingTo: folder.appending(path: path))
        try handle.truncate(atOffset: bytes)
        try handle.close()
    }

    func setMode(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode], ofItemAtPath: folder.appending(path: path).path)
    }

    /// A file whose folder is there.
    private func place(_ path: String) throws -> URL {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        return url
    }

    /// Everything below a path: of files the bytes, of links where they lead, of folders that they are there.
    func contents(_ path: String = ".") throws -> [String: Entry] {
        let root = folder.appending(path: path).standardizedFileURL
        var entries: [String: Entry] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            let url = root.appending(path: name)
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory: entries[name] = .folder
            case .typeSymbolicLink:
                entries[name] = .link(try FileManager.default.destinationOfSymbolicLink(atPath: url.path))
            case .typeRegular:
                let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
                entries[name] = size > 1 << 26 ? .hole(bytes: size) : .file(try Data(contentsOf: url))
            default: entries[name] = .other
            }
        }
        return entries
    }

    enum Entry: Equatable, CustomStringConvertible {
        case file(Data)
        /// Too large to be looked into.
        case hole(bytes: Int)
        case link(String)
        case folder
        case other

        var description: String {
            switch self {
            case .file(let data): "\(data.count) bytes"
            case .hole(let bytes): "\(bytes) bytes, most of them nowhere"
            case .link(let path): "a link to \(path)"
            case .folder: "a folder"
            case .other: "neither file nor folder"
            }
        }
    }

    /// Runs reflow and expects that it fails with these messages and leaves every file as it is.
    func expectRefusal(
        _ arguments: [String], _ messages: String..., status: Int32 = 2, prefix: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try contents()
        let run = try LimitedProcess(arguments, in: folder, prefix: prefix)
        let said = String(run.error.prefix(1000))
        #expect(!run.wasKilled && run.status == status, "\(run.status): \(said)", sourceLocation: sourceLocation)
        for message in messages { #expect(run.error.contains(message), "\(said)", sourceLocation: sourceLocation) }
        #expect(run.output.isEmpty, "nothing on standard output", sourceLocation: sourceLocation)
        #expect(run.error.utf8.count < 20_000, "a message that can be read", sourceLocation: sourceLocation)
        #expect(try contents() == before, "an unchanged folder", sourceLocation: sourceLocation)
    }
}

extension Workspace {
    /// The arguments that make the device of ``writeDevice()`` known.
    static let smallDevice = ["--device-file", "device.json"]

    /// The device of ``layout(color:more:)``, of few pixels for tests that draw often.
    func writeDevice() throws {
        try write(
            """
            { "devices": [{ "id": "small", "idiom": "phone", "scale": 1,
                            "portrait": { "size": [200, 300], "safeArea": {} } }] }
            """, to: "device.json")
    }

    /// A layout of one view in this colour, for ``smallDevice``.
    static func layout(color: String = "systemBlue", more: String = "") -> String {
        """
        { "devices": ["small"], "root": { "class": "UIView", "frame": [0, 0, 200, 300], "backgroundColor": "\(color)"\(more) } }
        """
    }

    /// A layout with a picture of this name, on the second line, for ``smallDevice``.
    static func layout(image: String) -> String {
        layout(
            more: """
                ,
                  "subviews": [{ "class": "UIImageView", "frame": [9, 9, 90, 90], "image": "\(image)" }]
                """)
    }
}
