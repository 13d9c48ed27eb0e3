import Snapshots
import Suites

extension ExitCode {
    /// What a test came to.
    /// - Parameter isStrict: whether goldens that nobody owns count.
    init(of report: SuiteReport, isStrict: Bool) {
        var code = ExitCode.success
        if !report.failures.isEmpty || !report.missingLayouts.isEmpty { code = .failure }
        for layout in report.layouts {
            for picture in layout.pictures { code = code.combined(with: ExitCode(of: picture.status)) }
            for log in layout.logs { code = code.combined(with: ExitCode(of: log.status)) }
        }
        self = isStrict && !report.obsolete.isEmpty ? code.combined(with: .obsoleteGolden) : code
    }

    /// What recording came to: it has done its work unless something could not be shown or written.
    init(ofRecording report: SuiteReport) {
        let isBroken =
            !report.failures.isEmpty || report.pictures.contains { $0.status == .broken }
            || report.logs.contains { $0.status == .broken }
        self = isBroken ? .failure : .success
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
