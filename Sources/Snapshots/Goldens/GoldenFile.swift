public import Digest

/// The files that a golden may consist of, by their extensions.
public enum GoldenFile: String, Sendable, Hashable, CaseIterable {
    case picture = "png"
    /// The view tree beside a picture.
    case tree = "txt"
    /// The view tree beside a picture of a Swift test.
    case frames = "frames.txt"
    /// What happened while a script ran.
    case log = "log"

    /// What is left behind of a failure and would take this file's place.
    public var artifact: FailureArtifacts.Kind {
        switch self {
        case .picture: .actual
        case .tree: .tree
        case .frames: .actualFrames
        case .log: .log
        }
    }
}

/// Which bytes the files of a golden have; of a file that is not there, nothing.
public typealias GoldenDigests = [GoldenFile: ContentDigest]
