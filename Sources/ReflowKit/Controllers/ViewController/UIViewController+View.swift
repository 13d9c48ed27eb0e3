import Foundation
import KitValues
import LayoutRules

// Loading of the view, and its connection with the controller.
extension UIViewController {
    final var hasLoadedView: Bool { loadedView != nil }

    final func loadViewOnce() {
        guard !hasLoadedView else { return }
        record(.loadView)
        loadView()
        if !hasLoadedView {
            // If `loadView` sets no view, UIKit has none, either. Here a plain view is used, so that the tree is
            // complete.
            Simulation.current.report(.viewNotLoaded(controller: nameInMessages))
            view = UIView(frame: UIScreen.main.plainViewFrame)
        }
        scene?.connect?()
        record(.viewDidLoad)
        viewDidLoad()
    }

    /// The implementation of `loadView`: the view that a document describes, that of a nib, or else a plain one.
    final func makeView() {
        if let viewSource { return view = viewSource() }
        if loadNib() { return }
        let plain = UIView(frame: UIScreen.main.plainViewFrame)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    /// Connects the loaded view with its controller.
    final func takeView() {
        guard let view = loadedView else { return }
        view.heldController = self
        handTraitsToView()
        view.marks.formUnion(.hasController)
        if view.marks.contains(.ignoresMask) { view.wantConstraints() }
    }

    final func letGoOfView() {
        guard let view = loadedView, view.heldController === self else { return }
        view.heldController = nil
        view.marks.subtract(.hasController)
        view.controllerTraits = nil
    }

    final var actualSystemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let margins = (loadedView?.screenMetrics ?? Simulation.current.screenMetrics).systemMinimumLayoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
}
