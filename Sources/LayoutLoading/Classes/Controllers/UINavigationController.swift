import LayoutDocument
import ReflowKit

extension ControllerMaker {
    static let navigationController = ControllerMaker(
        setters: [
            ControllerSetter(UINavigationController.self, "isNavigationBarHidden") { navigation, value, _ in
                navigation.isNavigationBarHidden = value.bool
            },
            ControllerSetter(UINavigationController.self, "isToolbarHidden") { navigation, value, _ in
                navigation.isToolbarHidden = value.bool
            },
            ControllerSetter(UINavigationController.self, "navigationBar.prefersLargeTitles") { navigation, value, _ in
                navigation.navigationBar.prefersLargeTitles = value.bool
            },
            ControllerSetter(UINavigationController.self, "navigationBar.isTranslucent") { navigation, value, _ in
                navigation.navigationBar.isTranslucent = value.bool
            },
            ControllerSetter(UINavigationController.self, "navigationBar.barTintColor") { navigation, value, builder in
                navigation.navigationBar.barTintColor = value.color.map(builder.color)
            },
            ControllerSetter(UINavigationController.self, "navigationBar.tintColor") { navigation, value, builder in
                navigation.navigationBar.tintColor = value.color.map(builder.color)
            },
        ],
        fill: { controller, controllers in
            (controller as? UINavigationController)?.setViewControllers(controllers, animated: false)
        }
    ) { _ in UINavigationController() }
}
