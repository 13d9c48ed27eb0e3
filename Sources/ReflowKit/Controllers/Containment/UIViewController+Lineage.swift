// Who is above a controller and who is below it, by containment and by presentation.
//
// All of it rests on what the kit itself keeps, never on what a subclass answers, and nothing that would close a circle
// is ever kept: see `adopt(_:)` and `present`. So every walk up or down has an end.
extension UIViewController {
    /// This controller and the containers it is in, from the innermost.
    package final var containers: some Sequence<UIViewController> { sequence(first: self) { $0.storedParent } }

    /// Whether a controller is this one or a container it is in.
    final func isContained(in container: UIViewController) -> Bool {
        var next: UIViewController? = self
        while let controller = next {
            if controller === container { return true }
            next = controller.storedParent
        }
        return false
    }

    /// The uppermost container: this controller, where it is in none.
    final var outermostContainer: UIViewController { containers.reduce(self) { $1 } }

    /// Whether a controller is this one or above it: a container of it, its presenter, a container of that one, and so
    /// on in any mixture.
    final func isBelow(_ controller: UIViewController) -> Bool {
        if controller === self { return true }
        // A controller that holds nobody and presents nobody is above nobody.
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

    /// How many controllers there are from the outermost one to this.
    final var depth: Int {
        var count = 0
        var next: UIViewController? = self
        while let controller = next {
            count += 1
            next = controller.storedParent
        }
        return count
    }

    /// How many levels there are from this controller to its deepest descendant. The tree is never deeper than the
    /// limit, because it was built by ``adopt(_:)``.
    final var heightOfTree: Int {
        var highest = 0
        for child in storedChildren {
            let height = child.heightOfTree
            if height > highest { highest = height }
        }
        return highest + 1
    }

    /// The nearest container above of a kind; this controller not counted.
    final func enclosing<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        containers.dropFirst().lazy.compactMap { $0 as? Kind }.first
    }

    /// The parent, unless the view of a container above was put into this controller's: that would lead back here.
    final var parentAsResponder: UIViewController? {
        guard let view = loadedView else { return storedParent }
        let leadsBack = containers.dropFirst().contains { $0.loadedView?.isActualDescendant(of: view) == true }
        return leadsBack ? nil : storedParent
    }

    /// The controller that this one presents, else the one that the nearest presenting container above presents. A
    /// container that is presented itself is the last that is looked at: what lies below it does not lie over this
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
    /// Each of them once, at its first place.
    var eachOnce: [UIViewController] {
        var seen = Set<ObjectIdentifier>()
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIWindow {
    /// The root controller, or whoever is presented over it, by itself or by one over it, and presents nobody.
    package final var topmostController: UIViewController? {
        var top = rootViewController
        while let presented = top?.presentedHere { top = presented }
        return top
    }
}
