import Basics
import Foundation

/// A golden picture on disk, with the text of its tree.
public struct Golden: Sendable {
    public let picture: GoldenPicture
    let treeText: Data?
    /// The kind of the text's file.
    let tree: GoldenFile

    /// The digests with which the golden can be recognised later.
    public var digests: GoldenDigests {
        var digests: GoldenDigests = [:]
        if picture.state != .missing { digests[.picture] = ContentDigest(of: picture.data) }
        if let treeText { digests[tree] = ContentDigest(of: treeText) }
        return digests
    }
}
