public import Basics
package import JSON

/// The result of comparing a text: the log of a layout's steps, or a snapshot of a Swift test that is not a picture.
public struct LogReport: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The events of a layout's steps.
        case log
        /// The text of a Swift test.
        case text
    }

    public var kind = Kind.log
    /// The golden's name without folder; for a Swift test, it includes the extension.
    public var name: String
    /// The path of the golden in the folder of goldens, and of its artifact in the folder of the report, in the form of
    /// `name`.
    public var path: String
    /// The device's short name.
    public var device: String
    public var status: SnapshotStatus
    /// Whether UIKit would have raised an exception.
    public var isException = false
    /// A message for people, one or more lines; nil if there is none.
    public var message: String?
    /// The removed and added lines of the text, each after its sign, if texts were compared line by line.
    public var changedLines: [String] = []
    /// The duration of the comparison, in seconds.
    public var seconds = 0.0
    /// The action of `reflow accept`; nil if there is nothing to accept.
    public var acceptance: PictureReport.Acceptance?
    /// The digests of the golden when it was compared, if it failed.
    public var golden: GoldenDigests = [:]
    public var artifacts: [FailureArtifacts.Kind: ContentDigest] = [:]
}

extension LogReport {
    public init(kind: Kind = .log, name: String, path: String, device: String, status: SnapshotStatus) {
        self.init(kind: kind, name: name, path: path, device: device, status: status, isException: false)
    }

    /// The golden's file.
    public var file: GoldenFile {
        switch kind {
        case .log: .log
        case .text: .text
        }
    }

    /// The golden's name with its extension.
    public var fileName: String { file.path(of: name) }
}

extension LogReport: JSONRecord {
    package static let record = JSONRecordTable<LogReport>(
        name: "log",
        LogReport.init(
            kind:name:path:device:status:isException:message:changedLines:seconds:acceptance:golden:artifacts:),
        .required("kind", \.kind, orElse: .log, "events of a layout's steps, or of a Swift test"),
        .required("name", \.name, "the golden's name without folder; a text's with its extension"),
        .required("path", \.path, "of the golden, and of the artifact, as the name"),
        .required("device", \.device, "as used in golden names"),
        .required("status", \.status, "its result"),
        .required("exception", \.isException, "whether UIKit would have raised an exception"),
        .optional("message", \.message, "one or more lines for people"),
        .unless([], "changedLines", \.changedLines, "the lines of a text that differ, each after − or +"),
        .required("seconds", \.seconds, "duration of the comparison"),
        .optional("accept", \.acceptance, "what accept does with the golden"),
        .unless([:], "golden", \.golden, "digest of the golden's file when it was compared, by extension"),
        .unless([:], "artifacts", \.artifacts, "digests of the files in the report's folder, by extension"))
}

extension LogReport.Kind: JSONName {}
