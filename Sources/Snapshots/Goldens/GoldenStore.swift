public import Basics
public import Foundation

/// A folder of goldens: `Snapshots/<layout>/…png` and `.txt`, and `.log` for layouts with steps; for Swift tests
/// `__Snapshots__/<file of the test>/…`.
public struct GoldenStore: Sendable, Hashable {
    public let folder: ContainedFolder

    public init(root: URL) {
        folder = ContainedFolder(root: root)
    }

    /// The files of a golden; either may be missing.
    public func read(_ name: GoldenName) throws(FileError) -> Golden {
        Golden(
            picture: GoldenPicture(try read(.picture, of: name)), treeText: try read(name.tree, of: name),
            tree: name.tree)
    }

    /// The bytes of one file of a golden; nil if the file does not exist.
    package func read(_ file: GoldenFile, of name: GoldenName) throws(FileError) -> Data? {
        try read(file, at: name.path)
    }

    /// The digest of one file of a golden; nil if the file does not exist.
    ///
    /// - Parameter path: the golden's path, without extension.
    public func digest(of file: GoldenFile, at path: String) throws(FileError) -> ContentDigest? {
        try read(file, at: path).map { ContentDigest(of: $0) }
    }

    private func read(_ file: GoldenFile, at path: String) throws(FileError) -> Data? {
        try folder.read(file.path(of: path), limit: GoldenStore.limit(of: file))
    }

    /// The maximum size of a file of this kind, in bytes.
    static func limit(of file: GoldenFile) -> Int {
        switch file {
        // No picture within `ImageLimits` has a file this large, but a Swift test may keep bytes of any kind.
        case .picture, .text: 512 << 20
        case .tree, .frames, .log: 64 << 20
        }
    }

    /// Writes files, each atomically; a file that already has the same bytes is not touched.
    ///
    /// - Returns: whether a file changed.
    func write(_ files: [(file: GoldenFile, data: Data)], as name: GoldenName) throws(FileError) -> Bool {
        var hasChanged = false
        for (file, data) in files {
            if try folder.write(data, to: name.path(file)) != .unchanged { hasChanged = true }
        }
        return hasChanged
    }
}
