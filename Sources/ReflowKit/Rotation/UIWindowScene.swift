import Foundation
public import LayoutRules

/// The scene a window stands in: the modern way to ask for the interface orientation.
@preconcurrency @MainActor
public final class UIWindowScene: UIResponder {
    private let simulation: Simulation

    init(simulation: Simulation) {
        self.simulation = simulation
    }

    public var interfaceOrientation: UIInterfaceOrientation { simulation.application.statusBarOrientation }
    public var screen: UIScreen { simulation.screen }
    public var windows: [UIWindow] { simulation.application.windows }
    public var keyWindow: UIWindow? { simulation.application.keyWindow }
    public var coordinateSpace: any UICoordinateSpace { simulation.screen.coordinateSpace }
    public var traitCollection: UITraitCollection { simulation.traitCollection }
}
