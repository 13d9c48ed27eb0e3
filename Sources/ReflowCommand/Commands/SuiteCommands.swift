import Foundation
import LayoutDocument
import Snapshots
import Suites

extension Command {
    /// `reflow test`: every picture against its golden; nothing but the report is written.
    static let test = Command(.test) { request, context in
        let session = try SuiteSession(
            request.suite, context, mode: .never, overrides: SuiteSettings(comparison: request.comparison),
            verifiesPixels: request.verifiesPixels, format: request.format, embedding: request.embedding)
        var result = try await session.run()
        result.obsolete = try session.obsoleteGoldens(result)
        try session.report(result)
        try ServerReports(
            request: request.servers, environment: context.environment, console: context.console,
            acceptCommand: session.acceptCommand
        ).write(result)
        return session.exitCode(of: result, isStrict: request.isStrict)
    }

    /// `reflow record`: the goldens of every picture; one that is up to date keeps its bytes.
    static let record = Command(.record) { request, context in
        if context.environment.isContinuousIntegration, !request.allowsContinuousIntegration {
            throw RecordingRefused()
        }
        let session = try SuiteSession(request.suite, context, mode: .all, verifiesPixels: true)
        let result = try await session.run()
        try session.report(result)
        return session.exitCode(ofRecording: result)
    }
}

/// Goldens are not written where nobody can look at them.
struct RecordingRefused: Error, Equatable, CustomStringConvertible {
    var description: String { "CI is set, and goldens are recorded by people; --allow-ci records all the same" }
}
