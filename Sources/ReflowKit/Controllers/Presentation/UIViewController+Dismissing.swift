import LayoutRules

extension UIViewController {
    /// Dismisses the controller that this one presents, and everything over it (behaviour.md §8).
    final func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        let dismissed = presentedChain
        guard let lowest = dismissed.first?.activePresentation, let highest = dismissed.last,
            let window = lowest.window
        else { return }
        let simulation = window.ownSimulation
        let controlling = dismissed.compactMap(\.activePresentation).first(where: \.controlsOrientation)
        for controller in dismissed { controller.isBeingDismissed = true }
        defer { for controller in dismissed { controller.isBeingDismissed = false } }
        // The controller that becomes visible is asked before anything changes; after an exception, all stays as it
        // was.
        let decision = window.negotiate(
            .dismissed((controlling ?? lowest).negotiatedStyle), asking: window.controllerInCharge)
        guard lowest.isActive else { return }
        if case .raise = decision { return }
        for controller in dismissed.reversed() {
            simulation.events.record(.dismissed(controller.nameInEvents, by: nameInEvents))
        }
        let coordinator = lowest.coordinator(from: highest, to: self, animated: animated)
        simulation.transitions.coordinator = coordinator
        defer { simulation.transitions.coordinator = nil }

        let presentations = dismissed.compactMap(\.activePresentation)
        for presentation in presentations { presentation.dismissalTransitionWillBegin() }
        for controller in dismissed.reversed() where controller.appearance.state != .disappeared {
            controller.beginUnlessGoing(false, animated: animated)
        }
        let isRevealed = lowest.presentersPlace != nil
        if isRevealed { beginUnlessGoing(true, animated: animated) }
        guard lowest.isActive else { return }
        if case .rotate(let target) = decision { window.adopt(target) }
        lowest.restorePresentersView()
        window.placeInterface()
        window.layoutIfNeeded()
        coordinator.runAlongside()
        window.layoutIfNeeded()
        if isRevealed { endIfGoing() }
        for presentation in presentations.reversed() {
            presentation.detach()
            presentation.deactivate()
        }
        for controller in dismissed.reversed() { controller.endIfGoing() }
        for presentation in presentations { presentation.dismissalTransitionDidEnd(true) }
        coordinator.finish()
        window.layoutIfNeeded()
        for controller in dismissed { controller.isBeingDismissed = false }
        completion?()
    }

    /// Removes all presentations over a root controller that is replaced, without a negotiation or a rotation.
    final func tearDownPresentations() {
        for controller in presentedChain.reversed() {
            guard let presentation = controller.activePresentation else { continue }
            if controller.appearance.state != .disappeared { controller.beginUnlessGoing(false, animated: false) }
            presentation.detach()
            presentation.deactivate()
            controller.endIfGoing()
        }
    }
}
