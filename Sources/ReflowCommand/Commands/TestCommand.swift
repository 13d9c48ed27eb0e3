import LayoutDocument
import Snapshots
import Suites

extension Command {
    /// `reflow test`: compares every picture with its golden; only the report is written.
    static let test = Command(.test) { request, context in
        var session = try SuiteSession(
            request.suite, context, mode: .never, overrides: SuiteSettings(comparison: request.comparison),
            verifiesPixels: request.verifiesPixels, findsIssues: request.findsIssues, format: request.format,
            embedding: request.embedding)
        try session.takeOnlyWanted(by: context.environment)
        if request.takesOnlyFailed { try session.takeOnlyFailed() }
        let report = try await session.run()
        try session.output.write(report)
        try session.output.write(report, for: request.servers, isStrict: request.isStrict, context)
        let code = ExitCode(of: report, isStrict: request.isStrict)
        return request.isStrictAboutConstraints && report.hasConstraintWarnings
            ? code.combined(with: .differences) : code
    }
}
