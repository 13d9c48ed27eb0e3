import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// Runs `body` in a fresh world whose diagnostics are collected instead of trapping.
@MainActor
@discardableResult
func inWorld<Result>(
    _ semantics: RotationSemantics = .standard, on device: String = "iPhone 8",
    application: ApplicationOrientations = ApplicationOrientations(), _ body: (World) throws -> Result
) rethrows -> Result {
    let model = DeviceCatalogue.standard.device(named: device) ?? .default
    let world = World(
        simulation: Simulation(device: model, application: application, semantics: semantics))
    return try world.simulation.perform { try body(world) }
}

/// A simulation and what it complained of.
@MainActor
final class World {
    let simulation: Simulation
    private(set) var diagnostics: [SimulationDiagnostic] = []

    init(simulation: Simulation) {
        self.simulation = simulation
        simulation.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
    }

    var device: UIDevice { simulation.device }

    @discardableResult
    func turn(to orientation: UIDeviceOrientation) -> RotationDecision? { simulation.turn(to: orientation) }
    /// The orientation the interface is shown in.
    var shown: UIInterfaceOrientation { simulation.application.statusBarOrientation }
    /// The exceptions that UIKit would have raised so far, in UIKit's words.
    var exceptions: [String] { diagnostics.filter(\.isException).map(\.description) }
    /// The last negotiation.
    var record: RotationRecord? { simulation.records.last }

    /// A visible window with this root controller.
    @discardableResult
    func show(_ controller: UIViewController?) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// Hears a notification on the main actor, by closure since Swift has no selectors here. Remove the observer.
    func observe(
        _ name: Notification.Name, of object: AnyObject, _ hear: @escaping @MainActor () -> Void
    ) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
            MainActor.assumeIsolated { hear() }
        }
    }

    /// What was recorded while `body` ran, a line an event.
    func events(during body: () -> Void) -> [String] {
        simulation.events.removeAll()
        body()
        return simulation.events.events.map(\.description)
    }
}

extension RotationSemantics {
    /// Those in which controllers have masks.
    static let withMasks = allCases.filter { $0 >= .iOS6 }
    /// Those in which `shouldAutorotate` is asked.
    static let withShouldAutorotate = allCases.filter { $0 >= .iOS6 && $0 < .iOS16 }
}
