import Basics
public import Foundation

/// The result of comparing a value with its golden. The value has its own format and comparison, as with a strategy in
/// a Swift test.
public struct ValueResult<Difference: Sendable>: GoldenResult {
    /// The difference; nil if there is none, or if the values were not compared.
    public let difference: Difference?
    public let outcome: GoldenOutcome
}

extension GoldenWorkflow {
    /// Compares a value with its golden, and records it if the mode requires that.
    ///
    /// - Parameters:
    ///   - encode: makes the bytes of a new golden; called at most once.
    ///   - name: the name of a Swift test's golden.
    ///   - difference: compares the value with the bytes of the golden, and returns nil if they match. It is not called
    ///     if everything is recorded, because even an unreadable golden is then replaced.
    ///   - evidence: makes the files that help to judge a difference.
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
