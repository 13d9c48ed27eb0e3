public import Foundation

/// The standard input of the process. It can be read only once, so its bytes are kept.
public enum StandardInput {
    /// The path by which the system names standard input.
    public static let url = URL(fileURLWithPath: "/dev/stdin")

    private static let kept = Guarded<Data?>(nil)

    /// All bytes of standard input.
    public static func read(limit: Int) throws(FileError) -> Data {
        // Inside a boundary, standard input belongs to the other program that sends the requests.
        if let root = FileBoundary.root { throw FileError(.read, url.path, .leadsOut(of: root)) }
        return try kept.withLock { (kept) throws(FileError) -> Data in
            if let kept { return kept }
            var data = Data()
            while let part = try next(), !part.isEmpty {
                data += part
                guard data.count <= limit else { throw FileError(.read, url.path, .tooLarge(limit: limit)) }
            }
            kept = data
            return data
        }
    }

    private static func next() throws(FileError) -> Data? {
        do {
            return try FileHandle.standardInput.read(upToCount: 65_536)
        } catch {
            throw .system(.read, url.path)
        }
    }
}
