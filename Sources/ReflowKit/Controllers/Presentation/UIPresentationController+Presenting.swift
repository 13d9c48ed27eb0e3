import Foundation
import KitValues
import LayoutRules

// The sequences of behaviour.md §8, and their effects on orientation (§5.4).
extension UIPresentationController {
    /// Prepares for the negotiation: it sets up the container, and the style for the available size.
    final func activate(in window: UIWindow, presenter: UIViewController, source: UIViewController) {
        // A presentation whose presenter was deallocated may still be on screen.
        if isActive { detach() }
        self.window = window
        presenting = presenter
        self.source = source
        isActive = true
        presenter.presented = presentedOrEmpty
        presentedOrEmpty.presenter = presenter
        let style = adaptivePresentationStyle(for: presenter.traitCollection)
        // The delegate may have set another root controller, which ends the presentation.
        guard isActive else { return }
        effectiveStyle = style
        // Up to iOS 7, a presented view that fills the window is a subview of the window, and rotated like the root
        // view.
        if window.isPortraitFixed, effectiveStyle == .fullScreen {
            container = window
        } else {
            let view = PresentationContainerView(frame: CGRect(origin: .zero, size: window.interfaceSize))
            view.presentation = self
            container = view
        }
    }

    final func deactivate() {
        let presented = presentedOrEmpty
        presented.presenter = nil
        if presenting?.presented === presented { presenting?.presented = nil }
        isActive = false
        imposeTraits()
        effectiveStyle = .none
        forgetPlaces()
    }

    /// Presents the controller, after the negotiation has led to `decision`.
    final func present(_ decision: RotationDecision, animated: Bool, completion: (() -> Void)?) {
        guard let window, let presenter = presenting else { return }
        let presented = presentedOrEmpty
        let simulation = window.ownSimulation
        simulation.events.record(
            .presented(presented.nameInEvents, over: presenter.nameInEvents, style: effectiveStyle))
        presented.loadViewOnce()
        imposeTraits()
        let coordinator = coordinator(from: presenter, to: presented, animated: animated)
        simulation.transitions.coordinator = coordinator
        defer { simulation.transitions.coordinator = nil }
        presented.isBeingPresented = true
        defer { presented.isBeingPresented = false }

        let removes = shouldRemovePresentersView
        presentationTransitionWillBegin()
        if removes { presenter.beginUnlessGoing(false, animated: animated) }
        // Every callback may set another root controller, which ends the presentation.
        guard isActive else { return }
        presented.beginUnlessGoing(true, animated: animated)
        guard isActive else { return presented.abandonAppearance() }
        if case .rotate(let target) = decision {
            // The rotation is a part of the presentation: the presenter, which is hidden afterwards, does not take part
            // in it (§6.6).
            if removes { removePresentersView() }
            window.adopt(target)
        }
        attach(in: window)
        window.layoutIfNeeded()
        coordinator.runAlongside()
        window.layoutIfNeeded()
        guard isActive else { return }
        presented.endIfGoing()
        guard isActive else { return }
        if removes {
            removePresentersView()
            presenter.endIfGoing()
            guard isActive else { return }
        }
        presentationTransitionDidEnd(true)
        coordinator.finish()
        window.layoutIfNeeded()
        presented.isBeingPresented = false
        completion?()
    }

    final func coordinator(
        from: UIViewController, to: UIViewController, animated: Bool
    ) -> TransitionCoordinator {
        let simulation = window?.ownSimulation ?? .current
        return TransitionCoordinator(
            containerView: container ?? UIView(), duration: UIPresentationController.duration,
            isAnimated: animated && simulation.areAnimationsEnabled, log: simulation.events,
            presentationStyle: effectiveStyle, controllers: [.from: from, .to: to])
    }

    /// The duration of a presentation in seconds. [F]
    static let duration: TimeInterval = 0.4

    private final func attach(in window: UIWindow) {
        guard let view = presentedView, let container else { return }
        if container === window {
            window.addSubview(view)
        } else {
            container.addSubview(view)
            if let context = contextView, let superview = context.parent {
                container.autoresizingMask = context.autoresizingMask
                container.frame = context.frame
                superview.insertSubview(container, aboveSubview: context)
            } else {
                window.addSubview(container)
            }
        }
        place()
    }

    /// Adds the decorations of the style: a sheet dims the views behind it and has round corners, a popover has round
    /// corners. The style may change with the available size.
    final func decorate(_ view: UIView, in container: UIView) {
        let isCard = !coversWindow && contextView == nil && effectiveStyle != .custom
        if isCard, effectiveStyle != .popover {
            if dimmingView == nil {
                let dimming = UIDimmingView(frame: container.bounds)
                container.insertSubview(dimming, at: 0)
                dimmingView = dimming
            }
        } else {
            dimmingView?.removeFromSuperview()
            dimmingView = nil
        }
        if isCard {
            guard shadowView == nil else { return }
            let shadow = UIDropShadowView(frame: .zero)
            if let radius = (self as? UISheetPresentationController)?.preferredCornerRadius {
                shadow.actualLayer.cornerRadius = radius
            }
            container.addSubview(shadow)
            shadow.addSubview(view)
            shadowView = shadow
        } else if let shadow = shadowView {
            container.addSubview(view)
            shadow.removeFromSuperview()
            shadowView = nil
        }
    }

    final func detach() {
        presentedView?.removeFromSuperview()
        if container !== window { container?.removeFromSuperview() }
    }

    // MARK: The presenter's view

    private final func removePresentersView() {
        guard presentersPlace == nil, let view = presenting?.loadedView, let superview = view.parent else {
            return
        }
        presentersPlace = superview
        view.removeFromSuperview()
    }

    /// Restores the presenter's view, which is sized and laid out like any other view that enters a window.
    final func restorePresentersView() {
        guard let place = presentersPlace, let presenter = presenting, let view = presenter.loadedView else { return }
        presentersPlace = nil
        place.insertSubview(view, at: 0)
        if let container, contextView != nil { view.frame = container.frame }
    }
}
