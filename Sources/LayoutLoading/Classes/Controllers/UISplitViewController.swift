import KitSchema
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
        fill: { controller, node, controllers in
            guard let split = controller as? UISplitViewController else { return }
            let columns = node.viewControllers.compactMap { $0.column?.column }
            if columns.count == controllers.count {
                split.hold(zip(columns, controllers).map { ($0, $1) })
            } else {
                split.viewControllers = controllers
            }
        }
    ) { node in
        UISplitViewController(
            style: node.viewControllers.contains { $0.column == .supplementary } || node.hasUnnamedThird
                ? .tripleColumn : .unspecified)
    }
}

extension ControllerNode {
    /// Whether it has three controllers whose order determines their columns.
    fileprivate var hasUnnamedThird: Bool {
        viewControllers.count > 2 && viewControllers.allSatisfy { $0.column == nil }
    }
}

extension SplitColumn {
    fileprivate var column: UISplitViewController.Column {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        case .compact: .compact
        }
    }
}
