import Foundation

/// How written files are named in output.
enum OutputPath {
    /// A path in a folder, relative if the folder was named relatively.
    static func of(_ path: String, in folder: String) -> String {
        folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// An absolute path relative to the current folder; nil for one outside it, and for relative paths.
    static func inCurrentFolder(_ path: String) -> String? {
        let prefix = URL.currentDirectory.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
}
