import Foundation

/// The entries of a folder and its subfolders, by name.
///
/// Symbolic links are followed, because build systems provide their inputs as links to files and folders. A cycle of
/// links is followed once.
public struct FolderListing: Sendable {
    public struct Entry: Sendable, Hashable {
        /// The entry's path, relative to the folder that was listed.
        public let path: String
        public let isFolder: Bool
    }

    /// The entries in the order of the bytes of their paths. A link to nothing counts as a file.
    public let entries: [Entry]

    /// - Parameters:
    ///   - folder: its path.
    ///   - limit: the maximum number of entries.
    ///   - passingUnreadable: whether folders that cannot be read are skipped.
    ///   - isSkipped: gets the name of an entry; a skipped folder is not listed.
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

/// Identifies a folder, independent of its path.
private struct FileIdentity: Equatable {
    private let device: UInt
    private let number: UInt

    /// Fails if there is no folder.
    init?(folder path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }
}
