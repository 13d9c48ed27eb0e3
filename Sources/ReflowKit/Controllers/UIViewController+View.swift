import Foundation
public import KitValues
import LayoutRules

// Where the view comes from, and how it is tied to its controller.
extension UIViewController {
    public final var isViewLoaded: Bool { viewIfLoaded != nil }

    public final func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        record(.loadView)
        loadView()
        if !isViewLoaded {
            // A `loadView` that sets no view leaves UIKit without one too; a plain view keeps the tree whole.
            Simulation.current.report(.viewNotLoaded(controller: nameInMessages))
            view = UIView(frame: UIScreen.main.plainViewFrame)
        }
        record(.viewDidLoad)
        viewDidLoad()
    }

    /// What `loadView` does: the view that a layout file describes, else a plain one.
    final func makeView() {
        if let viewSource { return view = viewSource() }
        if let nibName { Simulation.current.report(.nibNotLoaded(controller: nameInMessages, nib: nibName)) }
        let plain = UIView(frame: UIScreen.main.plainViewFrame)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    /// The loaded view knows its controller.
    final func takeView() {
        guard let view = viewIfLoaded else { return }
        view.ensureExtras().controller = self
        handTraitsToView()
        view.marks.formUnion(.hasController)
        if view.marks.contains(.ignoresMask) { view.wantConstraints() }
    }

    final func letGoOfView() {
        guard let view = viewIfLoaded, view.extras?.controller === self else { return }
        view.extras?.controller = nil
        view.marks.subtract(.hasController)
        view.controllerTraits = nil
    }

    /// The smallest margins that the system gives a controller's view, not counting the safe area (behaviour.md §3.7).
    public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let margins = (viewIfLoaded?.screenMetrics ?? Simulation.current.screenMetrics).systemMinimumLayoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
}
