import Foundation
import KitValues
import LayoutRules

// The messages about a rotation and their recipients: behaviour.md §6.2, §6.6 and §7.1. Every message is recorded
// before it is sent.
extension UIViewController {
    /// The controllers that get the messages of a rotation, parents first: this one and those that it displays, as far
    /// as their views are in the window. A controller that does not forward the messages is the only one of its
    /// subtree.
    final func displayedInWindow(_ window: UIWindow) -> [UIViewController] {
        guard let view = loadedView, view.actualWindow === window else { return [] }
        guard shouldAutomaticallyForwardRotationMethods() else { return [self] }
        return [self] + displayedChildren.flatMap { $0.displayedInWindow(window) }
    }

    // MARK: Rotation messages

    final func noteWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        record(.willRotate, "\(orientation.name), \(SimulationEvent.text(seconds: duration))")
        AnimationBlock(callback: .willRotate, controller: self).perform {
            willRotate(to: orientation, duration: duration)
        }
    }

    /// Sends the message inside the rotation's animation, so that changes in it animate.
    final func noteWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        record(.willAnimateRotation, "\(orientation.name), \(SimulationEvent.text(seconds: duration))")
        AnimationBlock(duration: duration, callback: .willAnimateRotation, controller: self).perform {
            willAnimateRotation(to: orientation, duration: duration)
        }
    }

    final func noteDidRotate(from orientation: UIInterfaceOrientation) {
        record(.didRotate, "from \(orientation.name)")
        AnimationBlock(callback: .didRotate, controller: self).perform { didRotate(from: orientation) }
    }

    // MARK: Transitions

    final func noteWillTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard hasLoadedView else { return }
        record(.willTransitionToTraits, traits.sizeClassText)
        AnimationBlock(callback: .willTransitionToTraits, controller: self).perform {
            willTransition(to: traits, with: coordinator)
        }
    }

    final func noteViewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard hasLoadedView else { return }
        record(.viewWillTransitionToSize, SimulationEvent.text(size))
        AnimationBlock(callback: .viewWillTransitionToSize, controller: self).perform {
            viewWillTransition(to: size, with: coordinator)
        }
    }

    /// The class's own implementation for a change of traits: passes them on to the displayed controllers.
    final func forwardTraits(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in displayedChildren {
            guard child.hasLoadedView else { continue }
            let own = traits.overridden(by: child.overriddenTraits)
            guard own.hasDifferentSizeClasses(comparedTo: child.traitCollection) else { continue }
            child.noteWillTransition(to: own, with: coordinator)
        }
    }

    /// The class's own implementation for a change of size. It sends the rotation messages of iOS 7 to its own class,
    /// the later ones as blocks of the transition, and passes the size on to the displayed controllers. A controller
    /// that overrides the method and does not call super gets neither (behaviour.md §6.1).
    final func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if let coordinator = coordinator as? TransitionCoordinator, let turn = coordinator.turn {
            sendRotationMessages(turn, with: coordinator)
        }
        for child in displayedChildren {
            guard let view = child.loadedView else { continue }
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if own != view.bounds.size { child.noteViewWillTransition(to: own, with: coordinator) }
        }
    }

    private final func sendRotationMessages(
        _ turn: TransitionCoordinator.Turn, with coordinator: TransitionCoordinator
    ) {
        let duration = coordinator.transitionDuration
        noteWillRotate(to: turn.to, duration: duration)
        coordinator.addOwn { [self] in
            noteWillAnimateRotation(to: turn.to, duration: duration)
        } completion: { [self] in
            noteDidRotate(from: turn.from)
        }
    }
}
