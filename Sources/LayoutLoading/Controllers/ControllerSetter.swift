import Foundation
import LayoutDocument
import LayoutRules
import ReflowKit

/// How one property of a layout file reaches a controller. What the file answers in a getter's place is not among them.
struct ControllerSetter {
    let name: String
    let apply: @MainActor (UIViewController, PropertyValue, ValueBuilder) -> Void

    init<Controller: UIViewController>(
        _: Controller.Type, _ name: String,
        _ set: @escaping @MainActor (Controller, PropertyValue, ValueBuilder) -> Void
    ) {
        self.name = name
        apply = { controller, value, builder in
            if let controller = controller as? Controller { set(controller, value, builder) }
        }
    }

    /// The property of that name, of whichever class has it: no two classes have different ones of one name.
    static func named(_ name: String) -> ControllerSetter? { byName[name] }

    private static let byName = Dictionary(
        (ofEvery + ofNavigation + ofTabBar + ofSplit).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let ofEvery: [ControllerSetter] = [
        ControllerSetter(UIViewController.self, "title") { controller, value, _ in controller.title = value.string },
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

    private static let ofNavigation: [ControllerSetter] = [
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
    ]

    private static let ofTabBar: [ControllerSetter] = [
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
    ]

    private static let ofSplit: [ControllerSetter] = [
        ControllerSetter(UISplitViewController.self, "preferredDisplayMode") { split, value, _ in
            if let mode = UISplitViewController.DisplayMode(rawValue: value.raw) {
                split.preferredDisplayMode = mode
            }
        },
        ControllerSetter(UISplitViewController.self, "preferredPrimaryColumnWidthFraction") { split, value, _ in
            split.preferredPrimaryColumnWidthFraction = value.number
        },
        ControllerSetter(UISplitViewController.self, "minimumPrimaryColumnWidth") { split, value, _ in
            split.minimumPrimaryColumnWidth = value.number
        },
        ControllerSetter(UISplitViewController.self, "maximumPrimaryColumnWidth") { split, value, _ in
            split.maximumPrimaryColumnWidth = value.number
        },
    ]
}
