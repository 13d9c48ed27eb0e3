public import Geometry

/// What became of a text: the log of a layout's steps, or what a Swift test keeps that is no picture.
public struct LogReport: Sendable, Hashable {
    /// Which of the two: `log` or `text`.
    public var file = GoldenFile.log
    /// The golden's name without folder; the extension belongs to that of a Swift test.
    public var name: String
    /// Where the golden lies in the folder of goldens, and its artifact in that of the report, as the name.
    public var path: String
    /// The device's slug.
    public var device: String
    public var status: SnapshotStatus
    /// Whether UIKit would have raised an exception.
    public var isException = false
    /// What people should know, a line or more; nil if nothing.
    public var message: String?
    /// The golden as it was compared, where it is not what it should be.
    public var golden: GoldenDigests = [:]
    public var artifacts: [FailureArtifacts.Kind: ContentDigest] = [:]
    /// Nil where there is nothing to accept.
    public var acceptance: PictureReport.Acceptance?
    /// How long it took to compare it, in seconds.
    public var seconds = 0.0

    /// The golden's name with its extension.
    public var fileName: String { file.path(of: name) }

    public init(name: String, path: String, device: String, status: SnapshotStatus) {
        self.name = name
        self.path = path
        self.device = device
        self.status = status
    }
}
