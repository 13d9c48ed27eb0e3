import Basics
import Foundation

/// The handling of goldens of layouts and of Swift tests: their folder, the mode in which they are written, and the
/// folder for the files of failures.
///
/// There is a check for each kind of content: ``SnapshotCheck`` for pictures with their trees, ``check(log:as:)`` and
/// ``check(_:named:difference:evidence:)``. Each compares the content with its golden; the consequences are the same
/// for all.
public struct GoldenWorkflow: Sendable {
    public var goldens: GoldenStore
    /// The folder for the files of failures, if any.
    public var artifacts: FailureArtifacts?
    public var mode: RecordMode

    public init(goldens: GoldenStore, artifacts: FailureArtifacts? = nil, mode: RecordMode) {
        self.goldens = goldens
        self.artifacts = artifacts
        self.mode = mode
    }

    /// Records the golden if the mode requires that, writes the files of a failure, and removes those of an earlier
    /// run.
    ///
    /// - Parameters:
    ///   - standing: the result of the comparison with the golden.
    ///   - golden: the digests of the golden when it was compared.
    ///   - outdated: the files that recording writes; the others are up to date.
    ///   - failing: the files that do not match.
    ///   - encode: makes the bytes of one file of the new golden; called at most once for each.
    ///   - evidence: makes the files for the review, in addition to the failing ones.
    func settle(
        _ name: GoldenName, _ standing: GoldenStanding, golden: @autoclosure () -> GoldenDigests,
        outdated: [GoldenFile], failing: [GoldenFile], encode: (GoldenFile) throws -> Data,
        evidence: () throws -> FailureEvidence
    ) throws -> Checked<GoldenOutcome> {
        var encoded: [GoldenFile: Data] = [:]
        func data(_ file: GoldenFile) throws -> Data {
            if let data = encoded[file] { return data }
            let data = try encode(file)
            encoded[file] = data
            return data
        }

        let isWritten = mode.records(standing)
        let isRecorded = isWritten ? try goldens.write(outdated.map { ($0, try data($0)) }, as: name) : false
        let isLeft = mode.leavesArtifacts(of: standing)
        var left = FailureEvidence()
        var digests: [FailureArtifacts.Kind: ContentDigest] = [:]
        if let artifacts {
            if isLeft {
                left = try evidence()
                for file in failing { left.files[file.artifact] = try data(file) }
            }
            digests = try artifacts.write(left, of: name)
        }
        return Checked(
            result: GoldenOutcome(
                name: name, standing: standing, isWritten: isWritten, isRecorded: isRecorded,
                artifacts: digests, golden: isLeft && !isWritten ? golden() : [:]),
            evidence: left)
    }
}
