import Basics
import Foundation

/// The sets of images and colours in the asset catalogues of some folders, by name. Each folder is listed once, when
/// first asked.
final class AssetCatalogues: Sendable {
    /// The sets of a folder by their names, a kind each.
    private struct Sets: Sendable {
        var images: [String: URL] = [:]
        var colors: [String: URL] = [:]
    }

    private let folders: [URL]
    private let listed = Guarded<[URL: Sets]>([:])

    /// How many entries of a folder's catalogues are looked at.
    private static let maximumEntries = 20_000

    init(folders: [URL]) {
        self.folders = folders
    }

    /// The set called `name` in a catalogue that lies in `folder`. Groups of sets may stand in front of the name.
    func imageSet(named name: String, in folder: URL) throws(SimulationImageError) -> ImageSet? {
        guard let url = try sets(in: folder).images[name] else { return nil }
        return try ImageSet(at: url)
    }

    /// Where the colour set called `name` lies in a catalogue in `folder`.
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

    /// Of two sets of one name the first by path counts.
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
