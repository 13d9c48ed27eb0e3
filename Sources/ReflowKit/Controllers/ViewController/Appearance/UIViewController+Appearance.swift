import Foundation
import LayoutRules

// The appearance of a controller as a state machine with four states: behaviour.md §8.
//
// A transition is begun and ended by one of four: the window for its root controller, a container for its visible
// children, the presenting controller, or the view itself if other code adds it to the tree or removes it. Parents are
// notified first of a beginning, and children first of an end, so that transitions are nested.
extension UIViewController {
    /// The implementation of `beginAppearanceTransition`.
    final func startAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearance.state.mayBegin(isAppearing: isAppearing) else { return reportUnbalancedAppearance() }
        if isAppearing { loadViewOnce() }
        appearance.state = isAppearing ? .appearing : .disappearing
        appearance.isAnimated = animated
        appearance.owesIsAppearing = isAppearing && Simulation.current.semantics >= .iOS15
        appearance.isDrivenByView = false
        appearance.isTelling = true
        if isAppearing {
            record(.viewWillAppear, animated ? "animated" : "")
            viewWillAppear(animated)
        } else {
            record(.viewWillDisappear, animated ? "animated" : "")
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        willForwardBeginning(isAppearing: isAppearing)
        defer { didForwardBeginning(isAppearing: isAppearing) }
        for child in appearingChildren {
            // If a callback reversed the transition, it has already notified the children.
            guard appearance.state == (isAppearing ? .appearing : .disappearing) else { return }
            if child.appearance.state.mayBegin(isAppearing: isAppearing) {
                child.beginAppearanceTransition(isAppearing, animated: animated)
            }
        }
    }

    /// The implementation of `endAppearanceTransition`.
    final func finishAppearance() {
        let before = appearance.state
        guard before.isTransitional else { return reportUnbalancedAppearance() }
        if before == .appearing { tellIsAppearing() }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in appearingChildren where child.appearance.state == before { child.endAppearanceTransition() }
            didForwardEnd(isAppearing: before == .appearing)
        }
        guard appearance.state == before else { return }
        let animated = appearance.isAnimated
        appearance.isDrivenByView = false
        if before == .appearing {
            appearance.state = .appeared
            record(.viewDidAppear, animated ? "animated" : "")
            viewDidAppear(animated)
        } else {
            appearance.state = .disappeared
            record(.viewDidDisappear, animated ? "animated" : "")
            viewDidDisappear(animated)
        }
        // The last callback may have begun the next transition.
        guard !appearance.state.isTransitional else { return }
        appearance.isTelling = false
        if appearance.state == .appeared { movesToParent = false } else { movesFromParent = false }
    }

    /// Calls `viewIsAppearing` once in a transition: just before the first layout of the view, after its superview has
    /// been laid out, or at the end of a transition without a layout.
    final func tellIsAppearing() {
        guard appearance.owesIsAppearing else { return }
        appearance.owesIsAppearing = false
        record(.viewIsAppearing, appearance.isAnimated ? "animated" : "")
        viewIsAppearing(appearance.isAnimated)
    }

    /// Cancels a transition that ended before the view was shown, without notifications.
    final func abandonAppearance() {
        guard appearance.state == .appearing else { return }
        appearance = Appearance()
        for child in appearingChildren { child.abandonAppearance() }
    }

    private final func reportUnbalancedAppearance() {
        Simulation.current.report(.unbalancedAppearanceTransition(controller: nameInMessages))
    }
}

// Notifies a controller whose view enters or leaves a window by itself.
extension UIViewController {
    /// Called before the view enters a window or leaves its own. If a window, a container or a presentation is the
    /// cause, it has already begun its transition, so nothing is begun here.
    final func viewWillMove(toWindow isEntering: Bool) {
        if !isEntering { noteTraitsLeft() }
        guard followsView(isEntering: isEntering) else { return }
        // The end of a parent's appearance is also that of its children, as long as they are in its tree.
        let endsWithParent = isEntering && storedParent?.appearance.state == .appearing
        let animated = storedParent.map { $0.appearance.state.isTransitional && $0.appearance.isAnimated } ?? false
        beginAppearanceTransition(isEntering, animated: animated)
        appearance.isDrivenByView = !endsWithParent
    }

    private final func followsView(isEntering: Bool) -> Bool {
        switch (appearance.state, isEntering) {
        case (.disappeared, true), (.appeared, false): break
        case (.appearing, false):
            guard appearance.isDrivenByView || storedParent?.appearance.state == .appearing else { return false }
        case (.disappearing, true):
            // A callback added the view to a window again while it was leaving.
            guard appearance.isDrivenByView else { return false }
        default: return false
        }
        guard let parent = storedParent else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.drivesAppearances else { return false }
        switch parent.appearance.state {
        case .appeared, .appearing: return true
        case .disappearing: return !isEntering
        case .disappeared: return false
        }
    }

    /// Called after the view changed windows. A disappearance ends at once. An appearance ends with the next layout
    /// pass, because a view has been laid out when its controller is notified that it appeared.
    final func viewDidMove(toWindow window: UIWindow?) {
        guard appearance.isDrivenByView else { return }
        if appearance.state == .disappearing {
            Simulation.current.appearingByView.removeAll { $0 === self }
            endAppearanceTransition()
        } else if appearance.state == .appearing {
            Simulation.current.appearingByView.append(self)
        }
    }
}

extension Simulation {
    /// Ends the appearances whose views have been laid out. Appearances that begin meanwhile wait for their own layout.
    func finishAppearancesByView() {
        let waiting = appearingByView
        appearingByView = []
        for controller in waiting {
            guard controller.appearance.state == .appearing, controller.appearance.isDrivenByView else { continue }
            if controller.loadedView?.marks.isDisjoint(with: .anyLayout) == true {
                controller.endAppearanceTransition()
            } else {
                appearingByView.append(controller)
            }
        }
    }
}
