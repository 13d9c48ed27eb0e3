import Foundation
import KitValues
import LayoutRules

// The sequences of behaviour.md §6.2.
extension UIWindow {
    /// Rotates the interface, with the messages of the simulated iOS version.
    final func turn(to target: UIInterfaceOrientation) {
        isTurning = true
        defer { isTurning = false }
        let turn = TransitionCoordinator.Turn(from: interfaceOrientation, to: target)
        let simulation = ownSimulation
        let coordinator = TransitionCoordinator(
            containerView: self, turn: turn,
            duration: RotationDuration.seconds(from: turn.from, to: target, idiom: model.idiom),
            isAnimated: simulation.areAnimationsEnabled, log: simulation.events)
        simulation.transitions.coordinator = coordinator
        defer { simulation.transitions.coordinator = nil }
        if isPortraitFixed {
            turnInterface(turn, coordinator)
        } else {
            change(
                Change(
                    orientation: target,
                    size: sharedSize(in: target) ?? (followsScreen ? model.metrics(for: target).size : bounds.size),
                    sharedSize: sharedSize(in: target),
                    traits: screenTraits(in: target, sharing: sharedSize(in: target)).overridden(by: overriddenTraits)),
                coordinator)
        }
    }

    // MARK: Up to iOS 7

    /// Rotates the root view inside the window, which itself stays: willRotate, status bar, layout,
    /// willAnimateRotation, didRotate.
    private final func turnInterface(_ turn: TransitionCoordinator.Turn, _ coordinator: TransitionCoordinator) {
        let controllers = presentationChain.flatMap { $0.displayedInWindow(self) }
        let duration = coordinator.transitionDuration
        for controller in controllers { controller.noteWillRotate(to: turn.to, duration: duration) }
        interfaceOrientation = turn.to
        let keyboardTurn = turnStatusBar(to: turn.to, duration: duration)
        placeInterface()
        markPlacementsForLayout()
        layoutIfNeeded()
        // A callback may have removed a controller from the screen; it receives no further messages about the rotation.
        for controller in controllers where controller.loadedView?.actualWindow === self {
            controller.noteWillAnimateRotation(to: turn.to, duration: duration)
        }
        layoutIfNeeded()
        for controller in controllers where controller.loadedView?.actualWindow === self {
            controller.noteDidRotate(from: turn.from)
        }
        layoutIfNeeded()
        keyboardTurn?.finish()
        layoutIfNeeded()
    }

    /// Rotates the status bar, if this window decides about it, and starts the rotation of the keyboard.
    /// - Returns: the remaining work on the keyboard for the end of the rotation.
    private final func turnStatusBar(to target: UIInterfaceOrientation, duration: TimeInterval) -> KeyboardTurn? {
        guard decidesStatusBar else { return nil }
        let simulation = ownSimulation
        let keyboardTurn = KeyboardTurn(of: simulation, to: target, duration: duration)
        simulation.application.turnStatusBar(to: target)
        keyboardTurn?.begin()
        return keyboardTurn
    }

    // MARK: From iOS 8

    /// The state of a window after a transition.
    struct Change {
        var orientation: UIInterfaceOrientation
        var size: CGSize
        /// The window's part of the screen if it shares the screen with another app; nil if it does not.
        var sharedSize: CGSize?
        var traits: UITraitCollection
    }

    /// Performs a size transition: willTransition for all controllers, then viewWillTransition for all, then status
    /// bar, sizes, traits, layout, blocks.
    final func change(_ change: Change, _ coordinator: TransitionCoordinator) {
        let oldSize = bounds.size
        let oldTraits = actualTraitCollection
        let log = ownSimulation.events
        orientationToCome = change.orientation
        if oldTraits.hasDifferentSizeClasses(comparedTo: change.traits) {
            rootViewController?.noteWillTransition(to: change.traits, with: coordinator)
        }
        let presentations = presentationChain.dropFirst().compactMap(\.activePresentation)
        for presentation in presentations { presentation.noteTraits(of: change, with: coordinator) }
        if change.size != oldSize {
            rootViewController?.noteViewWillTransition(to: change.size, with: coordinator)
            for presentation in presentations { presentation.noteSize(of: change, with: coordinator) }
        }
        interfaceOrientation = change.orientation
        sharedSize = change.sharedSize
        let keyboardTurn = turnStatusBar(to: change.orientation, duration: coordinator.transitionDuration)
        if change.size != oldSize {
            log.record(.windowSize(from: oldSize, to: change.size))
            frame = CGRect(origin: frame.origin, size: change.size)
            placeInterface()
        }
        if oldTraits != change.traits {
            log.record(.traits(from: oldTraits.sizeClassText, to: change.traits.sizeClassText))
        }
        layOut(withTraitsFrom: oldTraits, to: change.traits)
        coordinator.runAlongside()
        layoutIfNeeded()
        coordinator.finish()
        layoutIfNeeded()
        keyboardTurn?.finish()
        layoutIfNeeded()
    }

    /// Reports new traits to all views and controllers, and lays everything out. Up to iOS 12, all trait changes come
    /// before all layout; from iOS 13 on, both happen view by view (behaviour.md §6.2, step 6).
    private final func layOut(withTraitsFrom old: UITraitCollection, to new: UITraitCollection) {
        guard old != new else { return layoutIfNeeded() }
        guard semantics >= .iOS15 else {
            spreadTraitChange(from: old, to: new)
            return layoutIfNeeded()
        }
        markTreeForTraitChange()
        let context = ownSimulation.layoutContext
        context.traitChange = LayoutContext.TraitChange(window: self, old: old)
        defer { context.traitChange = nil }
        layoutIfNeeded()
    }
}

extension UITraitCollection {
    func hasDifferentSizeClasses(comparedTo other: UITraitCollection) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
    }
}
