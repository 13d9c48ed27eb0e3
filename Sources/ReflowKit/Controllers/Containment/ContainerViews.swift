import Foundation
import KitValues
import LayoutRules

// The views that UIKit's containers are made of, by the names that its dumps show (behaviour.md §7.2).

/// A container whose view asks it to put bars and children where they belong.
@MainActor
protocol ContainerLayout: AnyObject {
    /// Places what the container shows, for the size its view has now.
    func layOutContainer()
    /// Whether the container gives this controller's view, which is a subview of its own, its frame. Children that the
    /// application adds are placed by the application.
    func places(_ controller: UIViewController) -> Bool
}

/// The view of a navigation, tab bar or split view controller.
@MainActor
class UILayoutContainerView: UIView {
    weak var container: (any ContainerLayout)?

    convenience init(of container: any ContainerLayout) {
        self.init(frame: UIScreen.main.plainViewFrame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        self.container = container
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        container?.layOutContainer()
    }

    override func places(viewOf controller: UIViewController) -> Bool { container?.places(controller) ?? false }
}

/// The view of a page view controller.
@MainActor
final class PageContentView: UILayoutContainerView {}

/// Holds what a navigation controller shows, below its bars.
@MainActor
final class UINavigationTransitionView: UIView {}

/// Holds what a tab bar controller shows, below its bar.
@MainActor
final class UITransitionView: UIView {}

/// Holds the view of one child.
@MainActor
final class UIViewControllerWrapperView: UIView {
    override func places(viewOf controller: UIViewController) -> Bool { true }
}

extension UIView {
    /// Whether the window or a container gives this controller's view its frame, as UIKit's encapsulated layout does
    /// also where the view does not translate its mask.
    final var isPlacedByContainer: Bool {
        guard marks.contains(.hasController), let controller = extras?.controller else { return false }
        return parent?.places(viewOf: controller) ?? false
    }
}

/// The place in a container where one child at a time is shown.
@MainActor
final class ChildStage {
    let view: UIView
    private(set) var wrapper: UIViewControllerWrapperView?
    private(set) weak var child: UIViewController?

    init(view: UIView) {
        self.view = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Whether `child` is the one on stage.
    func shows(_ child: UIViewController?) -> Bool {
        self.child === child && (child == nil || child?.loadedView?.parent === wrapper)
    }

    /// Puts a child on stage in the place of the one that is there.
    /// - Returns: takes the old one's view off; call it when the new one is in place.
    func bring(_ child: UIViewController?) -> () -> Void {
        guard !shows(child) else { return {} }
        let before = self.child
        child?.loadViewOnce()
        // Loading it may have brought another one.
        guard self.child === before, !shows(child) else { return {} }
        let old = wrapper
        let oldView = self.child?.loadedView
        self.child = child
        wrapper = nil
        if let child, let content = child.view {
            let new = UIViewControllerWrapperView(frame: view.bounds)
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.frame = new.bounds
            wrapper = new
            view.addSubview(new)
            new.addSubview(content)
        }
        return {
            if oldView?.parent === old { oldView?.removeFromSuperview() }
            old?.removeFromSuperview()
        }
    }

    /// - Parameters:
    ///   - rect: what of the container the child's view fills.
    ///   - wrapsTightly: whether the wrapper is as small as the child, as up to iOS 6.
    func place(in rect: CGRect, wrapsTightly: Bool) {
        wrapper?.frame = wrapsTightly ? rect : view.bounds
        let place = wrapsTightly ? CGRect(origin: .zero, size: rect.size) : rect
        if let content = child?.loadedView, content.parent === wrapper { content.frame = place }
    }
}
