import Foundation

/// The paths of written files in output.
enum OutputPath {
    /// The path of a file in a folder. It is relative if the user named the folder by a relative path.
    static func of(_ path: String, in folder: String) -> String {
        folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// An absolute path relative to the current folder; nil for a path outside it, and for a relative path.
    static func inCurrentFolder(_ path: String) -> String? {
        let prefix = URL.currentDirectory.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
}
