import Basics

extension SimulationDiagnostic.Code {
    public static let endlessDelegation = Self(rawValue: "endless-delegation")
    public static let viewNotLoaded = Self(rawValue: "view-not-loaded")
    public static let unbalancedAppearanceTransition = Self(rawValue: "unbalanced-appearance-transition")
}

extension SimulationDiagnostic {
    /// A diagnostic: the `childFor…` properties of controllers form a circle, or a chain that is longer than
    /// controllers can be nested.
    public static func endlessDelegation(controller: String, property: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .endlessDelegation,
            "\(property) of \(controller) refers to another controller, which refers to the next, without end; "
                + "controller number \(ContainmentProblem.depthLimit) in this chain is used")
    }

    /// A diagnostic: `loadView` returned without setting a view.
    public static func viewNotLoaded(controller: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .viewNotLoaded, "loadView of \(controller) did not set a view; the controller gets a plain view")
    }

    /// A diagnostic: the beginnings and ends of a controller's transitions do not match, for which UIKit prints a
    /// message (behaviour.md §8).
    public static func unbalancedAppearanceTransition(controller: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unbalancedAppearanceTransition,
            "Unbalanced calls to begin/end appearance transitions for <\(controller)>.")
    }
}
