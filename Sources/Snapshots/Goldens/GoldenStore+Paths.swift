public import Basics
import Foundation

extension GoldenStore {
    /// The paths of all files in the folder that may be a picture, a tree or a log, by their names, sorted. A missing
    /// folder has none. Files with names that no golden has are ignored.
    public func paths() throws(FileError) -> [String] {
        let manager = FileManager.default
        let root = folder.root.standardizedFileURL
        guard manager.fileExists(atPath: root.path) else { return [] }
        var paths: [String] = []
        for layout in try Folder.names(in: root.path) where !layout.hasPrefix(".") {
            var isFolder: ObjCBool = false
            let path = root.appendingPathComponent(layout).path
            guard manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
            paths += try Folder.names(in: path)
                .filter { GoldenName.isFileName($0, in: layout) }
                .map { "\(layout)/\($0)" }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The files of this list that Reflow certainly wrote: pictures with a record, even an outdated one, and the trees
    /// and logs of such pictures. Other files in the folder may be notes or photos of the user.
    ///
    /// - Parameter paths: the paths in the folder of goldens, with extension.
    public func recorded(_ paths: [String]) throws -> [String] {
        var folders: [FilePath: RecordedPictures] = [:]
        return try paths.filter { path in
            let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
            let folder = FilePath(parts[0])
            let pictures = try folders[folder] ?? RecordedPictures(in: folder.text, of: self)
            folders[folder] = pictures
            return parts.count == 2 && pictures.own(parts[1])
        }
    }

    /// Removes one file of a golden. If it was the last one of the layout, the layout's folder is removed, too.
    ///
    /// - Parameter path: the path in the folder of goldens, with extension.
    public func remove(_ path: String) throws(FileError) {
        try folder.remove(path)
        if let layout = path.split(separator: "/").first { try folder.removeIfEmpty(String(layout)) }
    }
}
