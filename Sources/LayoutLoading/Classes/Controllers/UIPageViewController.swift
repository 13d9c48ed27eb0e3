import KitSchema
import LayoutDocument
import ReflowKit

extension ControllerMaker {
    static let pageViewController = ControllerMaker(
        fill: { controller, _, controllers in
            (controller as? UIPageViewController)?
                .setViewControllers(controllers, direction: .forward, animated: false)
        }
    ) { node in
        UIPageViewController(
            transitionStyle: UIPageViewController.TransitionStyle(
                rawValue: node.property("transitionStyle")?.value.raw ?? 0) ?? .pageCurl,
            navigationOrientation: UIPageViewController.NavigationOrientation(
                rawValue: node.property("navigationOrientation")?.value.raw ?? 0) ?? .horizontal)
    }
}
