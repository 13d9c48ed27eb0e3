public import Basics

/// The kinds of files of a golden, with their extensions and their names in `results.json`.
public enum GoldenFile: String, Sendable, Hashable, CaseIterable {
    case picture = "png"
    /// The view tree beside a picture.
    case tree = "txt"
    /// The view tree beside a picture of a Swift test.
    case frames = "frames.txt"
    /// The log of events of a script.
    case log = "log"
    /// Any other snapshot of a Swift test. Its path contains its own extension, or none.
    case text = "text"

    /// The kinds of files in a folder of goldens of layouts.
    static let ofLayouts: [GoldenFile] = [.picture, .tree, .log]

    /// The path of the file.
    ///
    /// - Parameter golden: the golden's path, or its name alone.
    public func path(of golden: String) -> String { self == .text ? golden : "\(golden).\(rawValue)" }

    /// The artifact that would replace this file.
    public var artifact: FailureArtifacts.Kind {
        switch self {
        case .picture: .actual
        case .tree: .tree
        case .frames: .actualFrames
        case .log: .log
        case .text: .text
        }
    }
}

/// The digests of a golden's files; a file that does not exist has none.
public typealias GoldenDigests = [GoldenFile: ContentDigest]
