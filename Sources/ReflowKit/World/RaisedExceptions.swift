import Basics
import Foundation

/// Collects the exceptions that UIKit would raise while some code runs, in simulations whose default handler would stop
/// the process.
///
/// The code continues after the call that would have raised the exception, as on a stage. Its results must not be used.
package final class RaisedExceptions: Sendable {
    @TaskLocal private static var listening: RaisedExceptions?

    private let raised = Guarded<[SimulationDiagnostic]>([])

    package init() {}

    package var all: [SimulationDiagnostic] { raised.withLock { $0 } }
    package var first: SimulationDiagnostic? { raised.withLock { $0.first } }

    package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RaisedExceptions.$listening.withValue(self, operation: body)
    }

    /// Passes an exception to the collector that is listening or, if there is none, to the running test as an issue.
    /// - Returns: whether either of them took it.
    @MainActor
    static func take(_ diagnostic: SimulationDiagnostic) -> Bool {
        guard let listening else { return issues?.record(diagnostic) ?? false }
        listening.raised.withLock { $0.append(diagnostic) }
        return true
    }

    /// The recorder of exceptions as issues, in ReflowTesting. It is found by its class name, because none of its code
    /// may have run before the first exception. It is nil if ReflowTesting is not linked.
    @MainActor
    private static let issues =
        NSClassFromString("ReflowTesting.ExceptionIssues") as? any ExceptionRecording.Type
}

/// Records exceptions as issues of the running test.
@MainActor
package protocol ExceptionRecording: AnyObject {
    /// - Returns: whether a test is running and has recorded the issue. If not, the process must stop.
    static func record(_ exception: SimulationDiagnostic) -> Bool
}
