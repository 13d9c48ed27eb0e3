import Foundation

/// The folder that a task may not leave: while it is set, no file outside it is read or written, however the file is
/// named and wherever links lead.
///
/// It is meant for commands that carry out what another program asks for. System libraries still read their own files,
/// and Reflow its own.
public enum FileBoundary {
    /// The folder's path without symbolic links; nil for no boundary.
    @TaskLocal public static var root: String?

    /// Runs `body` inside a folder.
    ///
    /// - Throws: `FileError` if the folder cannot be found.
    public static func contain<Result>(
        in folder: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async throws -> Result {
        guard let real = Folder.realPath(folder) else { throw FileError.system(.read, folder) }
        return try await $root.withValue(real) { try await body() }
    }

    /// Runs `body` without the boundary, to read Reflow's own files, such as its fonts, which lie where they were
    /// installed.
    package static func lifted<Result>(_ body: () throws(FileError) -> Result) throws(FileError) -> Result {
        try within(nil, body)
    }

    /// Runs `body` in the boundary `root`, which was set on another thread.
    package static func within<Result>(
        _ boundary: String?, _ body: () throws(FileError) -> Result
    ) throws(FileError) -> Result {
        try $root.withValue(boundary) {
            Swift.Result { () throws(FileError) in try body() }
        }.get()
    }

    /// Whether a path leads to a place inside the boundary, or would if its missing folders were created.
    public static func allows(_ path: String) -> Bool {
        guard let root else { return true }
        guard !path.utf8.contains(0) else { return false }
        var place = path
        var missing = 0
        while true {
            if let real = Folder.realPath(place) { return Folder.contains(root, real) }
            // A missing file lies in the folder above it. A link to nothing may lead anywhere, so it is refused.
            var status = stat()
            guard errno == ENOENT || errno == ENOTDIR, lstat(place, &status) != 0 else { return false }
            let parts = place.split(separator: "/", omittingEmptySubsequences: false)
            guard let last = parts.last, last != "..", missing < 1_000 else { return false }
            missing += 1
            let parent = parts.dropLast().joined(separator: "/")
            place = parent.isEmpty ? (place.hasPrefix("/") ? "/" : ".") : parent
        }
    }

    static func check(_ path: String, _ action: FileError.Action) throws(FileError) {
        guard let root, !allows(path) else { return }
        throw FileError(action, path, .leadsOut(of: root))
    }
}
