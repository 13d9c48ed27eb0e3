import Foundation

/// The folder that a task may not leave: while it is set, no file outside it is read or written, whatever names it and
/// wherever links lead.
///
/// It is for commands that carry out what a program asks for. Libraries of the system read their own files, and the program its own.
public enum FileBoundary {
    /// Without symbolic links; nil for no boundary.
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

    /// Runs `body` without the boundary, for files of the program itself: its fonts lie where they were installed.
    package static func lifted<Result>(_ body: () throws(FileError) -> Result) throws(FileError) -> Result {
        try within(nil, body)
    }

    /// Runs `body` in a boundary that was `root` on another thread.
    package static func within<Result>(
        _ boundary: String?, _ body: () throws(FileError) -> Result
    ) throws(FileError) -> Result {
        try $root.withValue(boundary) {
            Swift.Result { () throws(FileError) in try body() }
        }.get()
    }

    /// Whether a path leads to a place inside the boundary, or would if the missing end of it were created.
    public static func allows(_ path: String) -> Bool {
        guard let root else { return true }
        guard !path.utf8.contains(0) else { return false }
        var place = path
        var missing = 0
        while true {
            if let real = Folder.realPath(place) { return Folder.contains(root, real) }
            // What is not there yet lies where the folder above it does; a link to nothing may lead anywhere.
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
