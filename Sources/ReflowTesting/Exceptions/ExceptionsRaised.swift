public import ReflowKit

/// The exceptions that UIKit would raise while some code runs, in order. None of them becomes an issue of the test.
///
/// ```swift
/// let raised = exceptionsRaised { view.frame.size.width = .nan }
/// #expect(raised.map(\.exceptionName) == ["CALayerInvalidGeometry"])
/// ```
///
/// Each call that would raise returns without having changed anything, and the code after it runs. A simulation with
/// its own ``ReflowKit/Simulation/diagnosticHandler`` passes exceptions to that handler only.
///
/// - Parameter body: the code to run.
/// - Throws: the errors of `body`.
@preconcurrency @MainActor
public func exceptionsRaised(by body: () throws -> Void) rethrows -> [SimulationDiagnostic] {
    let exceptions = RaisedExceptions()
    try exceptions.collecting(body)
    return exceptions.all
}
