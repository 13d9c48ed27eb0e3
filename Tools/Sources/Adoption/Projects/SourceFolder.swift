import Foundation

/// The files below a folder, without those that are not the project's own.
struct SourceFolder {
    let path: String

    /// Folders of dependencies and builds, and of what this command writes.
    private static let skipped: Set = [
        "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "fastlane", "vendor", "Vendor",
        "StandIns",
    ]
    private static let foreign: Set = ["m", "mm", "c", "cc", "cpp"]
    /// The largest number of files: more are another project's, or a whole disk.
    private static let limit = 20_000

    /// The paths of all files of a kind, in alphabetical order.
    func files(skippingTests skipsTests: Bool, where isWanted: (String) -> Bool = { _ in true }) throws -> [String] {
        var result: [String] = []
        try walk(path, skipsTests, depth: 0, isWanted, &result)
        return result.sorted()
    }

    private func walk(
        _ folder: String, _ skipsTests: Bool, depth: Int, _ isWanted: (String) -> Bool, _ result: inout [String]
    ) throws {
        guard depth < 64 else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasPrefix(".") {
            let path = folder + "/" + name
            switch try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
            case .typeDirectory where !Self.skipped.contains(name) && !(skipsTests && name.hasSuffix("Tests")):
                try walk(path, skipsTests, depth: depth + 1, isWanted, &result)
            case .typeRegular where isWanted(path):
                result.append(path)
                guard result.count <= Self.limit else {
                    throw AdoptionError("\(self.path): more than \(Self.limit) files: name the folder of one app")
                }
            default: break
            }
        }
    }

    /// Whether a folder of this name has nothing of the project's own.
    static func isForeignFolder(_ name: String) -> Bool { skipped.contains(name) }

    static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift") }

    static func isForeign(_ path: String) -> Bool { foreign.contains((path as NSString).pathExtension) }

    static func isDocument(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }
}
