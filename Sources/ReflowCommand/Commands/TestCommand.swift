import LayoutDocument
import Snapshots
import Suites

extension Command {
    /// `reflow test`: compares every picture with its golden, and writes only the report.
    static let test = Command(.test) { request, context in
        if request.acceptsChanges {
            try context.environment.checkRecording(
                isAllowed: false, advice: "leave out --update, and run \"reflow accept --all --allow-ci\" afterwards")
        }
        var session = try SuiteSession(
            request.suite, context, mode: .never, overrides: SuiteSettings(comparison: request.comparison),
            verifiesPixels: request.verifiesPixels, findsIssues: request.findsIssues,
            recordsConstraints: request.recordsConstraints, format: request.format, embedding: request.embedding)
        try session.takeOnlyWanted(by: context.environment)
        if request.takesOnlyFailed { try session.takeOnlyFailed() }
        if request.stopsAtFailure {
            session.stopAtFailure(isStrictAboutConstraints: request.isStrictAboutConstraints)
        }
        let outcome = try await session.run()
        let report = outcome.report
        try session.output.write(report)
        try session.output.write(report, for: request.servers, isStrict: request.isStrict, context)
        try Task.checkCancellation()
        let left = request.acceptsChanges ? try session.output.acceptAll(of: report) : report
        if request.opensPage { context.open(session.output.page) }
        let code = ExitCode(of: left, isStrict: request.isStrict).combined(with: outcome.code)
        return request.isStrictAboutConstraints && report.hasConstraintWarnings
            ? code.combined(with: .differences) : code
    }
}
