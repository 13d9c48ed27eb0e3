import Foundation
import LayoutRules

// The steps with which a window displays its root controller, in UIKit's order: behaviour.md §8.
extension UIViewController {
    /// Displays the controller for the first time: the view is loaded, gets the window's size, is shown and laid out.
    final func appear(in window: UIWindow) {
        beginAppearanceTransition(true, animated: false)
        guard let view = loadedView else { return }
        // Every callback may set another root controller, which then has already appeared.
        guard window.rootViewController === self else { return abandonAppearance() }
        window.place(view, filling: window.rectFilled(by: self))
        window.insertSubview(view, at: 0)
        window.layoutIfNeeded()
        guard window.rootViewController === self else { return }
        endIfGoing()
        window.layoutIfNeeded()
    }

    final func removeFromWindow() {
        guard let view = loadedView, view.actualWindow != nil else { return abandonAppearance() }
        beginUnlessGoing(false, animated: false)
        view.removeFromSuperview()
        endIfGoing()
    }

    /// The controller that decides whether the status bar is hidden: the last in the chain of
    /// `childForStatusBarHidden`. A circular chain ends at the depth limit of controllers, and is reported once.
    final var controllerForStatusBarHidden: UIViewController {
        var controller = self
        for _ in 0..<SimulationDiagnostic.ContainmentProblem.depthLimit {
            guard let child = controller.childForStatusBarHidden, child !== controller else { return controller }
            controller = child
        }
        if !delegatesWithoutEnd {
            delegatesWithoutEnd = true
            Simulation.current.report(
                .endlessDelegation(controller: nameInMessages, property: "childForStatusBarHidden"))
        }
        return controller
    }

    final func updateStatusBar() {
        loadedView?.actualWindow?.setNeedsLayout()
    }

    /// Calls the callbacks around the layout of the controller's view.
    final func layoutRootView(_ layout: () -> Void) {
        record(.viewWillLayoutSubviews)
        viewWillLayoutSubviews()
        layout()
        record(.viewDidLayoutSubviews)
        viewDidLayoutSubviews()
    }

    /// Stores the traits of a view when it leaves its window. Up to iOS 7 there are none.
    final func noteTraitsLeft() {
        guard let view = loadedView, let window = view.actualWindow, window.ownSimulation.semantics >= .iOS8 else {
            return
        }
        traitsLeft = view.actualTraitCollection
    }

    /// Notifies the controller and its children of traits that changed while the view was in no window. It is called
    /// when the view is at its new place, before layout.
    final func catchUpWithTraits() {
        guard let old = traitsLeft, let view = loadedView, view.actualWindow != nil else { return }
        traitsLeft = nil
        view.spreadTraitChange(from: old, to: view.actualTraitCollection)
    }

    final func record(_ callback: SimulationEvent.Callback, _ detail: @autoclosure () -> String = "") {
        Simulation.current.events.record(.callback(callback, controller: nameInEvents, detail: detail()))
    }
}
