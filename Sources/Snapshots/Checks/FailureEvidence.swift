public import Foundation

/// The files for reviewing a failure, as bytes.
public struct FailureEvidence: Sendable {
    public var files: [FailureArtifacts.Kind: Data] = [:]
    /// What a strategy of a Swift test adds, by the ends of the names of the files; no report shows it.
    public var attachments: [(name: String, data: Data)] = []

    public init() {}

    /// Adds what a strategy attaches, by the end of the file's name: of a picture it may be what reports show, too.
    public mutating func attach(_ data: Data, named end: String, to name: GoldenName) {
        if name.content == .picture, let kind = FailureArtifacts.Kind.allCases.first(where: { $0.end == end }) {
            files[kind] = data
        } else {
            attachments.append((end, data))
        }
    }
}

/// The result, with the files of a failure as bytes, which take much memory: keep only the result.
public struct Checked<Result: Sendable>: Sendable {
    public let result: Result
    public let evidence: FailureEvidence
}
