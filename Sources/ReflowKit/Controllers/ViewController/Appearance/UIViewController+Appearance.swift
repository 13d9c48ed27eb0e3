import Foundation
import LayoutRules

// The appearance of a controller as a machine of four states: behaviour.md §8.
//
// A transition is begun and ended: by the window for its root controller, by a container for what it shows, by whoever
// presents, and by the view itself where it is put into the tree or taken out of it without any of them. Controllers
// above hear of a beginning first, those below hear of an end first, so that transitions nest.
extension UIViewController {
    /// The work of `beginAppearanceTransition`.
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
            // What a callback turned round has told its children already.
            guard appearance.state == (isAppearing ? .appearing : .disappearing) else { return }
            if child.appearance.state.mayBegin(isAppearing: isAppearing) {
                child.beginAppearanceTransition(isAppearing, animated: animated)
            }
        }
    }

    /// The work of `endAppearanceTransition`.
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

    /// Says that the view is in place, once a transition: just before its first layout, when its superview has laid it
    /// out, or at the end of a transition that needed no layout.
    final func tellIsAppearing() {
        guard appearance.owesIsAppearing else { return }
        appearance.owesIsAppearing = false
        record(.viewIsAppearing, appearance.isAnimated ? "animated" : "")
        viewIsAppearing(appearance.isAnimated)
    }

    /// Forgets a transition that came to nothing before the view was shown; nobody hears of it.
    final func abandonAppearance() {
        guard appearance.state == .appearing else { return }
        appearance = Appearance()
        for child in appearingChildren { child.abandonAppearance() }
    }

    private final func reportUnbalancedAppearance() {
        Simulation.current.report(.unbalancedAppearanceTransition(controller: nameInMessages))
    }
}

// What the view's own way into a window and out of it means for its controller.
extension UIViewController {
    /// Before the view enters a window or leaves its own. What a window, a container or a presentation does has begun
    /// its transition already, so there is nothing left to begin here.
    final func viewWillMove(toWindow isEntering: Bool) {
        if !isEntering { noteTraitsLeft() }
        guard followsView(isEntering: isEntering) else { return }
        // The end of an appearing parent is also its children's, as long as they are in its tree.
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
            // A callback on its way out of the window led it back into one.
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

    /// After the view changed windows. A disappearance is over; an appearance ends with the next layout pass, since a
    /// view has been laid out when its controller hears that it appeared.
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
    /// Ends the appearances whose views have been laid out. Those that begin meanwhile wait for their own layout.
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
