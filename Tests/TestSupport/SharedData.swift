public import Foundation

/// Reference data that lies beside a checkout of the package, where it lies there at all.
public enum SharedData {
    /// `shared/<path>` beside the package or in a folder further up; nil where there is none. A test that needs it is
    /// skipped by name without it.
    public static func url(_ path: String) -> URL? {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let candidate = folder.appendingPathComponent("shared").appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }

    /// The table of devices: behaviour.md §9 as data.
    public static let devices = url("uikit/devices.json")
    /// What Xcode's canvas did to views when their superview was resized, and whole screens that it turned.
    public static let resizeTuples = url("oracles/rotation/resize-tuples.jsonl")
    public static let rotatedScreens = url("oracles/rotation")
}
