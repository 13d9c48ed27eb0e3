import Foundation

/// The folders in which the documents of an app are.
///
/// An app of iOS has one bundle. On Linux each module with resources has its own, `PACKAGE_MODULE.resources` beside the
/// program; they all count as the main bundle.
@MainActor
enum NibFolders {
    /// A document, in a bundle or in one of the folders for localisations that every app has. Which localisation the user
    /// prefers is not asked: Interface Builder's documents are in `Base.lproj`.
    /// - Parameter module: the module whose document counts, if several have one of that name.
    static func url(of name: String, _ type: String, in bundle: Bundle?, near module: String? = nil) -> URL? {
        guard !name.contains("/"), !name.contains("\0") else { return nil }
        let file = name + "." + type
        if let folder = bundle?.resourceURL, let url = url(of: file, in: folder) { return url }
        guard bundle == nil || bundle?.bundlePath == Bundle.main.bundlePath else { return nil }
        let all = ofMainBundle[file] ?? []
        return all.first { url in module.map { url.path.contains("_\($0).resources/") } ?? true } ?? all.first
    }

    /// Whether the main bundle has any nibs, so that controllers' classes need be asked for their names at all.
    static let hasNibs = ofMainBundle.keys.contains { $0.hasSuffix(".xib") }

    private static func url(of file: String, in folder: URL) -> URL? {
        localisations.map { folder.appendingPathComponent($0 + file) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static let localisations = ["", "Base.lproj/", "base.lproj/", "en.lproj/"]

    /// The documents beside the program and in the bundles beside it, by file name. They are listed once.
    private static let ofMainBundle: [String: [URL]] = {
        let program = URL(fileURLWithPath: Bundle.main.bundlePath)
        let bundles = names(in: program).filter { $0.hasSuffix(".resources") }.sorted()
        var found: [String: [URL]] = [:]
        for folder in [program] + bundles.map({ program.appendingPathComponent($0) }) {
            for inner in localisations {
                let inside = inner.isEmpty ? folder : folder.appendingPathComponent(inner)
                for name in names(in: inside) where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
                    found[name, default: []].append(inside.appendingPathComponent(name))
                }
            }
        }
        return found
    }()

    private static func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }
}
