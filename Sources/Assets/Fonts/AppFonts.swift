import Basics
package import Foundation

/// The font files that an app brings along.
package enum AppFonts {
    private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
    /// The key of an Info.plist that lists an app's fonts.
    private static let key = "UIAppFonts"
    /// The maximum size of a property list, in bytes. Foundation's reader is slow for long lists of keys.
    private static let maximumListBytes = 512 << 10
    /// The maximum number of property lists of a project that are read.
    private static let maximumLists = 100

    /// The font files that are directly in some folders, in the order of the folders, and of each in the order of the
    /// names.
    package static func files(in folders: [URL]) -> [URL] {
        folders.flatMap { folder in
            ((try? Folder.names(in: folder.path)) ?? []).filter(isFont).sorted(by: precedes)
                .map(folder.appendingPathComponent)
        }
    }

    /// The font files of the project around a document, or else of its repository: those that an Info.plist lists first,
    /// then the others, each in the order of the paths.
    ///
    /// An app may also register fonts in code, so the files that no property list names are taken, too.
    /// - Parameter folder: the document's folder.
    package static func files(ofProjectAround folder: URL) -> [URL] {
        for root in ProjectFolder.roots(around: folder.path) {
            // A project with too many files has no index, and so no fonts.
            guard let index = try? ResourceIndex.of(root) else { continue }
            let fonts = index.paths(withExtensions: extensions)
            guard !fonts.isEmpty else { continue }
            let lists = index.paths(withExtensions: ["plist"]).filter { $0.hasSuffix("Info.plist") }
            let listed = Set(lists.prefix(maximumLists).flatMap { names(listedIn: root + "/" + $0) })
            func isListed(_ path: String) -> Bool { listed.contains((path as NSString).lastPathComponent) }
            return (fonts.filter(isListed) + fonts.filter { !isListed($0) }).compactMap { path in
                guard let real = Folder.realPath(root + "/" + path), Folder.contains(root, real) else { return nil }
                return URL(fileURLWithPath: real)
            }
        }
        return []
    }

    /// The names of the files, without folders, that an Info.plist lists; empty for a damaged one.
    static func names(listedIn path: String) -> [String] {
        guard let data = try? BoundedFile.read(path, limit: maximumListBytes),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let names = list[key] as? [String]
        else { return [] }
        return names.map { ($0 as NSString).lastPathComponent }
    }

    private static func isFont(_ name: String) -> Bool {
        extensions.contains((name as NSString).pathExtension.lowercased())
    }

    private static func precedes(_ one: String, _ other: String) -> Bool {
        one.utf8.lexicographicallyPrecedes(other.utf8)
    }
}
