import Files
import Foundation

extension GoldenStore {
    /// Every picture and tree in the folder, by its path in it, in order. A folder that is not there holds none.
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
                .filter { !$0.hasPrefix(".") && ($0.hasSuffix(".png") || $0.hasSuffix(".txt")) }
                .map { "\(layout)/\($0)" }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
