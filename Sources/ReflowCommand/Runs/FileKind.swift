import Foundation

/// What a path leads to.
enum FileKind {
    case nothing, file, folder

    static func of(_ path: String) -> FileKind {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return .nothing }
        return isFolder.boolValue ? .folder : .file
    }
}
