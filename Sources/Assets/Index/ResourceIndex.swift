package import Basics
import Foundation

/// All resources in a folder and its subfolders, by name, as the flat name space of an app has them.
package final class ResourceIndex: Sendable {
    /// The path of the folder, without symbolic links.
    package let root: String
    /// The paths of files outside of catalogues, relative to the root, by their last component, in order.
    private let files: [String: [String]]
    private let sets: CatalogueSets
    /// The folders below with projects of their own, each with a slash at its end.
    private let projects: [String]
    private let stamps: [(path: String, stamp: FolderStamp)]
    /// Whether every later change gives its folder another time: none was changed just before it was listed.
    private let isSettled: Bool

    /// The maximum number of files and folders in a project.
    package static let maximumEntries = 100_000

    /// Folders that contain copies of resources, or none.
    private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]
    private static let skippedExtensions = [".xcarchive", ".xcworkspace", ".app", ".framework"]

    /// Lists a folder. Links that lead out of it are not followed.
    package init(root: String, limit: Int = maximumEntries) throws(FileError) {
        self.root = root
        let start = Date().timeIntervalSince1970
        let listing = try FolderListing(
            of: root, limit: limit, passingUnreadable: true, stayingInside: true, skipping: ResourceIndex.isSkipped,
            closing: ResourceIndex.isSet)
        var files: [String: [String]] = [:]
        var sets = CatalogueSets()
        var projects: [String] = []
        var stamps: [(path: String, stamp: FolderStamp)] = []
        if let stamp = FolderStamp(of: root) { stamps.append((root, stamp)) }
        var namespaces: [String: Bool] = [:]
        for entry in listing.entries {
            let slash = entry.path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let name = String(entry.path[(slash.map { entry.path.utf8.index(after: $0) } ?? entry.path.startIndex)...])
            if ProjectFolder.isMarker(name), let slash { projects.append(String(entry.path[...slash])) }
            if let stamp = entry.stamp {
                // A set is added to its folder and removed from it; what is in it is read anew.
                if !ResourceIndex.isSet(entry.path) { stamps.append((root + "/" + entry.path, stamp)) }
                sets.add(entry.path) { group in
                    if let known = namespaces[group] { return known }
                    let found = CatalogueSets.isNamespace(groupAt: root + "/" + group)
                    namespaces[group] = found
                    return found
                }
            } else if !entry.path.contains(CatalogueSets.catalogueExtension + "/") {
                files[name, default: []].append(entry.path)
            }
        }
        self.files = files
        self.sets = sets
        self.projects = projects
        self.stamps = stamps
        isSettled = stamps.allSatisfy { $0.stamp.modification < start - ResourceIndex.clockStep }
    }

    /// The time within which two changes of a folder may get the same time, in seconds. Linux's clock for files has
    /// steps of up to 10 ms.
    private static let clockStep = 0.05

    private static func isSet(_ path: String) -> Bool {
        CatalogueSets.isSet(path) && path.contains(CatalogueSets.catalogueExtension + "/")
    }

    private static func isSkipped(_ name: String) -> Bool {
        name.hasPrefix(".") || skipped.contains(name) || skippedExtensions.contains { name.hasSuffix($0) }
    }

    // MARK: Finding

    /// The path of the file that is called `name`, which may begin with folders.
    /// - Parameter folder: the path, relative to the root, of the folder near which the file is looked for.
    func file(named name: String, near folder: [String]) -> String? {
        let components = name.split(separator: "/")
        guard let last = components.last, let paths = files[String(last)] else { return nil }
        let suffix = "/" + name
        return nearest(components.count == 1 ? paths : paths.filter { $0 == name || $0.hasSuffix(suffix) }, to: folder)
    }

    /// The path of a set of a catalogue.
    func set(_ kind: AssetKind, named name: String, near folder: [String]) -> String? {
        nearest(sets.paths(kind, named: name), to: folder)
    }

    /// The names of all sets of a kind, in order.
    package func names(_ kind: AssetKind) -> [String] { sets.names(kind) }

    /// The paths of all files whose names have one of these extensions, in order.
    func paths(withExtensions extensions: Set<String>) -> [String] {
        files.filter { extensions.contains(($0.key as NSString).pathExtension.lowercased()) }.flatMap(\.value)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The path nearest to a folder: in the folder itself, else in the nearest of its parents or below it, else the
    /// first. Folders with projects of their own, in which `folder` is not, come last.
    private func nearest(_ paths: [String], to folder: [String]) -> String? {
        guard paths.count > 1 else { return paths.first.map { root + "/" + $0 } }
        let place = folder.joined(separator: "/") + "/"
        var best: (path: String, rank: [Int])?
        for path in paths {
            let components = path.split(separator: "/")
            let common = zip(components.dropLast(), folder).prefix { $0 == $1 }.count
            let isElsewhere = projects.contains { path.hasPrefix($0) && !place.hasPrefix($0) }
            let rank = [isElsewhere ? 1 : 0, -common, components.count]
            if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (path, rank) }
        }
        return best.map { root + "/" + $0.path }
    }

    // MARK: Keeping

    private static let known = Guarded<[String: ResourceIndex]>([:])
    /// The maximum number of indexes that are kept.
    private static let maximumKept = 64

    /// The index of a folder. A folder is listed again only if something was added to it, or to a folder below, or
    /// removed.
    package static func of(_ root: String) throws(FileError) -> ResourceIndex {
        if let index = known.withLock({ $0[root] }), index.isCurrent { return index }
        let index = try ResourceIndex(root: root)
        known.withLock { known in
            if known.count >= maximumKept { known.removeAll() }
            known[root] = index
        }
        return index
    }

    private var isCurrent: Bool { isSettled && stamps.allSatisfy { FolderStamp(of: $0.path) == $0.stamp } }
}
