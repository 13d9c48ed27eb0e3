public import LayoutRules

extension SimulationDiagnostic.Code {
    public static let invalidInterfaceOrientation = Self(rawValue: "invalid-interface-orientation")
    public static let missingRootViewController = Self(rawValue: "missing-root-view-controller")
    public static let transitionLoop = Self(rawValue: "transition-loop")
}

extension SimulationDiagnostic {
    /// A diagnostic: application and controller contradict each other (behaviour.md §5.3).
    public static func invalidInterfaceOrientation(_ invalid: InvalidOrientation) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .invalidInterfaceOrientation, exception: InvalidOrientation.exceptionName, "\(invalid)")
    }

    /// The message that UIKit prints at the end of a launch without a root controller (behaviour.md §5.9).
    public static let missingRootViewController = SimulationDiagnostic(
        .missingRootViewController,
        "Application windows are expected to have a root view controller at the end of application launch")

    /// A diagnostic: rotations, presentations, dismissals or changes of containers caused one another endlessly. The
    /// rest was left out.
    public static func transitionLoop(count: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .transitionLoop,
            "one transition led to \(count) others, each started in a callback of the previous one; further ones are "
                + "ignored")
    }
}
