import Foundation
public import Geometry
public import JSON

/// How a script's log of events compares with its golden.
public struct LogResult: Sendable, Equatable {
    public let name: GoldenName
    /// Before anything was recorded.
    public let verdict: LogVerdict
    /// Whether a golden was written that was not there or was another one.
    public let isRecorded: Bool
    /// What was written for people to judge the failure, by digest.
    public let artifacts: [FailureArtifacts.Kind: ContentDigest]
    /// What the golden was when it was compared; empty for one that passed.
    public let golden: GoldenDigests
}

extension SnapshotCheck {
    /// Compares what happened while a script ran with its golden, and records it where that is asked for.
    /// - Parameters:
    ///   - log: one line an event.
    ///   - name: without a state.
    public func run(log: String, as name: GoldenName) throws(FileError) -> LogResult {
        let golden = try goldens.readLog(name)
        let verdict = LogVerdict(golden: golden, log: log)
        let data = Data(log.utf8)
        if mode.records(verdict) {
            let isRecorded = try goldens.write(log: data, as: name)
            try artifacts?.clear(name)
            return LogResult(name: name, verdict: verdict, isRecorded: isRecorded, artifacts: [:], golden: [:])
        }
        let written = try artifacts?.write(verdict.hasPassed ? [:] : [.log: data], of: name) ?? [:]
        let digest = verdict.hasPassed ? nil : golden.map { ContentDigest(of: $0) }
        return LogResult(
            name: name, verdict: verdict, isRecorded: false, artifacts: written,
            golden: digest.map { [.log: $0] } ?? [:])
    }
}

extension RecordMode {
    fileprivate func records(_ log: LogVerdict) -> Bool {
        switch self {
        case .all: true
        case .failed: !log.hasPassed
        case .missing: log == .missing
        case .never: false
        }
    }
}
