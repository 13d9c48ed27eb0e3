import Foundation
package import SourceRewriting

/// Finds the image and colour sets in the asset catalogues of a target.
package enum CatalogueReader {
    /// The maximum number of files and folders of a target; the symbols of a larger one are left out.
    private static let limit = 100_000
    /// Folders that are not a target's own.
    private static let skipped: Set = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

    /// The sets of the target with some sources, in the order of their paths.
    package static func symbols(ofTargetWith sources: [String]) -> AssetSymbols {
        guard let folder = folder(ofTargetWith: sources) else { return AssetSymbols([]) }
        var symbols: [AssetSymbol] = []
        for path in paths(below: folder) {
            let parts = path.split(separator: "/").map(String.init)
            guard let catalogue = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }), catalogue < parts.count - 1,
                let kind = AssetSymbol.Kind.allCases.first(where: { path.hasSuffix(".\($0.rawValue)set") })
            else { continue }
            let groups = parts[(catalogue + 1)..<(parts.count - 1)].indices.filter { place in
                isNamespace(folder + "/" + parts[...place].joined(separator: "/"))
            }
            let stem = parts[parts.count - 1].dropLast("\(kind.rawValue)set".count + 1)
            symbols.append(AssetSymbol(kind, (groups.map { parts[$0] } + [String(stem)]).joined(separator: "/")))
        }
        return AssetSymbols(symbols)
    }

    /// The folder of a target: the nearest that contains all its sources, or a parent of it that is directly in a folder
    /// of targets. Sources that SwiftPM wrote do not count.
    static func folder(ofTargetWith sources: [String]) -> String? {
        let own = sources.map {
            URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().pathComponents
        }
        .filter { !$0.contains("DerivedSources") }
        guard var common = own.first else { return nil }
        for folder in own { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
        let targets = common.lastIndex { ["Sources", "Source", "src", "srcs", "Tests"].contains($0) }
        if let targets, targets + 1 < common.count { common = Array(common[...(targets + 1)]) }
        guard common.count > 1 else { return nil }
        return "/" + common.dropFirst().joined(separator: "/")
    }

    /// The paths of all folders below a folder, relative to it, in order; empty for too many.
    private static func paths(below folder: String) -> [String] {
        var paths: [String] = []
        var rest = [""]
        var count = 0
        while let place = rest.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + place)) ?? []
            count += names.count
            guard count <= limit else { return [] }
            for name in names where !name.hasPrefix(".") && !skipped.contains(name) {
                let path = place.isEmpty ? name : place + "/" + name
                // A link may lead in circles or out of the target.
                let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)
                guard attributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
                paths.append(path)
                if !name.hasSuffix("set") { rest.append(path) }
            }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether the names in a group begin with the group's name.
    private static func isNamespace(_ group: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: group + "/Contents.json"),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool == true
    }
}
