import Comparison
public import Foundation
public import Geometry
import ImageCodecs
public import JSON

/// The pictures and texts that people need to judge a failure, in a folder of reports:
/// `<layout>/<name>.reference.png`, `.actual.png`, `.difference.png`, `.actual.txt`, `.actual.frames.txt`, `.frames.txt`,
/// `.actual.log`, `.actual`.
///
/// Those with `actual` in their names are what `record` would write: to accept a change is to copy them.
public struct FailureArtifacts: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The golden's own bytes.
        case reference = "reference.png"
        case actual = "actual.png"
        case difference = "difference.png"
        case tree = "actual.txt"
        /// The tree of a Swift test, which has another name beside its picture.
        case actualFrames = "actual.frames.txt"
        /// Which views moved, in points.
        case frames = "frames.txt"
        /// What happened while a script ran.
        case log = "actual.log"
        /// A text of a Swift test, whose path has an extension already.
        case text = "actual"

        /// Where it lies in the folder of reports.
        ///
        /// - Parameter golden: the path of the golden, without extension.
        public func path(of golden: String) -> String { "\(golden).\(rawValue)" }
    }

    public let folder: ContainedFolder

    public init(root: URL) {
        folder = ContainedFolder(root: root)
    }

    /// Relative to the folder of reports.
    public func path(_ kind: Kind, of name: GoldenName) -> String {
        kind.path(of: name.path)
    }

    public func url(_ kind: Kind, of name: GoldenName) -> URL {
        folder.url(path(kind, of: name))
    }

    /// Writes what there is and removes what an earlier run left of the rest.
    ///
    /// - Returns: what was written, by digest.
    @discardableResult
    public func write(
        _ contents: [Kind: Data], of name: GoldenName
    ) throws(FileError) -> [Kind: ContentDigest] {
        try write(contents, at: name.path)
    }

    /// Writes what there is of a golden and removes what an earlier run left of the rest.
    ///
    /// - Parameter path: of the golden, without extension.
    /// - Returns: what was written, by digest.
    @discardableResult
    public func write(_ contents: [Kind: Data], at path: String) throws(FileError) -> [Kind: ContentDigest] {
        // Most pictures pass, and in most suites nothing lies there of an earlier run.
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        if contents.isEmpty, !folder.contains(parent) { return [:] }
        for kind in Kind.allCases {
            if let data = contents[kind] {
                // A report that a power failure damages is made again.
                try folder.write(data, to: kind.path(of: path), isFlushed: false)
            } else {
                try folder.remove(kind.path(of: path))
            }
        }
        return contents.mapValues { ContentDigest(of: $0) }
    }

    /// Copies what another report has of a golden, and removes the rest.
    ///
    /// - Parameters:
    ///   - digests: of what there should be.
    ///   - path: of the golden, without extension.
    /// - Returns: what the other report has not, or has otherwise.
    public func copy(
        _ digests: [Kind: ContentDigest], of path: String, from other: FailureArtifacts
    ) throws(FileError) -> [Kind] {
        var missing: [Kind] = []
        for kind in Kind.allCases {
            let file = kind.path(of: path)
            if let digest = digests[kind] {
                if let data = try other.folder.read(file, limit: FailureArtifacts.largestFile),
                    ContentDigest(of: data) == digest
                {
                    try folder.write(data, to: file, isFlushed: false)
                } else {
                    missing.append(kind)
                }
            } else if other != self {
                try folder.remove(file)
            }
        }
        return missing
    }

    /// No picture within the limits has a file this large.
    private static let largestFile = 512 << 20

    /// Removes what an earlier run left.
    public func clear(_ name: GoldenName) throws(FileError) {
        try write([:], of: name)
    }
}
