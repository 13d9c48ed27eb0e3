public import Foundation

/// What is piped into the process: it can be read once, and is kept.
public enum StandardInput {
    /// Its name in the system.
    public static let url = URL(fileURLWithPath: "/dev/stdin")

    private static let kept = Guarded<Data?>(nil)

    /// All of it.
    public static func read(limit: Int) throws(FileError) -> Data {
        // Who is held to a folder speaks through it.
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
