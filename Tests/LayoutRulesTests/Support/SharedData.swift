import Foundation

/// Reference data that lies beside a checkout of the package, where it lies there at all.
enum SharedData {
    /// `shared/<path>` beside the package or in a folder further up; nil where there is none.
    static func url(_ path: String) -> URL? {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let candidate = folder.appendingPathComponent("shared").appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }

    static let devices = url("uikit/devices.json")
    static let resizeTuples = url("oracles/rotation/resize-tuples.jsonl")
    static let rotatedScreens = url("oracles/rotation")
}
