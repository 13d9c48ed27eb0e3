/// How files that were written are named to the user.
enum OutputPath {
    /// A path in a folder, as short as the folder was named.
    static func of(_ path: String, in folder: String) -> String {
        folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }
}
