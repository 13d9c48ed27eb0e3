import Foundation

/// The paths of the files that the compiler makes of each source.
struct OutputFileMap {
    private let entries: [String: [String: String]]

    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
        else { return nil }
        entries = object
    }

    /// Removes what was made of a source. The compiler looks at the original to decide what is to be compiled, and a copy
    /// can change because of another file.
    func forget(_ source: String) {
        for kind in ["object", "swift-dependencies"] {
            if let path = entries[source]?[kind] { try? FileManager.default.removeItem(atPath: path) }
        }
    }
}
