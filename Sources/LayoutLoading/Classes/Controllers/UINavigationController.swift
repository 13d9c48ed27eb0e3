import KitSchema
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
        ] + ControllerSetter.bar(UINavigationController.self, "navigationBar") { $0.navigationBar }
            + ControllerSetter.bar(UINavigationController.self, "toolbar") { $0.toolbar },
        fill: { controller, _, controllers in
            (controller as? UINavigationController)?.setViewControllers(controllers, animated: false)
        }
    ) { _ in UINavigationController() }
}
