import LayoutDocument
import Snapshots
import Suites

extension Command {
    /// `reflow record`: writes the golden of every picture; one that is up to date keeps its bytes. Results of other
    /// pictures stay in an earlier report.
    static let record = Command(.record) { request, context in
        try context.environment.checkRecording(isAllowed: request.allowsContinuousIntegration)
        let session = try SuiteSession(
            request.suite, context, mode: .all, verifiesPixels: request.verifiesPixels,
            looksForObsolete: request.isStrict, format: .text)
        let earlier = session.output.earlierReport
        let (report, settings) = try await session.run()
        try session.output.write(earlier?.updated(with: report) ?? report, telling: report)
        return ExitCode(ofRecording: report, isStrict: request.isStrict).combined(with: settings)
    }
}

extension Environment {
    /// - Throws: ``RecordingRefused`` on a build server, unless the user allows goldens to change there too.
    /// - Parameter advice: how to allow it.
    func checkRecording(
        isAllowed: Bool, advice: String = "pass --allow-ci to override"
    ) throws(RecordingRefused) {
        if isContinuousIntegration, !isAllowed { throw RecordingRefused(advice: advice) }
    }
}

/// Goldens are not written on a build server, where nobody reviews them.
struct RecordingRefused: Error, Equatable, CustomStringConvertible {
    let advice: String

    var description: String { "not changing goldens because CI is set; \(advice)" }
}
