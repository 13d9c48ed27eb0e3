public import Files
import Foundation

extension GoldenStore {
    /// Every picture, tree and log in the folder, by its path in it, in order. A folder that is not there holds none, and
    /// files that no golden is called like are somebody else's.
    public func paths() throws -> [String] {
        let manager = FileManager.default
        let root = folder.root.standardizedFileURL
        guard manager.fileExists(atPath: root.path) else { return [] }
        var paths: [String] = []
        for layout in try manager.contentsOfDirectory(atPath: root.path) where !layout.hasPrefix(".") {
            var isFolder: ObjCBool = false
            let path = root.appendingPathComponent(layout).path
            guard manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
            paths += try manager.contentsOfDirectory(atPath: path)
                .filter { GoldenName.isFileName($0, in: layout) }
                .map { "\(layout)/\($0)" }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Removes one file of a golden, and the layout's folder with the last of them.
    ///
    /// - Parameter path: in the folder of goldens, with extension.
    public func remove(_ path: String) throws(FileError) {
        try folder.remove(path)
        if let layout = path.split(separator: "/").first { try folder.removeIfEmpty(String(layout)) }
    }
}
