import Snapshots
import Suites

extension ExitCode {
    /// The exit code of a test.
    /// - Parameter isStrict: whether obsolete goldens matter.
    init(of report: SuiteReport, isStrict: Bool) {
        var code = ExitCode.success
        if !report.failures.isEmpty || !report.missingLayouts.isEmpty { code = .failure }
        for layout in report.layouts {
            for picture in layout.pictures { code = code.combined(with: ExitCode(of: picture.status)) }
            for log in layout.logs { code = code.combined(with: ExitCode(of: log.status)) }
        }
        self = code.combined(withObsoleteOf: report, isStrict)
    }

    /// The exit code of recording. It is a failure only if something could not be shown or written; differences are the
    /// purpose of recording.
    init(ofRecording report: SuiteReport) {
        let isBroken =
            !report.failures.isEmpty || report.pictures.contains { $0.status == .broken }
            || report.logs.contains { $0.status == .broken }
        self = isBroken ? .failure : .success
    }

    private func combined(withObsoleteOf report: SuiteReport, _ isStrict: Bool) -> ExitCode {
        isStrict && !report.obsolete.isEmpty ? combined(with: .obsoleteGolden) : self
    }

    private init(of status: SnapshotStatus) {
        switch status {
        case .passed, .recorded, .skipped: self = .success
        case .changed, .refused: self = .differences
        case .missing: self = .missingGolden
        case .broken: self = .failure
        }
    }
}
