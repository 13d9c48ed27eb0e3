import Foundation
import KitValues
import LayoutRules

// Where the view comes from, and how it is tied to its controller.
extension UIViewController {
    final var hasLoadedView: Bool { loadedView != nil }

    final func loadViewOnce() {
        guard !hasLoadedView else { return }
        record(.loadView)
        loadView()
        if !hasLoadedView {
            // A `loadView` that sets no view leaves UIKit without one too; a plain view keeps the tree whole.
            Simulation.current.report(.viewNotLoaded(controller: nameInMessages))
            view = UIView(frame: UIScreen.main.plainViewFrame)
        }
        record(.viewDidLoad)
        viewDidLoad()
    }

    /// The work of `loadView`: the view that a layout file describes, else a plain one.
    final func makeView() {
        if let viewSource { return view = viewSource() }
        if let nibName = storedNibName {
            Simulation.current.report(.nibNotLoaded(controller: nameInMessages, nib: nibName))
        }
        let plain = UIView(frame: UIScreen.main.plainViewFrame)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    /// The loaded view knows its controller.
    final func takeView() {
        guard let view = loadedView else { return }
        view.ensureExtras().controller = self
        handTraitsToView()
        view.marks.formUnion(.hasController)
        if view.marks.contains(.ignoresMask) { view.wantConstraints() }
    }

    final func letGoOfView() {
        guard let view = loadedView, view.extras?.controller === self else { return }
        view.extras?.controller = nil
        view.marks.subtract(.hasController)
        view.controllerTraits = nil
    }

    final var actualSystemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let margins = (loadedView?.screenMetrics ?? Simulation.current.screenMetrics).systemMinimumLayoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
}
