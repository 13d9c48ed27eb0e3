package import Foundation
package import KitValues
package import LayoutRules
package import ReflowKit
import Testing

/// Runs `body` in a new simulation whose diagnostics are collected instead of trapping. Afterwards, the layout engines
/// of the windows must agree with the windows' views.
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

/// Runs `body` in a new simulation under the rules of one version of iOS, by default on a phone that most of them
/// support.
@MainActor
@discardableResult
package func inWorld<Result>(
    _ semantics: RotationSemantics, on device: String = "iPhone 8",
    application: ApplicationOrientations = ApplicationOrientations(), _ body: (World) throws -> Result
) rethrows -> Result {
    try inWorld(device, application: application, semantics: semantics, body)
}

/// A simulation and its diagnostics.
@MainActor
package final class World {
    package let simulation: Simulation
    package private(set) var diagnostics: [SimulationDiagnostic] = []

    fileprivate init(simulation: Simulation) {
        self.simulation = simulation
        simulation.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
    }

    package var device: UIDevice { simulation.device }
    /// The orientation of the interface.
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

    /// Observes a notification on the main actor with a closure, because Swift has no selectors on Linux. The caller
    /// removes the observer.
    package func observe(
        _ name: Notification.Name, of object: AnyObject, _ hear: @escaping @MainActor () -> Void
    ) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
            MainActor.assumeIsolated { hear() }
        }
    }

    /// The events recorded while `body` runs, one per line.
    package func events(during body: () -> Void) -> [String] {
        simulation.events.removeAll()
        body()
        return simulation.events.events.map(\.description)
    }
}
