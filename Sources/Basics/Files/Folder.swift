import Foundation

/// Folders by path.
package enum Folder {
    /// Creates a folder and its parents; it may already exist.
    static func create(_ path: String) throws(FileError) {
        guard !path.utf8.contains(0) else { throw FileError(.createFolder, path, .invalidName) }
        try FileBoundary.check(path, .createFolder)
        if mkdir(path, 0o777) == 0 { return }
        if errno == ENOENT {
            let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
            guard parent.utf8.count < path.utf8.count else { throw FileError(.createFolder, path, .system(ENOENT)) }
            try create(parent)
            if mkdir(path, 0o777) == 0 { return }
        }
        guard errno == EEXIST else { throw .system(.createFolder, path) }
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system(.createFolder, path) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(.createFolder, path, .system(ENOTDIR)) }
    }

    /// The names of a folder's entries, in no particular order.
    package static func names(in path: String) throws(FileError) -> [String] {
        guard !path.utf8.contains(0) else { throw FileError(.read, path, .invalidName) }
        try FileBoundary.check(path, .read)
        guard let stream = opendir(path) else { throw .system(.read, path) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw .system(.read, path) }
        return names
    }

    /// The path without symbolic links; `nil`, with `errno` set, if there is nothing at the path.
    package static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether `path` is `folder` or lies in it; both without symbolic links.
    package static func contains(_ folder: String, _ path: String) -> Bool {
        path == folder || folder == "/" || path.hasPrefix(folder + "/")
    }
}
