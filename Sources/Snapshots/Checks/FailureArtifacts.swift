import Comparison
public import Files
public import Foundation
import ImageCodecs

/// The pictures and texts that people need to judge a failure, in a folder of reports:
/// `<layout>/<name>.reference.png`, `.actual.png`, `.difference.png`, `.actual.txt`, `.frames.txt`, `.actual.log`.
///
/// `.actual.png`, `.actual.txt` and `.actual.log` are what `record` would write: to accept a change is to copy them.
public struct FailureArtifacts: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The golden's own bytes.
        case reference = "reference.png"
        case actual = "actual.png"
        case difference = "difference.png"
        case tree = "actual.txt"
        /// Which views moved, in points.
        case frames = "frames.txt"
        /// What happened while a script ran.
        case log = "actual.log"
    }

    public let folder: ContainedFolder

    public init(root: URL) {
        folder = ContainedFolder(root: root)
    }

    /// Relative to the folder of reports.
    public func path(_ kind: Kind, of name: GoldenName) -> String {
        path(of: name) + kind.rawValue
    }

    /// What the paths of all kinds begin with.
    private func path(of name: GoldenName) -> String { "\(name.folder)/\(name.stem)." }

    public func url(_ kind: Kind, of name: GoldenName) -> URL {
        folder.url(path(kind, of: name))
    }

    /// Writes what there is and removes what an earlier run left of the rest.
    ///
    /// - Returns: the kinds that were written.
    @discardableResult
    public func write(_ contents: [Kind: Data], of name: GoldenName) throws(FileError) -> Set<Kind> {
        // Most pictures pass, and in most suites nothing lies there of an earlier run.
        if contents.isEmpty, !folder.contains(name.folder) { return [] }
        let path = path(of: name)
        for kind in Kind.allCases {
            if let data = contents[kind] {
                // A report that a power failure damages is made again.
                try folder.write(data, to: path + kind.rawValue, isFlushed: false)
            } else {
                try folder.remove(path + kind.rawValue)
            }
        }
        return Set(contents.keys)
    }

    /// Removes what an earlier run left.
    public func clear(_ name: GoldenName) throws(FileError) {
        try write([:], of: name)
    }
}
