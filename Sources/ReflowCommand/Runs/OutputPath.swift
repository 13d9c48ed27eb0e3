import Foundation

/// How files that were written are named to the user.
enum OutputPath {
    /// A path in a folder, as short as the folder was named.
    static func of(_ path: String, in folder: String) -> String {
        folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// What an absolute path is called in the current folder; nil for one outside of it, and for others.
    static func inCurrentFolder(_ path: String) -> String? {
        let prefix = URL.currentDirectory.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
}
