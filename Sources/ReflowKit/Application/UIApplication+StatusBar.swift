public import Foundation
import KitValues
import LayoutRules

// The status bar: how high, where, and how long it turns.
extension UIApplication {
    /// Whether the status bar is hidden: by the controller on top, or by the system, as on phones in landscape from
    /// iOS 8 (behaviour.md §9). Up to iOS 7 it is always shown.
    public var isStatusBarHidden: Bool {
        guard let simulation, simulation.semantics >= .iOS8 else { return false }
        if simulation.screenMetrics.isStatusBarHidden { return true }
        return keyWindow?.hidesStatusBar == true
    }

    /// Where the status bar lies on the screen, in points: zero while it is hidden. Up to iOS 7, where the screen stays
    /// in portrait, it runs along a side of it in landscape.
    public var statusBarFrame: CGRect {
        guard let simulation, !isStatusBarHidden else { return .zero }
        guard simulation.semantics < .iOS8 else {
            let metrics = simulation.screenMetrics
            return CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.statusBarHeight)
        }
        let fixed = PortraitFixedScreen(size: simulation.screen.portraitSize)
        let bar = CGRect(
            x: 0, y: 0, width: fixed.interfaceSize(in: statusBarOrientation).width,
            height: PortraitFixedScreen.statusBarHeight)
        return fixed.frame(of: bar, in: statusBarOrientation)
    }

    /// How long a quarter turn takes in seconds, or while the interface turns, the turn it is in: twice as long for a
    /// half turn (behaviour.md §6.4).
    public var statusBarOrientationAnimationDuration: TimeInterval {
        if let running = simulation?.transitions.coordinator, running.turn != nil { return running.transitionDuration }
        return RotationDuration.seconds(
            from: .portrait, to: .landscapeRight, idiom: simulation?.device.hardware.idiom ?? .phone)
    }
}
