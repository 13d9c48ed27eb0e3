public import Foundation
import KitValues
import LayoutRules

// The status bar: visibility, frame and duration of its rotation.
extension UIApplication {
    /// Whether the status bar is hidden by the topmost controller, or by the system, as on phones in landscape from iOS
    /// 8 on (behaviour.md §9). Up to iOS 7 it is always shown.
    public var isStatusBarHidden: Bool {
        guard let simulation, simulation.semantics >= .iOS8 else { return false }
        if simulation.screenMetrics.isStatusBarHidden { return true }
        return keyWindow?.hidesStatusBar == true
    }

    /// The frame of the status bar on the screen, in points; zero while the status bar is hidden. Up to iOS 7 the
    /// screen stays in portrait, so in landscape the status bar is at one of the screen's sides.
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

    /// The duration in seconds of a quarter turn, or of the current rotation; a half turn takes twice as long
    /// (behaviour.md §6.4).
    public var statusBarOrientationAnimationDuration: TimeInterval {
        if let running = simulation?.transitions.coordinator, running.turn != nil { return running.transitionDuration }
        return RotationDuration.seconds(
            from: .portrait, to: .landscapeRight, idiom: simulation?.device.hardware.idiom ?? .phone)
    }
}
