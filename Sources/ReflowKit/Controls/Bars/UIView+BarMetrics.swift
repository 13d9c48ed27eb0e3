import LayoutRules

extension UIView {
    /// Where bars lie and how high they are on the screen the view is seen on.
    final var barMetrics: BarMetrics {
        guard let window else { return UIWindow.currentBarMetrics }
        let world = window.ownSimulation
        return BarMetrics(
            of: world.device.model, in: window.interfaceOrientation, semantics: world.semantics,
            hidesStatusBar: window.hidesStatusBar)
    }
}

extension UIWindow {
    /// Those of a window that fills the current world's screen.
    static var currentBarMetrics: BarMetrics {
        let world = Simulation.current
        return BarMetrics(
            of: world.device.model, in: world.application.statusBarOrientation, semantics: world.semantics)
    }
}
