import Foundation

/// What lies in a folder and in those below it, by name alone.
///
/// Symbolic links are followed, for build systems lay out their inputs as links to files and to whole folders. Where
/// links lead in a circle, the circle is gone round once.
public struct FolderListing: Sendable {
    public struct Entry: Sendable, Hashable {
        /// From the folder that was listed.
        public let path: String
        public let isFolder: Bool
    }

    /// In the order of the bytes of their paths; a link to nothing counts as a file.
    public let entries: [Entry]

    /// - Parameters:
    ///   - folder: its path.
    ///   - limit: more entries than this are refused.
    ///   - passingUnreadable: whether folders that cannot be read are passed over.
    ///   - isSkipped: is given the name of an entry; what is skipped is not looked into.
    public init(
        of folder: String, limit: Int, passingUnreadable: Bool = false,
        skipping isSkipped: (String) -> Bool = { _ in false }
    ) throws(FileError) {
        var entries: [Entry] = []
        var seen = 0
        func list(_ path: String, ancestors: [FileIdentity]) throws(FileError) {
            let names: [String]
            do throws(FileError) {
                names = try Folder.names(in: path.isEmpty ? folder : "\(folder)/\(path)")
            } catch {
                guard passingUnreadable else { throw error }
                return
            }
            for name in names {
                seen += 1
                guard seen <= limit else { throw FileError(.read, folder, .tooManyEntries(limit: limit)) }
                guard !isSkipped(name) else { continue }
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                let identity = FileIdentity(folder: "\(folder)/\(inner)")
                entries.append(Entry(path: inner, isFolder: identity != nil))
                guard let identity, !ancestors.contains(identity) else { continue }
                try list(inner, ancestors: ancestors + [identity])
            }
        }
        try list("", ancestors: FileIdentity(folder: folder).map { [$0] } ?? [])
        self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}

/// Which folder it is, by whatever path.
private struct FileIdentity: Equatable {
    private let device: UInt
    private let number: UInt

    /// Nil if there is no folder.
    init?(folder path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }
}
