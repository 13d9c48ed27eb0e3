import Foundation

/// The font files in the user's folders.
enum FontFiles {
    private static let extensions: Set<String> = ["otf", "ttf", "otc", "ttc"]

    /// Folders in the order given, the files of each sorted by path, those of subfolders included.
    static func paths(in directories: [URL]) throws(TypesettingError) -> [String] {
        var paths: [String] = []
        for directory in directories {
            guard let names = try? FileManager.default.subpathsOfDirectory(atPath: directory.path) else {
                throw .fontDirectoryUnreadable(path: directory.path)
            }
            for name in names.sorted() {
                let url = directory.appendingPathComponent(name)
                guard extensions.contains(url.pathExtension.lowercased()) else { continue }
                guard paths.count < TypesettingLimits.fontFiles else {
                    throw .tooManyFonts(path: url.path, limit: TypesettingLimits.fontFiles)
                }
                paths.append(url.path)
            }
        }
        return paths
    }
}
