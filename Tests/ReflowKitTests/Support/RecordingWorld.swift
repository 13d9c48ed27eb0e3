import KitValues
import LayoutRules
import ReflowKit

/// Runs `body` in a fresh world whose diagnostics are collected instead of trapping.
@MainActor
@discardableResult
func inWorld<Result>(
    _ device: String = "iPhone 15", application: ApplicationOrientations = ApplicationOrientations(),
    semantics: RotationSemantics = .standard, settings: Simulation.Settings = Simulation.Settings(),
    _ body: (World) throws -> Result
) rethrows -> Result {
    let model = DeviceCatalogue.standard.device(named: device) ?? .default
    let world = World(
        simulation: Simulation(device: model, application: application, semantics: semantics, settings: settings))
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

    /// A visible window with this root controller.
    func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }
}
