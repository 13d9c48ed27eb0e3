import Basics

/// Takes the exceptions that UIKit would raise while some code runs in worlds whose default handler would stop the
/// process.
///
/// The code goes on behind the call that would have raised, as it does on a stage. What it makes is not to be used.
package final class RaisedExceptions: Sendable {
    @TaskLocal private static var listening: RaisedExceptions?

    private let raised = Guarded<[SimulationDiagnostic]>([])

    package init() {}

    package var first: SimulationDiagnostic? { raised.withLock { $0.first } }

    package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RaisedExceptions.$listening.withValue(self, operation: body)
    }

    /// Whether somebody listens, who is told then.
    static func take(_ diagnostic: SimulationDiagnostic) -> Bool {
        guard let listening else { return false }
        listening.raised.withLock { $0.append(diagnostic) }
        return true
    }
}
