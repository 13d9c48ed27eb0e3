import Foundation
import KitValues
import LayoutRules

extension UIView {
    /// Where bars lie and how high they are on the screen the view is seen on.
    final var barMetrics: BarMetrics {
        guard let window = actualWindow else { return UIWindow.currentBarMetrics }
        let world = window.ownSimulation
        return BarMetrics(
            of: world.device.hardware, in: window.interfaceOrientation, semantics: world.semantics,
            hidesStatusBar: window.hidesStatusBar)
    }

    /// Where a bar at the bottom has its content: above what the home indicator covers. A bar that is too low for that
    /// was not made for it, and has its content in all of its height.
    /// - Parameter height: that of such a bar at the screen's bottom, what the indicator covers included; in points.
    final func contentRow(height: CGFloat) -> CGRect {
        let covered = bounds.height < height ? 0 : actualSafeAreaInsets.bottom
        return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - covered)
    }
}

extension UIWindow {
    /// Those of a window that fills the current world's screen.
    static var currentBarMetrics: BarMetrics {
        let world = Simulation.current
        return BarMetrics(
            of: world.device.hardware, in: world.application.statusBarOrientation, semantics: world.semantics)
    }
}
