import Comparison
import Digest
public import Files
public import Foundation
import ImageCodecs

/// A golden as it lies on disk: the picture and the text of the tree beside it.
public struct Golden: Sendable {
    public let picture: GoldenPicture
    let treeText: Data?
}

/// The folder of goldens: `Snapshots/<layout>/…png` and `.txt`.
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
