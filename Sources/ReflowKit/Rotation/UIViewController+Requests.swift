public import KitValues
import LayoutRules

// Requests to negotiate anew: behaviour.md §5.6.
extension UIViewController {
    /// Turns the interface to where the device points, if it may now; never to anywhere else. Until iOS 15.
    public class func attemptRotationToDeviceOrientation() {
        let simulation = Simulation.current
        simulation.transitions.run {
            for window in simulation.application.windows { window.updateInterfaceOrientation(.attempted) }
        }
    }

    /// Asks for the supported orientations anew, and turns if what is shown is no longer allowed or what the device
    /// points to is allowed now. From iOS 16; unanimated inside `UIView.performWithoutAnimation`.
    public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard let window = viewIfLoaded?.window ?? presentingWindow else { return }
        let isAnimated = window.ownSimulation.areAnimationsEnabled
        window.ownSimulation.transitions.run {
            if isAnimated {
                window.updateInterfaceOrientation(.masksUpdated)
            } else {
                UIView.performWithoutAnimation { window.updateInterfaceOrientation(.masksUpdated) }
            }
        }
    }

    /// Called by containers that display another child: from iOS 16 on UIKit then asks for masks anew, and before it
    /// does not (behaviour.md §5.9).
    final func noteDisplayChange() {
        guard let window = viewIfLoaded?.window, window.semantics >= .iOS16 else { return }
        setNeedsUpdateOfSupportedInterfaceOrientations()
    }

    /// Asks for `prefersInterfaceOrientationLocked` anew; an interface that is no longer locked follows the device.
    public final func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        setNeedsUpdateOfSupportedInterfaceOrientations()
    }
}

extension UIApplication {
    /// Turns the status bar alone. Up to iOS 12, and from iOS 6 only while the topmost controller supports no
    /// orientation at all (behaviour.md §5.9).
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
        guard let simulation, let window = keyWindow ?? windows.last else { return }
        simulation.transitions.run { [self] in
            let decision = window.negotiate(
                .statusBarOrientationSet(interfaceOrientation), asking: window.controllerInCharge)
            if case .rotate(let target) = decision { turnStatusBar(to: target) }
        }
    }
}
