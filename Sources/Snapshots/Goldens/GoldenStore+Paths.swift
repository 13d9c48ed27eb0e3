public import Basics
import Foundation

extension GoldenStore {
    /// Every file in the folder that a picture, a tree or a log may be by its name, by its path in the folder, in order.
    /// A folder that is not there holds none, and files that no golden is called like are somebody else's.
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

    /// Those of these files that are Reflow's for certain: pictures that carry a record, also one that does not hold any
    /// more, and the trees and logs of such pictures. Anybody may have put a note or a photo beside them.
    ///
    /// - Parameter paths: in the folder of goldens, with extension.
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

    /// Removes one file of a golden, and the layout's folder with the last of them.
    ///
    /// - Parameter path: in the folder of goldens, with extension.
    public func remove(_ path: String) throws(FileError) {
        try folder.remove(path)
        if let layout = path.split(separator: "/").first { try folder.removeIfEmpty(String(layout)) }
    }
}
