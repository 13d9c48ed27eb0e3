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
        var written: [(path: URL, text: [UInt8])] = []
        var roots: [Overlay.Root] = []
        for copy in copies where copy.isRewritten {
            let path = folder.appendingPathComponent(Self.name(of: copy.path))
            let before = old[copy.path].flatMap { try? FileBytes.read($0) }
            if before == copy.text { changed.remove(copy.path) } else { changed.insert(copy.path) }
            written.append((path, copy.text))
            roots.append(Overlay.Root(name: copy.path, externalContents: path.path))
        }
        changed.sorted().forEach(forget)
        for (path, text) in written where (try? FileBytes.read(path.path)) != text {
            try Data(text).write(to: path, options: .atomic)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let data = try encoder.encode(Overlay(roots: roots))
        if (try? Data(contentsOf: overlay)) != data { try data.write(to: overlay, options: .atomic) }
        // Nothing names the copies of files that are gone.
        let names = Set(roots.map(\.externalContents))
        for path in Set(old.values).subtracting(names) { try? FileManager.default.removeItem(atPath: path) }
    }

    /// The name of an original's copy: that of the original, and a part that is its path's alone.
    private static func name(of original: String) -> String {
        let name = URL(fileURLWithPath: original).deletingPathExtension().lastPathComponent
        return "\(name)-\(Digest(of: Array(original.utf8)).name).swift"
    }

    // MARK: The cache

    private var cacheFile: URL { folder.appendingPathComponent("cache") }

    /// The cache of the last call, if the same program wrote it.
    func cache(version: String) -> RewritingCache {
        guard let bytes = try? FileBytes.read(cacheFile.path) else { return RewritingCache() }
        return RewritingCache(bytes, version: version)
    }

    /// Keeps a cache for the next call, in place of the old one at once.
    func keep(_ cache: RewritingCache, version: String) throws {
        try Data(cache.bytes(version: version)).write(to: cacheFile, options: .atomic)
    }
}
