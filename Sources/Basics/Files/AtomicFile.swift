public import Foundation

/// Files that are always complete: a reader sees the old or the new one, even if a writer is killed.
public enum AtomicFile {
    /// The age in seconds from which the temporary file of another machine is considered abandoned.
    private static let staleAge = 3600

    private static let temporaryPrefix = ".reflow-"
    private static let temporarySuffix = ".part"

    /// Writes a file that the user named. A symbolic link stays, and its target is written, whether or not it exists
    /// yet. A device or a pipe cannot be replaced, so it is written into.
    ///
    /// - Parameter isFlushed: whether to wait until the disk has the file, so that even a power failure leaves a whole
    ///   file.
    /// - Throws: `FileError` with the path and the system's reason; the old file is then untouched.
    public static func write(_ data: Data, to url: URL, isFlushed: Bool = true) throws(FileError) {
        let path = url.path
        do throws(FileError) {
            guard !path.utf8.contains(0) else { throw FileError(.write, path, .invalidName) }
            var status = stat()
            if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
                let file = try OpenFile(path, O_WRONLY, .write)
                try file.write(data)
                try file.finish()
            } else {
                try replace(target(of: path), with: data, isFlushed: isFlushed)
            }
        } catch {
            throw FileError(.write, path, error.cause)
        }
    }

    /// The number of links that the system follows.
    private static let longestChain = 40

    /// The path of a file that may be a symbolic link, or a link to one.
    private static func target(of path: String) throws(FileError) -> String {
        var path = path
        for _ in 0...longestChain {
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
            guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            path =
                destination.hasPrefix("/")
                ? destination : URL(fileURLWithPath: path).deletingLastPathComponent().path + "/" + destination
        }
        throw FileError(.write, path, .system(ELOOP))
    }

    /// Replaces the file, or the symbolic link: writes a temporary file beside it, then renames that.
    ///
    /// Several processes may write the same file at once: each reader sees one whole version, and the last one stays. A
    /// process that is killed leaves its temporary file, which the next write in the folder removes. If the temporary
    /// file is another machine's, its writer may still be running, so it is removed only after an hour.
    ///
    /// - Parameter isFlushed: whether to wait until the disk has the file, so that even a power failure leaves a whole
    ///   file.
    /// - Throws: `FileError` with the path and the system's reason; the old file is then untouched, and the temporary
    ///   one removed.
    static func replace(_ path: String, with data: Data, isFlushed: Bool) throws(FileError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard !path.utf8.contains(0) else { throw FileError(.write, path, .invalidName) }
        removeStaleFiles(in: folder)
        let temporary = temporaryFile(in: folder)
        do throws(FileError) {
            try create(temporary, data, isFlushed)
            try WritesInProgress.finishing(temporary, as: path) { () throws(FileError) in
                guard rename(temporary, path) == 0 else { throw .system(.write, path) }
                return true
            }
        } catch {
            // If the temporary file is already gone, the error is ignored.
            _ = unlink(temporary)
            throw FileError(.write, path, error.cause)
        }
    }

    /// Writes a file that does not exist yet: whole, or not at all.
    ///
    /// - Returns: false if something already has this name. It stays as it is.
    static func create(_ data: Data, at path: String) throws(FileError) -> Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let temporary = temporaryFile(in: folder)
        do throws(FileError) {
            try create(temporary, data, false)
            // Linking is used because, unlike renaming, it never replaces an existing file.
            var (isLinked, reason) = (false, Int32(0))
            WritesInProgress.finishing(temporary, as: path) {
                isLinked = link(temporary, path) == 0
                reason = errno
                _ = unlink(temporary)
                return isLinked
            }
            guard isLinked || reason == EEXIST else { throw FileError(.write, path, .system(reason)) }
            return isLinked
        } catch {
            _ = unlink(temporary)
            throw FileError(.write, path, error.cause)
        }
    }

    private static func create(_ path: String, _ data: Data, _ isFlushed: Bool) throws(FileError) {
        let file = try WritesInProgress.opening(path) { () throws(FileError) in
            try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, .write)
        }
        try file.write(data)
        if isFlushed { try file.flush() }
        try file.finish()
    }

    /// A name that identifies the writer: `.reflow-<machine>-<process>-<random>.part`.
    private static func temporaryFile(in folder: String) -> String {
        let random = String(UInt64.random(in: 0 ... .max), radix: 36)
        return "\(folder)/\(temporaryPrefix)\(machine)-\(getpid())-\(random)\(temporarySuffix)"
    }

    /// A text that distinguishes this machine or container from others that may write into the same folder.
    private static let machine: String = {
        var name = [CChar](repeating: 0, count: 256)
        _ = gethostname(&name, name.count - 1)
        let host = name.prefix { $0 != 0 }.map { String(UInt8(bitPattern: $0), radix: 16) }.joined()
        return String(ContentDigest(of: host).description.prefix(8))
    }()

    /// Whether the process that wrote a temporary file of this machine has ended.
    private static func isOrphan(_ name: String) -> Bool {
        let parts = name.dropFirst(temporaryPrefix.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == machine, let process = pid_t(parts[1]), process > 0 else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }

    /// Whether a file's name is that of a temporary file.
    static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(temporaryPrefix) && name.hasSuffix(temporarySuffix)
    }

    /// Removes abandoned temporary files. If one cannot be removed now, the next write removes it.
    static func removeStaleFiles(in folder: String) {
        guard FileBoundary.allows(folder), let directory = opendir(folder) else { return }
        defer { closedir(directory) }
        let oldest = time(nil) - staleAge
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) { String(cString: $0) }
            }
            guard isTemporary(name) else { continue }
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                status.st_mtim.tv_sec < oldest || isOrphan(name)
            else { continue }
            _ = unlink(path)
        }
    }
}
