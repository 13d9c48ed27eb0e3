import JSON
import LayoutDocument
import Snapshots
import Suites

extension Command {
    /// `reflow record`: writes the golden of every picture. A golden that is up to date keeps its bytes. The results of
    /// other pictures stay in an earlier report.
    static let record = Command(.record) { request, context in
        try context.environment.checkRecording(isAllowed: request.allowsContinuousIntegration)
        let session = try SuiteSession(
            request.suite, context, mode: .all, verifiesPixels: request.verifiesPixels,
            looksForObsolete: request.listsObsolete, format: request.format)
        let earlier = session.output.earlierReport
        let outcome = try await session.run()
        let (output, report) = (session.output, outcome.report)
        try output.save(earlier?.updated(with: report) ?? report)
        switch request.format {
        case .text: output.tellRecorded(of: report)
        case .json:
            context.console.output.write(
                RecordOutput(
                    run: report, recorded: output.recordedFiles(of: report),
                    replacedPointers: outcome.replacedPointers.map(output.file(ofPicture:)), page: output.page
                ).jsonText)
        }
        output.tellSummary(of: report)
        if request.opensPage { context.open(output.page) }
        return ExitCode(ofRecording: report).combined(with: outcome.code)
    }
}

extension Environment {
    /// - Throws: ``RecordingRefused`` on a build server, unless the user allows changes of goldens there.
    /// - Parameter advice: the way to allow it.
    func checkRecording(
        isAllowed: Bool, advice: String = "pass --allow-ci to override"
    ) throws(RecordingRefused) {
        if isContinuousIntegration, !isAllowed { throw RecordingRefused(advice: advice) }
    }
}

/// An error: goldens are not written on a build server, because nobody reviews them there.
struct RecordingRefused: Error, Equatable, CustomStringConvertible {
    let advice: String

    var description: String { "not changing goldens because CI is set; \(advice)" }
}
