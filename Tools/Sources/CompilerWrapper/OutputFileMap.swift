import Foundation

/// The paths of the files that the compiler makes from each source.
struct OutputFileMap {
    private let entries: [String: [String: String]]

    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
        else { return nil }
        entries = object
    }

    /// Removes the outputs of a source, so that the compiler makes them again. The compiler only looks at the original
    /// to decide whether to compile it, but its copy can change because of another file.
    func forget(_ source: String) {
        for kind in ["object", "swift-dependencies"] {
            if let path = entries[source]?[kind] { try? FileManager.default.removeItem(atPath: path) }
        }
    }
}
