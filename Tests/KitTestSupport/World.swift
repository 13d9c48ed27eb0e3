package import Foundation
package import KitValues
package import LayoutRules
package import ReflowKit
import Testing

/// Runs `body` in a fresh world whose diagnostics are collected instead of trapping. Afterwards, what the layout engines
/// of the windows know has to agree with the windows' views.
@MainActor
@discardableResult
package func inWorld<Result>(
    _ device: String = "iPhone 15", application: ApplicationOrientations = ApplicationOrientations(),
    semantics: RotationSemantics = .standard, settings: Simulation.Settings = Simulation.Settings(),
    _ body: (World) throws -> Result
) rethrows -> Result {
    let model = DeviceCatalogue.standard.device(named: device) ?? .default
    let world = World(
        simulation: Simulation(device: model, application: application, semantics: semantics, settings: settings))
    return try world.simulation.perform {
        let result = try body(world)
        for window in world.simulation.application.windows {
            for problem in window.layoutEngineProblems() { Issue.record("\(problem)") }
        }
        return result
    }
}

/// Runs `body` in a fresh world under the rules of one version of iOS, by default on a phone that ran most of them.
@MainActor
@discardableResult
package func inWorld<Result>(
    _ semantics: RotationSemantics, on device: String = "iPhone 8",
    application: ApplicationOrientations = ApplicationOrientations(), _ body: (World) throws -> Result
) rethrows -> Result {
    try inWorld(device, application: application, semantics: semantics, body)
}

/// A simulation and what it complained of.
@MainActor
package final class World {
    package let simulation: Simulation
    package private(set) var diagnostics: [SimulationDiagnostic] = []

    fileprivate init(simulation: Simulation) {
        self.simulation = simulation
        simulation.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
    }

    package var device: UIDevice { simulation.device }
    /// The orientation the interface is shown in.
    package var shown: UIInterfaceOrientation { simulation.application.statusBarOrientation }
    /// The exceptions that UIKit would have raised so far, in UIKit's words.
    package var exceptions: [String] { diagnostics.filter(\.isException).map(\.description) }
    /// The last negotiation.
    package var record: RotationRecord? { simulation.records.last }

    @discardableResult
    package func turn(to orientation: UIDeviceOrientation) -> RotationDecision? { simulation.turn(to: orientation) }

    /// A visible window with this root controller.
    @discardableResult
    package func show(_ controller: UIViewController?) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// Hears a notification on the main actor, by closure since Swift has no selectors here. Remove the observer.
    package func observe(
        _ name: Notification.Name, of object: AnyObject, _ hear: @escaping @MainActor () -> Void
    ) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
            MainActor.assumeIsolated { hear() }
        }
    }

    /// What was recorded while `body` ran, a line an event.
    package func events(during body: () -> Void) -> [String] {
        simulation.events.removeAll()
        body()
        return simulation.events.events.map(\.description)
    }
}
