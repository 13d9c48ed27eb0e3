import Comparison
public import Foundation
public import Geometry
import ImageCodecs
public import JSON

/// A golden as it lies on disk: the picture and the text of the tree beside it.
public struct Golden: Sendable {
    public let picture: GoldenPicture
    let treeText: Data?

    /// What can be recognised again later.
    public var digests: GoldenDigests {
        var digests: GoldenDigests = [:]
        if picture.state != .missing { digests[.picture] = ContentDigest(of: picture.data) }
        if let treeText { digests[.tree] = ContentDigest(of: treeText) }
        return digests
    }
}

/// The folder of goldens: `Snapshots/<layout>/…png` and `.txt`, and `.log` for layouts with steps.
public struct GoldenStore: Sendable, Hashable {
    /// No picture within `ImageLimits` has a file this large.
    private static let largestPicture = 512 << 20
    private static let largestTree = 64 << 20

    public let folder: ContainedFolder

    public init(root: URL) {
        folder = ContainedFolder(root: root)
    }

    /// What there is of a golden; neither file need be there.
    public func read(_ name: GoldenName) throws(FileError) -> Golden {
        Golden(
            picture: GoldenPicture(try folder.read(name.picturePath, limit: GoldenStore.largestPicture)),
            treeText: try folder.read(name.treePath, limit: GoldenStore.largestTree))
    }

    /// The digest of one file of a golden; nil if it is not there.
    ///
    /// - Parameter path: of the golden, without extension.
    public func digest(of file: GoldenFile, at path: String) throws(FileError) -> ContentDigest? {
        try folder.read(file.path(of: path), limit: GoldenStore.limit(of: file)).map { ContentDigest(of: $0) }
    }

    /// Bytes that no file of this kind exceeds.
    static func limit(of file: GoldenFile) -> Int {
        // A Swift test keeps bytes of any kind.
        file == .picture || file == .text ? largestPicture : largestTree
    }

    /// Writes the files, each atomically; one that has the same bytes already is not touched.
    ///
    /// - Parameter picture: `nil` leaves the picture as it is.
    /// - Returns: whether a file changed.
    @discardableResult
    public func write(picture: Data?, tree: Data, as name: GoldenName) throws(FileError) -> Bool {
        var changes: [ContainedFolder.Change] = []
        if let picture { changes.append(try folder.write(picture, to: name.picturePath)) }
        changes.append(try folder.write(tree, to: name.treePath))
        return changes.contains { $0 != .unchanged }
    }
}

extension GoldenStore {
    /// The bytes of a log; nil if there is none.
    func readLog(_ name: GoldenName) throws(FileError) -> Data? {
        try folder.read(name.logPath, limit: GoldenStore.largestTree)
    }

    /// Writes a log, atomically; one that has the same bytes already is not touched.
    ///
    /// - Returns: whether the file changed.
    func write(log: Data, as name: GoldenName) throws(FileError) -> Bool {
        try folder.write(log, to: name.logPath) != .unchanged
    }
}
