package import Foundation
package import SourceRewriting

/// The folder with a module's copies, and the overlay through which the compiler reads them in place of the originals.
package struct CopyFolder {
    package let folder: URL
    package var overlay: URL { folder.appendingPathComponent("overlay.json") }

    package init(folder: URL) {
        self.folder = folder
    }

    /// The copies by the paths of their originals, in the form that the compiler reads.
    private struct Overlay: Codable {
        struct Root: Codable {
            var type = "file"
            var name: String
            var externalContents: String

            enum CodingKeys: String, CodingKey {
                case type, name
                case externalContents = "external-contents"
            }
        }

        var version = 0
        var caseSensitive = "true"
        var useExternalNames = "false"
        var overlayRelative = "false"
        var roots: [Root]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case caseSensitive = "case-sensitive"
            case useExternalNames = "use-external-names"
            case overlayRelative = "overlay-relative"
        }
    }

    /// Writes the copies that are not there yet.
    /// - Parameter forget: called for each original whose copy is new, has changed or is gone. It is called before
    ///   anything is written, so that a process that is stopped in between is repeated as a whole.
    package func write(_ copies: [Copy], forget: (String) -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var old: [String: String] = [:]
        if let data = try? Data(contentsOf: overlay), let overlay = try? JSONDecoder().decode(Overlay.self, from: data)
        {
            old = Dictionary(overlay.roots.map { ($0.name, $0.externalContents) }) { first, _ in first }
        }
        var changed = Set(old.keys)
        var written: [(path: URL, data: Data)] = []
        var roots: [Overlay.Root] = []
        for (number, copy) in copies.enumerated() where copy.isRewritten {
            let path = folder.appendingPathComponent("\(number)-\(URL(fileURLWithPath: copy.path).lastPathComponent)")
            let data = Data(copy.text)
            let before = old[copy.path].flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
            if before == data { changed.remove(copy.path) } else { changed.insert(copy.path) }
            written.append((path, data))
            roots.append(Overlay.Root(name: copy.path, externalContents: path.path))
        }
        changed.sorted().forEach(forget)
        for (path, data) in written where (try? Data(contentsOf: path)) != data {
            try data.write(to: path, options: .atomic)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let data = try encoder.encode(Overlay(roots: roots))
        if (try? Data(contentsOf: overlay)) != data { try data.write(to: overlay, options: .atomic) }
    }
}
