import Basics
import Foundation

/// The user's font files.
enum FontFiles {
    private static let extensions: Set<String> = ["otf", "ttf", "otc", "ttc"]
    /// The maximum number of entries; no folder of fonts has as many.
    private static let entryLimit = 100_000

    /// The font files of folders in the order of the folders, and of each sorted by path. Subfolders are included and
    /// links followed.
    static func paths(in directories: [URL]) throws(TypesettingError) -> [String] {
        var paths: [String] = []
        for directory in directories { try add(directory, to: &paths) }
        return paths
    }

    /// The font files of files and folders in the given order. A single file counts as a font, whatever its name is.
    static func paths(of places: [URL]) throws(TypesettingError) -> [String] {
        var paths: [String] = []
        for place in places {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
                throw .notOpened(path: place.path, reason: "there is no such file or folder")
            }
            if isFolder.boolValue { try add(place, to: &paths) } else { try add(file: place, to: &paths) }
        }
        return paths
    }

    private static func add(_ directory: URL, to paths: inout [String]) throws(TypesettingError) {
        let listing: FolderListing
        do throws(FileError) {
            listing = try FolderListing(of: directory.path, limit: entryLimit)
        } catch {
            throw .fontDirectoryUnreadable(path: directory.path)
        }
        for name in listing.entries.map(\.path) {
            let url = directory.appendingPathComponent(name)
            guard extensions.contains(url.pathExtension.lowercased()) else { continue }
            try add(file: url, to: &paths)
        }
    }

    private static func add(file: URL, to paths: inout [String]) throws(TypesettingError) {
        // Only regular files are accepted: reading a pipe or a device may never end.
        var status = stat()
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .fontUnreadable(path: file.path)
        }
        guard paths.count < TypesettingLimits.fontFiles else {
            throw .tooManyFonts(path: file.path, limit: TypesettingLimits.fontFiles)
        }
        paths.append(file.path)
    }
}
