import Foundation
import KitValues
import LayoutRules

// The views of UIKit's containers, under the names that its dumps show (behaviour.md §7.2).

/// A container whose view lets it place bars and children.
@MainActor
protocol ContainerLayout: AnyObject {
    /// Places the contents of the container for the current size of its view.
    func layOutContainer()
    /// Whether the container sets the frame of this controller's view, which is a direct subview of the container's
    /// view. Other children are placed by the application.
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

/// The view that contains the visible child of a navigation controller, behind its bars.
@MainActor
final class UINavigationTransitionView: UIView {}

/// The view that contains the visible child of a tab bar controller, behind its bar.
@MainActor
final class UITransitionView: UIView {}

/// The view that contains the view of one child.
@MainActor
final class UIViewControllerWrapperView: UIView {
    override func places(viewOf controller: UIViewController) -> Bool { true }
}

extension UIView {
    /// Whether the window or a container sets the frame of this controller's view. If the view does not translate its
    /// mask, UIKit then adds its encapsulated constraints for the size.
    final var isPlacedByContainer: Bool {
        guard let controller = viewController else { return false }
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

    /// Whether `child` is the current one.
    func shows(_ child: UIViewController?) -> Bool {
        self.child === child && (child == nil || child?.loadedView?.parent === wrapper)
    }

    /// Replaces the current child.
    /// - Returns: a closure that removes the old child's view. Call it when the new one is in place.
    func bring(_ child: UIViewController?) -> () -> Void {
        guard !shows(child) else { return {} }
        let before = self.child
        child?.loadViewOnce()
        // Loading the view may have replaced the child.
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
    ///   - rect: the rectangle of the child's view in the container.
    ///   - wrapsTightly: whether the wrapper has the size of the child, as up to iOS 6.
    func place(in rect: CGRect, wrapsTightly: Bool) {
        wrapper?.frame = wrapsTightly ? rect : view.bounds
        let place = wrapsTightly ? CGRect(origin: .zero, size: rect.size) : rect
        if let content = child?.loadedView, content.parent === wrapper { content.frame = place }
    }
}
