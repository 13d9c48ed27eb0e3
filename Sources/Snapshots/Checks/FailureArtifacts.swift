public import Basics
public import Foundation
import JSON

/// The pictures and texts for reviewing a failure, in a folder of reports: `<layout>/<name>.reference.png`,
/// `.actual.png`, `.difference.png`, `.actual.txt`, `.actual.frames.txt`, `.frames.txt`, `.constraints.json`,
/// `.actual.log`, `.actual`; or in a folder with the same structure as that of the goldens.
///
/// Files with `actual` in their names are what `record` would write: accepting a change copies them.
public struct FailureArtifacts: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The golden's own bytes.
        case reference = "reference.png"
        case actual = "actual.png"
        case difference = "difference.png"
        case tree = "actual.txt"
        /// The tree of a Swift test, whose file has another name.
        case actualFrames = "actual.frames.txt"
        /// Which views moved, in points.
        case frames = "frames.txt"
        /// What places the views of a picture, a ``ConstraintsReport``; also of one that passed, on request.
        case constraints = "constraints.json"
        /// The log of events of a script.
        case log = "actual.log"
        /// A text of a Swift test, whose path has an extension already.
        case text = "actual"

        /// Its path in the folder of reports.
        ///
        /// - Parameter golden: the path of the golden, without extension.
        public func path(of golden: String) -> String { "\(golden).\(rawValue)" }

        /// How its name ends in a folder that is made like that of the goldens; nil for what may become a golden.
        var end: String? {
            switch self {
            case .reference, .difference, .constraints: rawValue
            // The golden's frames have the same name as these in a report.
            case .frames: "changes.txt"
            case .actual, .tree, .actualFrames, .log, .text: nil
            }
        }
    }

    /// How the files are named.
    public enum Naming: Sendable, Hashable {
        /// As the page of a report wants them: `login.actual.png`.
        case report
        /// What was taken now has the names of its golden, so that copying the folder over that of the goldens takes it
        /// over. What else there is to look at, such as `card.a.difference.png` and `card.a.changes.txt`, has a name
        /// with one dot more than any golden of a Swift test, which no assertion reads.
        case goldens
    }

    public let folder: ContainedFolder
    private let naming: Naming
    /// Where all of them lie, in place of the goldens' own folders.
    private let place: String?

    /// - Parameters:
    ///   - naming: what the files are called.
    ///   - place: a folder in the root for all of them, in place of the goldens' own; empty for the root itself.
    public init(root: URL, naming: Naming = .report, in place: String? = nil) {
        folder = ContainedFolder(root: root)
        self.naming = naming
        self.place = place
    }

    /// Relative to the folder of failures.
    public func path(_ kind: Kind, of name: GoldenName) -> String {
        let golden = name.path(in: place ?? name.folder)
        guard naming == .goldens else { return kind.path(of: golden) }
        if let end = kind.end { return "\(golden).\(end)" }
        return GoldenFile.allCases.first { $0.artifact == kind }?.path(of: golden) ?? golden
    }

    /// The files in the order in which people are told of them: what may become the golden, then what explains it.
    public func files(_ evidence: FailureEvidence, of name: GoldenName) -> [(path: String, data: Data)] {
        let files = kinds(of: name).compactMap { kind in evidence.files[kind].map { (path(kind, of: name), $0) } }
        guard naming == .goldens else { return files }
        return files + evidence.attachments.map { (attachmentPath($0.name, of: name), $0.data) }
    }

    /// Writes the files of a golden's failure, and removes those that an earlier run left.
    ///
    /// - Returns: what was written, by digest.
    @discardableResult
    public func write(
        _ evidence: FailureEvidence, of name: GoldenName
    ) throws(FileError) -> [Kind: ContentDigest] {
        let files = files(evidence, of: name)
        // Most pictures pass, and usually there is nothing left of an earlier run.
        if files.isEmpty, !folder.contains(place ?? name.folder) { return [:] }
        let kinds = kinds(of: name)
        for kind in kinds where evidence.files[kind] == nil { try folder.remove(path(kind, of: name)) }
        if naming == .goldens, name.content == .text {
            try folder.remove(attachmentPath(FailureArtifacts.patch, of: name))
        }
        // After a power failure the report can be made again.
        for file in files { try folder.write(file.data, to: file.path, isFlushed: false) }
        return evidence.files.filter { kinds.contains($0.key) }.mapValues { ContentDigest(of: $0) }
    }

    /// Writes what places the views of a picture.
    ///
    /// - Returns: the digest of the file.
    public func write(_ constraints: ConstraintsReport, of name: GoldenName) throws(FileError) -> ContentDigest {
        let data = Data(constraints.jsonText.utf8)
        try folder.write(data, to: path(.constraints, of: name), isFlushed: false)
        return ContentDigest(of: data)
    }

    /// The end of the name of what a strategy for texts adds.
    public static let patch = "difference.patch"

    /// What a golden of this name may leave.
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
}
