import Foundation
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
    /// A dark picture belongs to the light one beside it: a run in light appearance does not take it.
    public func obsolete(in goldens: GoldenStore) throws -> [String] {
        try goldens.paths().filter { path in
            !files.contains(path) && !files.contains(path.replacingOccurrences(of: ".dark.", with: "."))
        }
    }
}
