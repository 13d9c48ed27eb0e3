import Basics
import Foundation

/// The kind of the file at a path.
enum FileKind {
    case nothing, file, folder

    static func of(_ path: String) -> FileKind {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return .nothing }
        return isFolder.boolValue ? .folder : .file
    }

    /// Throws if there is a file where a folder is expected. A folder that does not exist yet is no error.
    static func checkFolder(_ path: String) throws(FileError) {
        guard of(path) != .file else { throw FileError(.read, path, .notAFolder) }
    }
}
