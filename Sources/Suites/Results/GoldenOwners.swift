import Basics
import Foundation
import LayoutLoading
public import Snapshots

/// The goldens that belong to the pictures and logs of a suite.
public struct GoldenOwners: Sendable, Hashable {
    /// The files, by their paths in the folder of goldens.
    private var files = Set<String>()
    /// The folders of layouts in the folder of goldens.
    private var folders = Set<Substring>()

    public init() {}

    /// - Parameter path: the golden's path, without extension.
    public mutating func add(picture path: String) {
        add(GoldenFile.picture.path(of: path))
        add(GoldenFile.tree.path(of: path))
    }

    /// - Parameter path: the golden's path, without extension.
    public mutating func add(log path: String) {
        add(GoldenFile.log.path(of: path))
    }

    private mutating func add(_ file: String) {
        files.insert(file)
        folders.insert(GoldenOwners.folder(of: file))
    }

    /// - Parameter file: the path in the folder of goldens.
    func contains(_ file: String) -> Bool { files.contains(file) }

    public mutating func formUnion(_ other: GoldenOwners) {
        files.formUnion(other.files)
        folders.formUnion(other.folders)
    }

    /// Goldens that belong to no layout, by their path in the folder of goldens, sorted.
    ///
    /// If a layout in the folder that contains the folder of goldens was not part of the run, its goldens are not
    /// obsolete, because the user named only a part of the suite. Only files that Reflow certainly wrote are listed
    /// (see ``GoldenStore/recorded(_:)``).
    public func obsolete(in goldens: GoldenStore) throws -> [String] {
        try goldens.recorded(try unclaimed(in: goldens))
    }

    /// Files whose names may be those of goldens, but which do not belong to the suite.
    private func unclaimed(in goldens: GoldenStore) throws -> [String] {
        let unclaimed = try goldens.paths().filter { !files.contains($0) }
        guard unclaimed.contains(where: { !folders.contains(GoldenOwners.folder(of: $0)) }) else { return unclaimed }
        let place = goldens.folder.root.standardizedFileURL.deletingLastPathComponent()
        // The search must be limited: if the folder of goldens is directly below the root folder, its neighbours are
        // the whole file system.
        let sources = LayoutSet.sources(below: place) ?? LayoutSet.sources(below: URL(fileURLWithPath: "."))
        let others = sources.map { Set($0.map { GoldenName.fileName($0.name) }) }
        return unclaimed.filter { path in
            let folder = GoldenOwners.folder(of: path)
            return folders.contains(folder) || others?.contains(String(folder)) == false
        }
    }

    private static func folder(of path: String) -> Substring { path.prefix { $0 != "/" } }
}
