import Basics
import Foundation

/// How goldens are kept, for layouts and for Swift tests: their folder, when they are written, and where the files for
/// reviewing a failure go.
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

    /// Records the golden where the mode says so, leaves what there is to judge, and removes what an earlier run left.
    ///
    /// - Parameters:
    ///   - standing: how the content stands to its golden.
    ///   - golden: what the golden was when it was compared.
    ///   - outdated: the files that recording writes; the others are up to date.
    ///   - failing: the files that are not as they should be.
    ///   - encode: makes the bytes of one file of the new golden; called once at most for each.
    ///   - evidence: makes what there is to look at beside the failing files.
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
