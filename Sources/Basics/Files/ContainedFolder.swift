public import Foundation

/// A folder inside which files can be written, but nothing outside: neither `..` nor a symbolic link leads out of it.
///
/// Reading follows links anywhere, because build systems provide their inputs as links.
public struct ContainedFolder: Sendable, Hashable {
    public let root: URL

    public init(root: URL) {
        self.root = root
    }

    public enum Change: Sendable, Hashable {
        case created
        case replaced
        /// The file already had these bytes and was not touched.
        case unchanged
    }

    /// - Parameter path: relative to the root.
    public func url(_ path: String) -> URL {
        root.appendingPathComponent(path)
    }

    /// Whether there is a file or a folder of that name.
    ///
    /// - Parameter path: relative to the root.
    public func contains(_ path: String) -> Bool {
        var status = stat()
        return lstat(url(path).path, &status) == 0
    }

    /// The bytes of a file, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - path: relative to the root.
    ///   - limit: the maximum number of bytes.
    public func read(_ path: String, limit: Int) throws(FileError) -> Data? {
        do throws(FileError) {
            return try BoundedFile.read(url(path).path, limit: limit)
        } catch {
            if error.cause == .system(ENOENT) { return nil }
            throw error
        }
    }

    /// Replaces a file atomically, and creates the folders it needs. A file that already has these bytes stays as it
    /// is.
    ///
    /// - Parameters:
    ///   - path: relative to the root.
    ///   - isFlushed: see `AtomicFile.write`.
    @discardableResult
    public func write(_ data: Data, to path: String, isFlushed: Bool = true) throws(FileError) -> Change {
        let file = url(path).path
        let target = try resolvedFile(path, in: try resolvedFolder(of: path, .write, creating: true))
        var status = stat()
        let exists = lstat(target, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == data.count,
            try OpenFile(target, O_RDONLY, .write).contents(limit: data.count) == data
        {
            return .unchanged
        }
        do throws(FileError) {
            // A link that has appeared at the path meanwhile is not followed.
            try AtomicFile.replace(target, with: data, isFlushed: isFlushed)
        } catch {
            throw FileError(.write, file, error.cause)
        }
        return exists ? .replaced : .created
    }

    /// Writes a file that does not exist yet, and creates the folders it needs.
    ///
    /// - Parameter path: relative to the root.
    /// - Returns: false if something already has this name. It stays as it is.
    public func create(_ data: Data, at path: String) throws(FileError) -> Bool {
        let folder = try resolvedFolder(of: path, .write, creating: true)
        do throws(FileError) {
            return try AtomicFile.create(data, at: folder + "/" + (names(in: path, .write).last ?? ""))
        } catch {
            throw FileError(.write, url(path).path, error.cause)
        }
    }

    /// Removes a file if it exists. If it is a symbolic link, the link is removed.
    ///
    /// - Returns: whether it existed.
    @discardableResult
    public func remove(_ path: String) throws(FileError) -> Bool {
        let file = url(path).path
        var status = stat()
        guard lstat(file, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return false }
            throw .system(.remove, file)
        }
        let target =
            try resolvedFolder(of: path, .remove, creating: false) + "/" + (names(in: path, .remove).last ?? "")
        guard unlink(target) == 0 || errno == ENOENT else { throw .system(.remove, file) }
        return true
    }

    /// Removes the temporary files of killed processes from the folder and from its direct subfolders.
    public func removeAbandonedFiles() {
        AtomicFile.removeStaleFiles(in: root.path)
        // A folder that does not exist or cannot be read is skipped: it contains nothing that could be removed.
        for name in (try? Folder.names(in: root.path)) ?? [] {
            let folder = root.path + "/" + name
            var status = stat()
            // Links are skipped, because they may lead out of the folder.
            guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
            AtomicFile.removeStaleFiles(in: folder)
        }
    }

    /// Removes a folder in the root if it is empty. Anything else stays.
    public func removeIfEmpty(_ path: String) throws(FileError) {
        let target =
            try resolvedFolder(of: path, .remove, creating: false) + "/" + (names(in: path, .remove).last ?? "")
        guard rmdir(target) == 0 || [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR].contains(errno) else {
            throw .system(.remove, url(path).path)
        }
    }
}

extension ContainedFolder {
    /// The components of a relative path, none of which is `..`.
    private func names(in path: String, _ action: FileError.Action) throws(FileError) -> [String] {
        let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !path.utf8.contains(0), !names.contains("") else { throw FileError(action, url(path).path, .invalidName) }
        guard !names.contains("."), !names.contains("..") else {
            throw FileError(action, url(path).path, .leadsOut(of: root.path))
        }
        return names
    }

    /// The real path of a file's folder; throws if it is outside the root.
    private func resolvedFolder(
        of path: String, _ action: FileError.Action, creating: Bool
    ) throws(FileError) -> String {
        let names = try names(in: path, action)
        if creating { try Folder.create(root.path) }
        guard let realRoot = Folder.realPath(root.path) else { throw .system(action, root.path) }
        var folder = realRoot
        for name in names.dropLast() {
            folder += "/" + name
            if creating { try Folder.create(folder) }
            guard let real = Folder.realPath(folder) else { throw .system(action, folder) }
            guard Folder.contains(realRoot, real) else {
                throw FileError(action, url(path).path, .leadsOut(of: root.path))
            }
            folder = real
        }
        return folder
    }

    /// The real path of a file to write: the target of a symbolic link, if that is in the root.
    private func resolvedFile(_ path: String, in folder: String) throws(FileError) -> String {
        let file = folder + "/" + (try names(in: path, .write).last ?? "")
        var status = stat()
        guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return file }
        guard let real = Folder.realPath(file), let realRoot = Folder.realPath(root.path),
            Folder.contains(realRoot, real)
        else { throw FileError(.write, url(path).path, .leadsOut(of: root.path)) }
        return real
    }
}
