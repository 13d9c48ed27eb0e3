import Basics
public import Foundation

/// How a value with its own format and comparison, such as of a strategy in a Swift test, compares with its golden.
public struct ValueResult<Difference: Sendable>: GoldenResult {
    /// How it differs; nil if it does not, or was not compared.
    public let difference: Difference?
    public let outcome: GoldenOutcome
}

extension GoldenWorkflow {
    /// Compares a value with its golden, and records it if the mode says so.
    ///
    /// - Parameters:
    ///   - encode: makes the bytes of a new golden; called once at most.
    ///   - name: of a Swift test.
    ///   - difference: compares with the bytes of the golden; nil if it holds. Not called where everything is recorded:
    ///     what cannot even be read is replaced there.
    ///   - evidence: what helps to judge a difference.
    public func check<Difference>(
        _ encode: () throws -> Data, named name: GoldenName, difference: (Data) throws -> Difference?,
        evidence: (Difference) -> FailureEvidence
    ) throws -> Checked<ValueResult<Difference>> {
        let file = name.content
        let golden = try goldens.read(file, of: name)
        let difference = mode == .all ? nil : try golden.flatMap(difference)
        let standing: GoldenStanding =
            if golden == nil { .missing } else { mode == .all || difference != nil ? .differs : .holds }
        let settled = try settle(
            name, standing, golden: golden.map { [file: ContentDigest(of: $0)] } ?? [:], outdated: [file],
            failing: [file], encode: { _ in try encode() },
            evidence: { difference.map(evidence) ?? FailureEvidence() })
        return Checked(
            result: ValueResult(difference: difference, outcome: settled.result), evidence: settled.evidence)
    }
}
