import Basics
import Foundation
import JSON

/// The sets of asset catalogues, by name.
struct CatalogueSets: Sendable {
    /// The paths of the sets, relative to the folder that was listed, in order.
    private var paths: [AssetKind: [String: [String]]] = [:]
    /// The names that also have a group in front, for groups that are no name spaces. Layouts may spell them out.
    private var pathsWithGroups: [AssetKind: [String: [String]]] = [:]

    static let catalogueExtension = ".xcassets"

    /// The paths of the sets of that name; the first one counts.
    func paths(_ kind: AssetKind, named name: String) -> [String] {
        paths[kind]?[name] ?? pathsWithGroups[kind]?[name] ?? []
    }

    /// The names of all sets of a kind, as an app knows them, in order.
    func names(_ kind: AssetKind) -> [String] {
        (paths[kind] ?? [:]).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Adds the set at `path`, if there is one.
    /// - Parameters:
    ///   - isNamespace: gets the path of a group. The names of a name space's sets have its name in front, and only so
    ///     are they found.
    mutating func add(_ path: String, isNamespace: (String) -> Bool) {
        guard let kind = CatalogueSets.kind(of: path) else { return }
        var components = path.split(separator: "/").map(String.init)
        guard let set = components.popLast() else { return }
        let start = components.lastIndex { $0.lowercased().hasSuffix(CatalogueSets.catalogueExtension) }
        guard let start else { return }
        let groups = components[(start + 1)...]
        // The layers of an image stack are no images of the app.
        guard !groups.contains(where: { $0.hasSuffix(".imagestack") }) else { return }
        let name = String(set.dropLast(kind.rawValue.utf8.count + 1))
        guard !name.isEmpty else { return }
        var spaces: [String] = []
        for end in groups.indices {
            let group = components[...end].joined(separator: "/")
            if isNamespace(group) { spaces.append(components[end]) }
        }
        paths[kind, default: [:]][(spaces + [name]).joined(separator: "/"), default: []].append(path)
        if !groups.isEmpty, spaces.isEmpty {
            pathsWithGroups[kind, default: [:]][(groups + [name]).joined(separator: "/"), default: []].append(path)
        }
    }

    /// Whether a folder of a catalogue is a set, whose files are only looked at when it is read.
    static func isSet(_ path: String) -> Bool {
        guard path.utf8.suffix(3).elementsEqual("set".utf8), let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            return false
        }
        return !path.utf8[dot...].contains(UInt8(ascii: "/"))
    }

    private static func kind(of path: String) -> AssetKind? {
        guard path.hasSuffix("set") else { return nil }
        return AssetKind.allCases.first { path.hasSuffix("." + $0.rawValue) }
    }

    /// Whether the `Contents.json` of a group makes it a name space. A file that cannot be read does not.
    static func isNamespace(groupAt path: String) -> Bool {
        guard let data = try? BoundedFile.read(path + "/Contents.json", limit: AssetSetFile.maximumBytes),
            let document = try? JSONReader.parse(data)
        else { return false }
        return document.root["properties"]?["provides-namespace"]?.content == .boolean(true)
    }
}
