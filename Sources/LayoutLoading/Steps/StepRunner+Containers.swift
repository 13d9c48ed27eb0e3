import Basics
import LayoutDocument
import ReflowKit

// Steps that change the contents of a container.
extension StepRunner {
    func push(_ id: String, isAnimated: Bool, from: String?, at position: SourcePosition) throws(Diagnostic) {
        let navigation = try container(UINavigationController.self, of: from, at: position)
        navigation.pushViewController(try controller(id, at: position), animated: isAnimated)
        presentMore(above: controllers.node(withID: id))
    }

    func pop(_ step: StepNode.Departure, at position: SourcePosition) throws(Diagnostic) {
        let navigation = try container(UINavigationController.self, of: step.from ?? step.controller, at: position)
        guard let id = step.controller else {
            if navigation.popViewController(animated: step.isAnimated) == nil {
                warn("nothing to pop: only the root is in the stack", at: position)
            }
            return
        }
        let target = try controller(id, at: position)
        guard navigation.viewControllers.contains(where: { $0 === target }) else {
            throw failure("\(Wording.quoted(id)) is not in the stack", at: position)
        }
        _ = navigation.popToViewController(target, animated: step.isAnimated)
    }

    func select(_ tab: StepNode.Tab, from: String?, at position: SourcePosition) throws(Diagnostic) {
        switch tab {
        case .index(let index):
            let tabs = try container(UITabBarController.self, of: from, at: position)
            let count = tabs.viewControllers?.count ?? 0
            guard index < count else {
                throw failure("there is no tab \(index): the last tab is \(count - 1)", at: position)
            }
            tabs.selectedIndex = index
        case .controller(let id):
            let tabs = try container(UITabBarController.self, of: from ?? id, at: position)
            let controller = try controller(id, at: position)
            guard let index = tabs.viewControllers?.firstIndex(where: { $0 === controller }) else {
                throw failure("\(Wording.quoted(id)) is not a tab", at: position)
            }
            tabs.selectedIndex = index
        }
    }

    /// The nearest container of this kind: the controller with this id, or one above it. Without an id, it is the
    /// innermost visible one.
    private func container<Container: UIViewController>(
        _ type: Container.Type, of id: String?, at position: SourcePosition
    ) throws(Diagnostic) -> Container {
        let start =
            if let id { try controller(id, at: position) } else { visible(below: topmost) }
        if let container = start?.containers.lazy.compactMap({ $0 as? Container }).first { return container }
        let name = String(describing: type)
        throw failure(
            id.map { "\(Wording.quoted($0)) is not in a \(name)" } ?? "no \(name) is visible", at: position,
            advice: id == nil ? "use \"from\" to give the id of one, or of a controller inside one" : nil)
    }

    /// The innermost controller that is shown inside another one. The depth is limited, because the answers of a
    /// registered class may form a circle.
    private func visible(below controller: UIViewController?) -> UIViewController? {
        var innermost = controller
        for _ in 0..<SimulationDiagnostic.ContainmentProblem.depthLimit {
            let shown: UIViewController? =
                switch innermost {
                case let navigation as UINavigationController: navigation.topViewController
                case let tabs as UITabBarController: tabs.selectedViewController
                case let split as UISplitViewController: split.viewControllers.last
                case let pages as UIPageViewController: pages.viewControllers?.first
                default: nil
                }
            guard let shown else { break }
            innermost = shown
        }
        return innermost
    }
}
