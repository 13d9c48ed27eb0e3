public import Files
import Foundation

/// How a script's log of events compares with its golden.
public struct LogResult: Sendable, Equatable {
    public let name: GoldenName
    /// Before anything was recorded.
    public let verdict: LogVerdict
    /// Whether a golden was written that was not there or was another one.
    public let isRecorded: Bool
}

extension SnapshotCheck {
    /// Compares what happened while a script ran with its golden, and records it where that is asked for.
    /// - Parameters:
    ///   - log: one line an event.
    ///   - name: without a state.
    public func run(log: String, as name: GoldenName) throws(FileError) -> LogResult {
        let verdict = LogVerdict(golden: try goldens.readLog(name), log: log)
        let data = Data(log.utf8)
        if mode.records(verdict) {
            let isRecorded = try goldens.write(log: data, as: name)
            try artifacts?.clear(name)
            return LogResult(name: name, verdict: verdict, isRecorded: isRecorded)
        }
        try artifacts?.write(verdict.hasPassed ? [:] : [.log: data], of: name)
        return LogResult(name: name, verdict: verdict, isRecorded: false)
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
