import Foundation

// Custom containers: behaviour.md §7.1 and §8. The overridable methods are in the class body.
extension UIViewController {
    /// Makes `child` a child, after it is notified of the move. A child of another container leaves that first. The
    /// container adds the child's view itself, and then calls `didMove(toParent:)`.
    final func adopt(_ child: UIViewController) {
        guard child.storedParent !== self else { return }
        if let problem = problem(adopting: child) { return Simulation.current.report(.containment(problem)) }
        Simulation.current.transitions.nest {
            if child.storedParent != nil { child.removeFromParent() }
            child.movesToParent = true
            child.movesFromParent = false
            child.record(.willMoveToParent, nameInEvents)
            child.willMove(toParent: self)
            // The callbacks may have added the child to another container, or moved this controller below it.
            guard child.storedParent == nil else { return }
            if let problem = problem(adopting: child) { return Simulation.current.report(.containment(problem)) }
            storedChildren.append(child)
            child.storedParent = self
        }
    }

    /// Whether all of these controllers are children or may become children. The first one for which UIKit would raise
    /// an exception is reported.
    final func mayHold(_ controllers: [UIViewController]) -> Bool {
        for controller in controllers where controller.storedParent !== self {
            guard let problem = problem(adopting: controller), problem.exceptionName != nil else { continue }
            Simulation.current.report(.containment(problem))
            return false
        }
        return true
    }

    private final func problem(adopting child: UIViewController) -> SimulationDiagnostic.ContainmentProblem? {
        if child === self { return .ownParent(controller: nameInMessages) }
        if isContained(in: child) {
            return .ancestorAsChild(controller: child.nameInMessages, parent: nameInMessages)
        }
        if isBelow(child) {
            return .presenterAsChild(controller: child.nameInMessages, parent: nameInMessages)
        }
        guard depth + child.heightOfTree <= SimulationDiagnostic.ContainmentProblem.depthLimit else {
            return .tooDeep(controller: child.nameInMessages, parent: nameInMessages)
        }
        return nil
    }

    /// The implementation of `removeFromParent`: the child is removed and notified. Its view stays where it is.
    final func leaveParent() {
        guard let parent = storedParent else { return }
        parent.storedChildren.removeAll { $0 === self }
        storedParent = nil
        parent.didLose(self)
        impose(traits: nil)
        if !appearance.state.isTransitional { movesToParent = false }
        record(.didMoveToParent, "none")
        didMove(toParent: nil)
        if !appearance.state.isTransitional { movesFromParent = false }
    }

    /// Ends the move to the parent, unless an appearance that is a part of it is still in progress.
    final func noteArrival() {
        if !appearance.state.isTransitional { movesToParent = false }
    }

    /// The size of a child in a container of the size `parentSize`. A child whose view has another size than this view
    /// now keeps its size; every other child gets `parentSize` (behaviour.md §7.1).
    final func sizeOfChild(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let own = loadedView?.bounds.size, let child = container as? UIViewController,
            let size = child.loadedView?.bounds.size, size != own
        else { return parentSize }
        return size
    }

    /// The children whose views are in this controller's view.
    final var childrenInTree: [UIViewController] {
        guard let view = loadedView else { return [] }
        return storedChildren.filter { $0.loadedView?.isActualDescendant(of: view) == true }
    }

    /// Notifies the container or presentation of the controller that its preferred size has changed.
    final func tellOfPreferredContentSize() {
        storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
        activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    // MARK: Transitions between children

    final func replace(
        _ fromViewController: UIViewController, by toViewController: UIViewController, isAnimated animated: Bool,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard fromViewController.storedParent === self, toViewController.storedParent === self else {
            return Simulation.current.report(
                .containment(
                    .noCommonParent(
                        from: fromViewController.nameInMessages, to: toViewController.nameInMessages)))
        }
        let isSeen = loadedView?.actualWindow != nil && shouldAutomaticallyForwardAppearanceMethods
        if isSeen {
            fromViewController.beginUnlessGoing(false, animated: animated)
            toViewController.beginUnlessGoing(true, animated: animated)
        }
        let place = fromViewController.view.parent ?? view
        if let place, toViewController.view.parent !== place { place.addSubview(toViewController.view) }
        animations?()
        loadedView?.actualWindow?.layoutIfNeeded()
        fromViewController.view.removeFromSuperview()
        if isSeen {
            fromViewController.endIfGoing()
            toViewController.endIfGoing()
        }
        completion?(true)
    }

    /// Begins a transition, unless the controller is already in the final state or on its way there.
    final func beginUnlessGoing(_ isAppearing: Bool, animated: Bool) {
        if appearance.state.mayBegin(isAppearing: isAppearing) {
            beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    final func endIfGoing() {
        if appearance.state.isTransitional { endAppearanceTransition() }
    }
}
