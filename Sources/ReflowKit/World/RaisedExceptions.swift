import Basics
import Foundation

/// Takes the exceptions that UIKit would raise while some code runs in worlds whose default handler would stop the
/// process.
///
/// The code goes on behind the call that would have raised, as it does on a stage. What it makes is not to be used.
package final class RaisedExceptions: Sendable {
    @TaskLocal private static var listening: RaisedExceptions?

    private let raised = Guarded<[SimulationDiagnostic]>([])

    package init() {}

    package var all: [SimulationDiagnostic] { raised.withLock { $0 } }
    package var first: SimulationDiagnostic? { raised.withLock { $0.first } }

    package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RaisedExceptions.$listening.withValue(self, operation: body)
    }

    /// Whether somebody listens, or a test runs that the exception becomes an issue of; both are told then.
    @MainActor
    static func take(_ diagnostic: SimulationDiagnostic) -> Bool {
        guard let listening else { return issues?.record(diagnostic) ?? false }
        listening.raised.withLock { $0.append(diagnostic) }
        return true
    }

    /// The recorder of exceptions as issues, in ReflowTesting. It is looked for by name, because nothing of it may have
    /// been called before the first exception; where it is not linked, there is none.
    @MainActor
    private static let issues =
        NSClassFromString("ReflowTesting.ExceptionIssues") as? any ExceptionRecording.Type
}

/// Makes exceptions issues of the test that runs.
@MainActor
package protocol ExceptionRecording: AnyObject {
    /// - Returns: whether a test runs and was told. If not, the process is to stop.
    static func record(_ exception: SimulationDiagnostic) -> Bool
}
