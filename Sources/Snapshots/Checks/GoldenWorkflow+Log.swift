import Basics
import Foundation

/// How a script's log of events compares with its golden.
public struct LogResult: GoldenResult, Equatable {
    /// Before anything was recorded.
    public let verdict: LogVerdict
    public let outcome: GoldenOutcome

    /// A golden that only was not fetched is as it should be where it lies.
    public var isAcceptable: Bool { outcome.isAcceptable && verdict != .pointer }
}

extension GoldenWorkflow {
    /// Compares the log of a script with its golden, and records it if the mode says so.
    ///
    /// - Parameters:
    ///   - log: one line an event.
    ///   - name: of a layout, without a state.
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
