import LayoutDocument
import ReflowKit

extension ControllerMaker {
    static let splitViewController = ControllerMaker(
        setters: [
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
        ],
        fill: { controller, controllers in
            (controller as? UISplitViewController)?.viewControllers = controllers
        }
    ) { _ in UISplitViewController(nibName: nil, bundle: nil) }
}
