import Foundation

// What a window does with its root controller, in UIKit's order: behaviour.md §8.
extension UIViewController {
    /// First display: the view is loaded, sized to the window, shown and laid out.
    final func appear(in window: UIWindow) {
        loadViewIfNeeded()
        guard let view else { return }
        record(.viewWillAppear)
        viewWillAppear(false)
        // Any callback may give the window another root controller, which then has appeared already.
        guard window.rootViewController === self else { return }
        window.place(view, filling: window.rectFilled(by: self))
        window.insertSubview(view, at: 0)
        record(.viewIsAppearing)
        viewIsAppearing(false)
        window.layoutIfNeeded()
        guard window.rootViewController === self else { return }
        record(.viewDidAppear)
        viewDidAppear(false)
        window.layoutIfNeeded()
    }

    final func removeFromWindow() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        record(.viewWillDisappear)
        viewWillDisappear(false)
        view.removeFromSuperview()
        record(.viewDidDisappear)
        viewDidDisappear(false)
    }

    /// The callbacks around the layout of the controller's view.
    final func layoutRootView(_ layout: () -> Void) {
        record(.viewWillLayoutSubviews)
        viewWillLayoutSubviews()
        layout()
        record(.viewDidLayoutSubviews)
        viewDidLayoutSubviews()
    }

    final func record(_ callback: SimulationEvent.Callback, _ detail: @autoclosure () -> String = "") {
        Simulation.current.events.record(.callback(callback, controller: nameInMessages, detail: detail()))
    }
}
