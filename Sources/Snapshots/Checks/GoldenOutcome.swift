public import Basics

/// What became of a golden, whatever is kept.
public struct GoldenOutcome: Sendable, Equatable {
    public let name: GoldenName
    /// Before anything was recorded.
    public let standing: GoldenStanding
    /// Whether the mode had it written, changed or not.
    public let isWritten: Bool
    /// Whether a golden was written that was not there or was another one.
    public let isRecorded: Bool
    /// What was written for people to judge the failure, by digest.
    public let artifacts: [FailureArtifacts.Kind: ContentDigest]
    /// What the golden was when it was compared; empty for one that passed, which nobody has to know.
    public let golden: GoldenDigests

    /// Whether what was left may take the golden's place.
    var isAcceptable: Bool {
        (standing == .differs || standing == .missing) && !isWritten && !artifacts.isEmpty
    }
}

/// What a check found.
public protocol GoldenResult: Sendable {
    var outcome: GoldenOutcome { get }
    /// Whether what was left may take the golden's place.
    var isAcceptable: Bool { get }
}

extension GoldenResult {
    public var name: GoldenName { outcome.name }
    public var isRecorded: Bool { outcome.isRecorded }
    public var artifacts: [FailureArtifacts.Kind: ContentDigest] { outcome.artifacts }
    public var golden: GoldenDigests { outcome.golden }
    public var isAcceptable: Bool { outcome.isAcceptable }
}
