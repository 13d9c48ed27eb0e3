import Basics
import Foundation

/// The image and colour sets, by name, in the asset catalogues of some folders. Each folder is listed once, at its
/// first lookup.
final class AssetCatalogues: Sendable {
    /// The sets of a folder by name, separately for each kind.
    private struct Sets: Sendable {
        var images: [String: URL] = [:]
        var colors: [String: URL] = [:]
    }

    private let folders: [URL]
    private let listed = Guarded<[URL: Sets]>([:])

    /// The maximum number of entries that are read in a folder's catalogues.
    private static let maximumEntries = 20_000

    init(folders: [URL]) {
        self.folders = folders
    }

    /// The image set called `name` in a catalogue in `folder`. The name may begin with the names of groups.
    func imageSet(named name: String, in folder: URL) throws(SimulationImageError) -> ImageSet? {
        guard let url = try sets(in: folder).images[name] else { return nil }
        return try ImageSet(at: url)
    }

    /// The location of the colour set called `name` in a catalogue in `folder`.
    func colorSet(named name: String, in folder: URL) throws(SimulationImageError) -> URL? {
        try sets(in: folder).colors[name]
    }

    private func sets(in folder: URL) throws(SimulationImageError) -> Sets {
        try listed.withLock { (listed) throws(SimulationImageError) in
            if let known = listed[folder] { return known }
            let found = try AssetCatalogues.list(folder)
            listed[folder] = found
            return found
        }
    }

    private static func list(_ folder: URL) throws(SimulationImageError) -> Sets {
        var sets = Sets()
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for catalogue in entries.filter({ $0.lowercased().hasSuffix(".xcassets") }).sorted() {
            let url = folder.appendingPathComponent(catalogue, isDirectory: true)
            let listing: FolderListing
            do throws(FileError) {
                listing = try FolderListing(of: url.path, limit: maximumEntries)
            } catch {
                if error.cause == .system(ENOTDIR) { continue }
                throw .unreadable(path: error.path, reason: error.reason)
            }
            let paths = listing.entries.map(\.path)
            add(paths, ".imageset", in: url, to: &sets.images)
            add(paths, ".colorset", in: url, to: &sets.colors)
        }
        return sets
    }

    /// Adds a set. Of two sets with the same name, the first by path counts.
    private static func add(
        _ paths: [String], _ suffix: String, in catalogue: URL, to sets: inout [String: URL]
    ) {
        for path in paths where path.hasSuffix(suffix) {
            let set = catalogue.appendingPathComponent(path, isDirectory: true)
            let grouped = String(path.dropLast(suffix.count))
            for name in [grouped, String(grouped.split(separator: "/").last ?? "")] where sets[name] == nil {
                sets[name] = set
            }
        }
    }
}
