import KitSchema
import LayoutDocument
import ReflowKit

/// Additions of the loader to the card of a controller class.
struct LoadedController: Sendable {
    /// Makes a controller instead of the card; nil if the card makes it.
    var make: (@MainActor @Sendable (ControllerNode) -> UIViewController)?
    /// Passes a container its controllers instead of the card; nil if the card does so.
    var fill: (@MainActor @Sendable (UIViewController, ControllerNode, [UIViewController]) -> Void)?

    static let all: [KitClass: LoadedController] = [
        .splitViewController: LoadedController(
            make: { node in
                UISplitViewController(
                    style: node.viewControllers.contains { $0.column == .supplementary } || node.hasUnnamedThird
                        ? .tripleColumn : .unspecified)
            },
            fill: { controller, node, controllers in
                guard let split = controller as? UISplitViewController else { return }
                let columns = node.viewControllers.compactMap { $0.column?.column }
                if columns.count == controllers.count {
                    split.hold(zip(columns, controllers).map { ($0, $1) })
                } else {
                    split.viewControllers = controllers
                }
            })
    ]
}

extension ControllerNode {
    /// A new controller of the node's UIKit class. A plain view controller is a ``LayoutController``, which shows the
    /// layout's view.
    @MainActor
    func makeController() -> UIViewController {
        if let made = LoadedController.all[baseClass]?.make?(self) { return made }
        let card = ClassCards.controller(baseClass)
        return card.isPlain ? LayoutController() : card.make { property(named: $0)?.value }
    }

    /// Passes a container its controllers.
    @MainActor
    func fill(_ container: UIViewController, with controllers: [UIViewController]) {
        if let fill = LoadedController.all[baseClass]?.fill {
            fill(container, self, controllers)
        } else {
            ClassCards.controller(baseClass).fill(container, with: controllers)
        }
    }

    /// Whether there are more than two controllers, whose order alone determines their columns.
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
