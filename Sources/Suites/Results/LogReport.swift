public import Digest
public import Snapshots

/// What became of the log of a layout's steps.
public struct LogReport: Sendable, Hashable {
    /// The golden's name without folder and extension.
    public var name: String
    /// Where the golden lies in the folder of goldens, and its artifact in that of the report, without extension.
    public var path: String
    /// The device's slug.
    public var device: String
    public var status: PictureResult.Status
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

    public init(name: String, path: String, device: String, status: PictureResult.Status) {
        self.name = name
        self.path = path
        self.device = device
        self.status = status
    }
}
