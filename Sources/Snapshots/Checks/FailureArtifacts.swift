public import Basics
public import Foundation
import JSON

/// The pictures and texts for reviewing a failure, in a folder of reports: `<layout>/<name>.reference.png`,
/// `.actual.png`, `.difference.png`, `.actual.txt`, `.actual.frames.txt`, `.frames.txt`, `.constraints.json`,
/// `.actual.log`, `.actual`; or in a folder with the same structure as that of the goldens.
///
/// Files with `actual` in their names have the contents that `record` would write: accepting a change copies them.
public struct FailureArtifacts: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The unchanged bytes of the golden.
        case reference = "reference.png"
        case actual = "actual.png"
        case difference = "difference.png"
        case tree = "actual.txt"
        /// The tree of a Swift test, whose golden has another extension.
        case actualFrames = "actual.frames.txt"
        /// The views that moved, in points.
        case frames = "frames.txt"
        /// The constraints and other causes that place the views of a picture, as a ``ConstraintsReport``. On request,
        /// it is also written for a picture that passed.
        case constraints = "constraints.json"
        /// The log of events of a script.
        case log = "actual.log"
        /// A text of a Swift test, whose path has an extension already.
        case text = "actual"

        /// The artifact's path in the folder of reports.
        ///
        /// - Parameter golden: the path of the golden, without extension.
        public func path(of golden: String) -> String { "\(golden).\(rawValue)" }

        /// The end of the artifact's name in a folder that is structured like that of the goldens; nil for an artifact
        /// that may become a golden.
        var end: String? {
            switch self {
            case .reference, .difference, .constraints: rawValue
            // `frames.txt` is the name of a golden, so the changes have another one.
            case .frames: "changes.txt"
            case .actual, .tree, .actualFrames, .log, .text: nil
            }
        }
    }

    /// The names of the files.
    public enum Naming: Sendable, Hashable {
        /// The names for the page of a report: `login.actual.png`.
        case report
        /// The names of the goldens for the new contents, so that copying the folder over that of the goldens accepts
        /// them. All other files, such as `card.a.difference.png` and `card.a.changes.txt`, have a name with one dot
        /// more than any golden of a Swift test, so that no assertion reads them.
        case goldens
    }

    public let folder: ContainedFolder
    private let naming: Naming
    /// The folder of all artifacts; nil if each has the folder of its golden.
    private let place: String?

    /// - Parameters:
    ///   - naming: the names of the files.
    ///   - place: a folder in the root for all artifacts; empty for the root itself. If nil, each has the folder of its
    ///     golden.
    public init(root: URL, naming: Naming = .report, in place: String? = nil) {
        folder = ContainedFolder(root: root)
        self.naming = naming
        self.place = place
    }

    /// The path relative to the folder of reports.
    public func path(_ kind: Kind, of name: GoldenName) -> String {
        let golden = name.path(in: place ?? name.folder)
        guard naming == .goldens else { return kind.path(of: golden) }
        if let end = kind.end { return "\(golden).\(end)" }
        return GoldenFile.allCases.first { $0.artifact == kind }?.path(of: golden) ?? golden
    }

    /// The files in the order in which messages list them: first those that may become the golden, then those that
    /// explain it.
    public func files(_ evidence: FailureEvidence, of name: GoldenName) -> [(path: String, data: Data)] {
        let files = kinds(of: name).compactMap { kind in evidence.files[kind].map { (path(kind, of: name), $0) } }
        guard naming == .goldens else { return files }
        return files + evidence.attachments.map { (attachmentPath($0.name, of: name), $0.data) }
    }

    /// Writes the files for a golden's failure, and removes those of an earlier run.
    ///
    /// - Returns: the digests of the written files.
    @discardableResult
    public func write(
        _ evidence: FailureEvidence, of name: GoldenName
    ) throws(FileError) -> [Kind: ContentDigest] {
        let files = files(evidence, of: name)
        // Most pictures pass, and an earlier run usually left no files.
        if files.isEmpty, !folder.contains(place ?? name.folder) { return [:] }
        let kinds = kinds(of: name)
        for kind in kinds where evidence.files[kind] == nil { try folder.remove(path(kind, of: name)) }
        if naming == .goldens, name.content == .text {
            try folder.remove(attachmentPath(FailureArtifacts.patch, of: name))
        }
        // Flushing is unnecessary, because the report can be made again after a power failure.
        for file in files { try folder.write(file.data, to: file.path, isFlushed: false) }
        return evidence.files.filter { kinds.contains($0.key) }.mapValues { ContentDigest(of: $0) }
    }

    /// Writes the causes that place the views of a picture.
    ///
    /// - Returns: the digest of the file.
    public func write(_ constraints: ConstraintsReport, of name: GoldenName) throws(FileError) -> ContentDigest {
        let data = Data(constraints.jsonText.utf8)
        try folder.write(data, to: path(.constraints, of: name), isFlushed: false)
        return ContentDigest(of: data)
    }

    /// The end of the name of the file that a strategy for texts attaches.
    public static let patch = "difference.patch"

    /// The kinds of artifacts that a golden of this name can have.
    private func kinds(of name: GoldenName) -> [Kind] {
        switch name.form {
        case .layout: [.actual, .tree, .log, .reference, .frames, .difference, .constraints]
        case .picture: [.actual, .actualFrames, .reference, .frames, .difference]
        case .text: [.text]
        }
    }

    private func attachmentPath(_ attachment: String, of name: GoldenName) -> String {
        GoldenName.joined(place ?? name.folder, "\(name.stem).\(attachment)")
    }

    /// Copies the artifacts of a golden from another report, and removes all its other artifacts.
    ///
    /// - Parameters:
    ///   - digests: the digests of the artifacts to copy.
    ///   - path: the path of the golden, without extension.
    /// - Returns: the artifacts that are missing or different in the other report.
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

    /// The maximum size of a file. No picture within the limits has a file this large.
    private static let largestFile = 512 << 20
}
