public import Snapshots

/// Which goldens belong to the pictures and logs of a suite.
public struct GoldenOwners: Sendable, Hashable {
    /// In the folder of goldens.
    private var files = Set<String>()

    public init() {}

    /// - Parameter path: of the golden, without extension.
    public mutating func add(picture path: String) {
        files.insert("\(path).\(GoldenFile.picture.rawValue)")
        files.insert("\(path).\(GoldenFile.tree.rawValue)")
    }

    /// - Parameter path: of the golden, without extension.
    public mutating func add(log path: String) {
        files.insert("\(path).\(GoldenFile.log.rawValue)")
    }

    /// Goldens that belong to nobody, by their path in the folder of goldens, in order.
    ///
    /// A picture in dark, in another size of text or from right to left belongs to the plain one beside it: a run that
    /// was not asked for such pictures does not take them.
    public func obsolete(in goldens: GoldenStore) throws -> [String] {
        try goldens.paths().filter { !files.contains($0) && !files.contains(GoldenOwners.plain($0)) }
    }

    /// The path without what tells how the device is set up.
    private static func plain(_ path: String) -> String {
        var parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard let ending = parts.popLast() else { return path }
        while let last = parts.last, PictureVariant.nameParts.contains(String(last)) { parts.removeLast() }
        return (parts + [ending]).joined(separator: ".")
    }
}
