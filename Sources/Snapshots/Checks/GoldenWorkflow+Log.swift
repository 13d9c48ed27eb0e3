import Basics
import Foundation

/// The result of comparing a script's log of events with its golden.
public struct LogResult: GoldenResult, Equatable {
    /// The verdict before anything was recorded.
    public let verdict: LogVerdict
    public let outcome: GoldenOutcome

    /// Whether the log may replace the golden. If the golden was only not fetched from Git LFS, the stored one is still
    /// valid.
    public var isAcceptable: Bool { outcome.isAcceptable && verdict != .pointer }
}

extension GoldenWorkflow {
    /// Compares the log of a script with its golden, and records it if the mode requires that.
    ///
    /// - Parameters:
    ///   - log: one line for each event.
    ///   - name: the name of a layout's golden, without a state.
    public func check(log: String, as name: GoldenName) throws -> LogResult {
        let golden = try goldens.read(.log, of: name)
        let verdict = LogVerdict(golden: golden, log: log)
        let settled = try settle(
            name, verdict.standing, golden: golden.map { [.log: ContentDigest(of: $0)] } ?? [:], outdated: [.log],
            failing: [.log], encode: { _ in Data(log.utf8) }, evidence: { FailureEvidence() })
        return LogResult(verdict: verdict, outcome: settled.result)
    }
}

extension LogVerdict {
    fileprivate var standing: GoldenStanding {
        switch self {
        case .same: .holds
        case .different, .unreadable, .pointer: .differs
        case .missing: .missing
        }
    }
}
