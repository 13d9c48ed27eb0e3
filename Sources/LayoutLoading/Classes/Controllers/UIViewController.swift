import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

extension ControllerMaker {
    static let viewController = ControllerMaker(
        setters: [
            ControllerSetter(UIViewController.self, "title") { controller, value, _ in controller.title = value.string
            },
            ControllerSetter(UIViewController.self, "modalPresentationStyle") { controller, value, _ in
                if let style = UIModalPresentationStyle(rawValue: value.raw) {
                    controller.modalPresentationStyle = style
                }
            },
            ControllerSetter(UIViewController.self, "overrideUserInterfaceStyle") { controller, value, _ in
                controller.overrideUserInterfaceStyle = UIUserInterfaceStyle(rawValue: value.raw) ?? .unspecified
            },
            ControllerSetter(UIViewController.self, "preferredContentSize") { controller, value, _ in
                controller.preferredContentSize = value.size
            },
            ControllerSetter(UIViewController.self, "additionalSafeAreaInsets") { controller, value, _ in
                controller.additionalSafeAreaInsets = value.insets
            },
            ControllerSetter(UIViewController.self, "definesPresentationContext") { controller, value, _ in
                controller.definesPresentationContext = value.bool
            },
            ControllerSetter(UIViewController.self, "edgesForExtendedLayout") { controller, value, _ in
                controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(value.raw))
            },
            ControllerSetter(UIViewController.self, "extendedLayoutIncludesOpaqueBars") { controller, value, _ in
                controller.extendedLayoutIncludesOpaqueBars = value.bool
            },
            ControllerSetter(UIViewController.self, "hidesBottomBarWhenPushed") { controller, value, _ in
                controller.hidesBottomBarWhenPushed = value.bool
            },
        ]
    ) { _ in LayoutController() }
}
