import Foundation

/// An error with a file: the action that failed, the path, and the reason.
public struct FileError: Error, Sendable, Hashable {
    public enum Action: String, Sendable, Hashable {
        case read
        case write
        case createFolder = "create the folder"
        case remove
        case watch
    }

    public enum Cause: Sendable, Hashable {
        /// The system's error number.
        case system(Int32)
        /// The path leads to a folder, a pipe or a device.
        case notAFile
        /// The path leads to a file where a folder is expected.
        case notAFolder
        /// The file has more bytes than the limit for its kind.
        case tooLarge(limit: Int)
        /// There are more folders than can be watched at a time.
        case tooManyFolders(limit: Int)
        /// A folder and its subfolders have more entries than the limit.
        case tooManyEntries(limit: Int)
        /// The path is outside this folder, which may not be left: `..` or a symbolic link leads out of it. Standard
        /// input counts as outside every ``FileBoundary``.
        case leadsOut(of: String)
        /// The name contains a character that no file system accepts.
        case invalidName
    }

    public let action: Action
    public let path: String
    public let cause: Cause

    public init(_ action: Action, _ path: String, _ cause: Cause) {
        self.action = action
        self.path = path
        self.cause = cause
    }

    /// An error with the number of the system call that just failed.
    static func system(_ action: Action, _ path: String) -> FileError {
        FileError(action, path, .system(errno))
    }
}

extension FileError: CustomStringConvertible {
    /// `cannot write Snapshots/login/login.iphone-15.portrait.png: Permission denied`
    public var description: String { "cannot \(action.rawValue) \(ShownText.name(path)): \(reason)" }

    /// The second half of the description: `Permission denied`.
    public var reason: String {
        switch cause {
        case .system(ENOENT) where path.unicodeScalars.contains("\u{FFFD}"):
            "there is no such file; if its name is not valid UTF-8, rename it"
        case .system(ENOTDIR): "a part of this path is a file, not a folder"
        case .system(let number): String(cString: strerror(number))
        case .notAFile: "it is not a regular file"
        case .notAFolder: "it is not a folder"
        case .tooLarge(let limit): "it has more than \(limit) bytes"
        case .tooManyFolders(let limit): "more than \(limit) folders cannot be watched"
        case .tooManyEntries(let limit): "the folder holds more than \(limit) files"
        case .leadsOut(let root): "it points outside \(root)"
        case .invalidName: "no file can have this name"
        }
    }
}
