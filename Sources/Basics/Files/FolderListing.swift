import Foundation

/// The entries of a folder and its subfolders, by name.
///
/// Symbolic links are followed, because build systems provide their inputs as links to files and folders. A cycle of
/// links is followed once. On request, links that lead out of the folder count as files.
public struct FolderListing: Sendable {
    public struct Entry: Sendable, Hashable {
        /// The entry's path, relative to the folder that was listed.
        public let path: String
        /// The state of a folder when it was listed; nil for a file.
        package let stamp: FolderStamp?
        public var isFolder: Bool { stamp != nil }
    }

    /// The entries in the order of the bytes of their paths. A link to nothing counts as a file.
    public let entries: [Entry]

    /// - Parameters:
    ///   - folder: its path.
    ///   - limit: the maximum number of entries.
    ///   - passingUnreadable: whether folders that cannot be read are skipped.
    ///   - stayingInside: whether a link to a folder outside counts as a file, and is not followed.
    ///   - isSkipped: gets the name of an entry; a skipped folder is not listed.
    ///   - isClosed: gets the path of a folder; a closed one is an entry, but its own entries are not listed.
    public init(
        of folder: String, limit: Int, passingUnreadable: Bool = false, stayingInside: Bool = false,
        skipping isSkipped: (String) -> Bool = { _ in false }, closing isClosed: (String) -> Bool = { _ in false }
    ) throws(FileError) {
        var entries: [Entry] = []
        var seen = 0
        let root = stayingInside ? Folder.realPath(folder) : nil
        func list(_ path: String, ancestors: [FolderStamp]) throws(FileError) {
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
                let stamp = FolderStamp(of: "\(folder)/\(inner)", in: root)
                entries.append(Entry(path: inner, stamp: stamp))
                guard let stamp, !isClosed(inner), !ancestors.contains(where: stamp.isSameFolder) else { continue }
                try list(inner, ancestors: ancestors + [stamp])
            }
        }
        try list("", ancestors: FolderStamp(of: folder).map { [$0] } ?? [])
        self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
