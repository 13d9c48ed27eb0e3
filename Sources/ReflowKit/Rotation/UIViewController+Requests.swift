public import KitValues
import LayoutRules

// Requests to negotiate again: behaviour.md §5.6.
extension UIViewController {
    final class func attemptRotation() {
        let simulation = Simulation.current
        simulation.transitions.run {
            for window in simulation.application.windows { window.updateInterfaceOrientation(.attempted) }
        }
    }

    final func updateSupportedOrientations() {
        guard let window = loadedView?.actualWindow ?? presentingWindow else { return }
        let isAnimated = window.ownSimulation.areAnimationsEnabled
        window.ownSimulation.transitions.run {
            if isAnimated {
                window.updateInterfaceOrientation(.masksUpdated)
            } else {
                UIView.performWithoutAnimation { window.updateInterfaceOrientation(.masksUpdated) }
            }
        }
    }

    /// Records that a container displays another child. From iOS 16 on, UIKit then asks for masks again; before, it
    /// does not (behaviour.md §5.9).
    final func noteDisplayChange() {
        guard let window = loadedView?.actualWindow, window.semantics >= .iOS16 else { return }
        updateSupportedOrientations()
    }
}

extension UIApplication {
    /// Rotates only the status bar. It has an effect up to iOS 12, from iOS 6 on only while the topmost controller
    /// supports no orientation (behaviour.md §5.9).
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
        guard let simulation, let window = keyWindow ?? windows.last else { return }
        simulation.transitions.run { [self] in
            let decision = window.negotiate(
                .statusBarOrientationSet(interfaceOrientation), asking: window.controllerInCharge)
            if case .rotate(let target) = decision { turnStatusBar(to: target) }
        }
    }
}
