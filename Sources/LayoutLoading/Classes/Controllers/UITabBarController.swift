import KitSchema
import LayoutDocument
import ReflowKit

extension ControllerMaker {
    static let tabBarController = ControllerMaker(
        setters: [
            ControllerSetter(UITabBarController.self, "selectedIndex") { tabs, value, _ in
                tabs.selectedIndex = value.int
            }
        ] + ControllerSetter.bar(UITabBarController.self, "tabBar") { $0.tabBar },
        fill: { controller, _, controllers in
            (controller as? UITabBarController)?.setViewControllers(controllers, animated: false)
        }
    ) { _ in UITabBarController() }
}
