public import Foundation

/// The files for reviewing a failure, as bytes.
public struct FailureEvidence: Sendable {
    public var files: [FailureArtifacts.Kind: Data] = [:]
    /// The files that a strategy of a Swift test attaches, by the ends of their names. No report shows them.
    public var attachments: [(name: String, data: Data)] = []

    public init() {}

    /// Adds a file that a strategy attaches, by the end of its name. For a picture, it may be one of the files that
    /// reports show.
    public mutating func attach(_ data: Data, named end: String, to name: GoldenName) {
        if name.content == .picture, let kind = FailureArtifacts.Kind.allCases.first(where: { $0.end == end }) {
            files[kind] = data
        } else {
            attachments.append((end, data))
        }
    }
}

/// A result, with the files of a failure as bytes. Keep only the result, because the bytes take much memory.
public struct Checked<Result: Sendable>: Sendable {
    public let result: Result
    public let evidence: FailureEvidence
}
