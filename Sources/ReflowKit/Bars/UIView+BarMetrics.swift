import Foundation
import KitValues
import LayoutRules

extension UIView {
    /// The positions and heights of bars on the view's screen.
    final var barMetrics: BarMetrics {
        guard let window = actualWindow else { return UIWindow.currentBarMetrics }
        let world = window.ownSimulation
        return BarMetrics(
            of: world.device.hardware, in: window.interfaceOrientation, semantics: world.semantics,
            hidesStatusBar: window.hidesStatusBar)
    }

    /// The rectangle for the content of a bar at the bottom: the bounds without the part that the home indicator
    /// covers. A bar that is lower than `height` uses all of its bounds.
    ///
    /// - Parameter height: the height of such a bar at the screen's bottom, including the part behind the indicator, in
    ///   points.
    final func contentRow(height: CGFloat) -> CGRect {
        let covered = bounds.height < height ? 0 : actualSafeAreaInsets.bottom
        return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - covered)
    }
}

extension UIWindow {
    /// The bars of a window that fills the current simulation's screen.
    static var currentBarMetrics: BarMetrics {
        let world = Simulation.current
        return BarMetrics(
            of: world.device.hardware, in: world.application.statusBarOrientation, semantics: world.semantics)
    }
}
