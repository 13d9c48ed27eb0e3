import Basics
import Foundation

/// A golden picture on disk, with the text of its tree.
public struct Golden: Sendable {
    public let picture: GoldenPicture
    let treeText: Data?
    /// What the text's file is.
    let tree: GoldenFile

    /// What can be recognised again later.
    public var digests: GoldenDigests {
        var digests: GoldenDigests = [:]
        if picture.state != .missing { digests[.picture] = ContentDigest(of: picture.data) }
        if let treeText { digests[tree] = ContentDigest(of: treeText) }
        return digests
    }
}
