import Basics
import LayoutDocument
import ReflowKit

// Finds the controllers that steps name.
extension StepRunner {
    /// The last controller of the chain that starts with the root and in which each controller presents the next.
    var topmost: UIViewController? { window.topmostController }

    func controller(_ id: String) throws(Diagnostic) -> UIViewController {
        if let controller = controllers.controller(withID: id) { return controller }
        throw failure("the controller \(Wording.quoted(id)) does not exist yet")
    }

    /// The nearest container of this kind, which is the controller with this id or a container around it. Without an
    /// id, the search starts at the innermost visible controller.
    func container<Container: UIViewController>(
        _ type: Container.Type, of id: String?
    ) throws(Diagnostic) -> Container {
        let start = if let id { try controller(id) } else { visible(below: topmost) }
        if let container = start?.containers.lazy.compactMap({ $0 as? Container }).first { return container }
        let name = String(describing: type)
        throw failure(
            id.map { "\(Wording.quoted($0)) is not in a \(name)" } ?? "no \(name) is visible",
            advice: id == nil ? "use \"from\" to give the id of one, or of a controller inside one" : nil)
    }

    /// The innermost visible controller: if `controller` is a container, the one that it shows; if that is a container,
    /// the one that it shows, and so on. The depth is limited, because the answers of a registered class may form a
    /// circle.
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
