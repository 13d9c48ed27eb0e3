// The controllers above and below a controller, by containment and by presentation.
//
// Everything here uses only ReflowKit's own storage, never the answers of subclasses, and nothing that would close a
// circle is ever stored: see `adopt(_:)` and `present`. Therefore, every walk up or down ends.
extension UIViewController {
    /// This controller and the containers around it, starting with the innermost.
    package final var containers: some Sequence<UIViewController> { sequence(first: self) { $0.storedParent } }

    /// Whether a controller is this one or a container around it.
    final func isContained(in container: UIViewController) -> Bool {
        var next: UIViewController? = self
        while let controller = next {
            if controller === container { return true }
            next = controller.storedParent
        }
        return false
    }

    /// The outermost container: this controller, if there is no container.
    final var outermostContainer: UIViewController { containers.reduce(self) { $1 } }

    /// Whether a controller is this one or above it: a container around it, its presenter, a container around that, and
    /// so on in any combination.
    final func isBelow(_ controller: UIViewController) -> Bool {
        if controller === self { return true }
        // A controller with neither children nor a presented controller is not above any other one.
        guard controller.presented != nil || !controller.storedChildren.isEmpty else { return false }
        var seen: Set = [ObjectIdentifier(self)]
        var rest = [self]
        while let next = rest.popLast() {
            if next === controller { return true }
            for above in [next.storedParent, next.presenter] {
                guard let above, seen.insert(ObjectIdentifier(above)).inserted else { continue }
                rest.append(above)
            }
        }
        return false
    }

    /// The number of controllers from the outermost one to this one.
    final var depth: Int {
        var count = 0
        var next: UIViewController? = self
        while let controller = next {
            count += 1
            next = controller.storedParent
        }
        return count
    }

    /// The number of levels from this controller to its deepest descendant. The tree is never deeper than the limit,
    /// because ``adopt(_:)`` built it.
    final var heightOfTree: Int {
        var highest = 0
        for child in storedChildren {
            let height = child.heightOfTree
            if height > highest { highest = height }
        }
        return highest + 1
    }

    /// The nearest container of a kind around this controller.
    final func enclosing<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        containers.dropFirst().lazy.compactMap { $0 as? Kind }.first
    }

    /// The parent, unless the view of a container above is inside this controller's view, because the responder chain
    /// would then be a circle.
    final var parentAsResponder: UIViewController? {
        guard let view = loadedView else { return storedParent }
        let leadsBack = containers.dropFirst().contains { $0.loadedView?.isActualDescendant(of: view) == true }
        return leadsBack ? nil : storedParent
    }

    /// The controller that this one presents, or else the one that the nearest presenting container above presents. The
    /// search ends at a container that was presented itself: its own parents' presentations do not cover this
    /// controller.
    final var presentedHere: UIViewController? {
        for container in containers {
            if let presented = container.presented { return presented }
            if container.presenter != nil { return nil }
        }
        return nil
    }
}

extension [UIViewController] {
    /// The elements, each once, at their first positions.
    var eachOnce: [UIViewController] {
        var seen = Set<ObjectIdentifier>()
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIWindow {
    /// The root controller, or the last one in the chain of controllers presented over it.
    package final var topmostController: UIViewController? {
        var top = rootViewController
        while let presented = top?.presentedHere { top = presented }
        return top
    }
}
