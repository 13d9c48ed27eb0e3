import LayoutDocument
import ReflowKit

extension ControllerMaker {
    static let tabBarController = ControllerMaker(
        setters: [
            ControllerSetter(UITabBarController.self, "selectedIndex") { tabs, value, _ in
                tabs.selectedIndex = value.int
            },
            ControllerSetter(UITabBarController.self, "tabBar.isTranslucent") { tabs, value, _ in
                tabs.tabBar.isTranslucent = value.bool
            },
            ControllerSetter(UITabBarController.self, "tabBar.barTintColor") { tabs, value, builder in
                tabs.tabBar.barTintColor = value.color.map(builder.color)
            },
            ControllerSetter(UITabBarController.self, "tabBar.tintColor") { tabs, value, builder in
                tabs.tabBar.tintColor = value.color.map(builder.color)
            },
        ],
        fill: { controller, controllers in
            (controller as? UITabBarController)?.setViewControllers(controllers, animated: false)
        }
    ) { _ in UITabBarController() }
}
