public import Basics

/// The outcome for a golden of any kind.
public struct GoldenOutcome: Sendable, Equatable {
    public let name: GoldenName
    /// The standing before anything was recorded.
    public let standing: GoldenStanding
    /// Whether the golden was written because of the mode, changed or not.
    public let isWritten: Bool
    /// Whether a golden was written that is new or differs from the old one.
    public let isRecorded: Bool
    /// The digests of the files written for reviewing the failure.
    public let artifacts: [FailureArtifacts.Kind: ContentDigest]
    /// The digests of the golden's files when it was compared; empty if it passed.
    public let golden: GoldenDigests

    /// Whether the artifacts may replace the golden.
    var isAcceptable: Bool {
        (standing == .differs || standing == .missing) && !isWritten && !artifacts.isEmpty
    }
}

/// The result of a check.
public protocol GoldenResult: Sendable {
    var outcome: GoldenOutcome { get }
    /// Whether the artifacts may replace the golden.
    var isAcceptable: Bool { get }
}

extension GoldenResult {
    public var name: GoldenName { outcome.name }
    public var isRecorded: Bool { outcome.isRecorded }
    public var artifacts: [FailureArtifacts.Kind: ContentDigest] { outcome.artifacts }
    public var golden: GoldenDigests { outcome.golden }
    public var isAcceptable: Bool { outcome.isAcceptable }
}
