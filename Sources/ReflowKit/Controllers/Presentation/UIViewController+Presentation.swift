import KitValues
import LayoutRules

extension UIViewController {
    /// The controller's presentation, from `present` to the end of the dismissal.
    final var activePresentation: UIPresentationController? {
        presentation?.isActive == true ? presentation : nil
    }

    final var controlsOrientation: Bool { activePresentation?.controlsOrientation == true }
    final var effectiveStyle: UIModalPresentationStyle { activePresentation?.effectiveStyle ?? .none }

    /// The window in which a controller is shown, or to which it belongs while it is hidden by a controller that it
    /// presents.
    final var presentingWindow: UIWindow? {
        containers.lazy.compactMap { $0.presented?.activePresentation?.window }.first
    }

    /// The controllers presented over this one, each before those presented over it.
    final var presentedChain: [UIViewController] { UIViewController.chain(from: presented) }

    /// A presented controller, and the controllers presented over it, each before those presented over it.
    final class func chain(from first: UIViewController?) -> [UIViewController] {
        var chain: [UIViewController] = []
        var next = first
        while let controller = next {
            chain.append(controller)
            next = controller.nearestPresented
        }
        return chain
    }

    /// The controller that this one presents, or else one that a visible child presents. A child may present in its own
    /// context, and the presented view is then over this controller, too.
    final var nearestPresented: UIViewController? {
        if let presented { return presented }
        for child in displayedChildren {
            if let found = child.nearestPresented { return found }
        }
        return nil
    }

    // MARK: present

    final func requestPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        simulation.transitions.run { [self] in presentNow(controller, animated: animated, completion: completion) }
    }

    private final func presentNow(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(of: new)
        if let problem = problem(presenting: new, on: presenter) { return simulation.report(.presentation(problem)) }
        let presentation = new.presentationToShow(over: presenter, source: self)
        // The delegate that makes the presentation controller may have changed children and presentations.
        if let problem = problem(presenting: new, on: presenter) { return simulation.report(.presentation(problem)) }
        guard let window = presenter.loadedView?.actualWindow else { return }
        presentation.activate(in: window, presenter: presenter, source: self)
        guard presentation.isActive else { return }
        let decision = window.negotiate(
            .presented(presentation.negotiatedStyle), asking: window.controllerInCharge)
        // An object that was asked may have set another root controller, which ends the presentation.
        guard presentation.isActive else { return }
        if case .raise = decision { return presentation.deactivate() }
        presentation.present(decision, animated: animated, completion: completion)
    }

    /// The controller that presents on behalf of this one: its nearest context for styles that use one, else the
    /// outermost container.
    private final func presenter(of new: UIViewController) -> UIViewController {
        let style = new.modalPresentationStyle
        if style == .currentContext || style == .overCurrentContext,
            let context = containers.first(where: \.definesPresentationContext)
        {
            return context
        }
        return outermostContainer
    }

    private final func problem(
        presenting new: UIViewController, on presenter: UIViewController
    ) -> SimulationDiagnostic.PresentationProblem? {
        let name = new.nameInMessages
        if new === self || new === presenter { return .onItself(controller: name) }
        if let other = new.presenter {
            return .alreadyPresented(controller: name, presenter: other.nameInMessages)
        }
        if let parent = new.storedParent { return .hasParent(controller: name, parent: parent.nameInMessages) }
        if new === presenter.loadedView?.actualWindow?.rootViewController || presenter.isBelow(new) {
            return .isActive(controller: name)
        }
        if let presented = presenter.presented {
            return .alreadyPresenting(
                controller: name, presenter: presenter.nameInMessages, source: nameInMessages,
                presented: presented.nameInMessages)
        }
        guard presenter.loadedView?.actualWindow != nil else {
            return .notInWindow(controller: name, presenter: presenter.nameInMessages, source: nameInMessages)
        }
        return nil
    }

    // MARK: dismiss

    final func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        simulation.transitions.run { [self] in
            guard let presenter = presenterToDismissFrom else {
                return simulation.report(.presentation(.nothingToDismiss(controller: nameInMessages)))
            }
            presenter.dismissPresented(animated: animated, completion: completion)
        }
    }

    /// The controller whose presented controller is dismissed: this controller or a container around it, or else the
    /// presenter of one of these.
    private final var presenterToDismissFrom: UIViewController? {
        containers.first { $0.presented != nil } ?? containers.lazy.compactMap(\.presenter).first
    }

    // MARK: The presentation controller

    /// The presentation controller for the style, which is created once.
    final func presentationToShow(over presenter: UIViewController?, source: UIViewController)
        -> UIPresentationController
    {
        let semantics = simulation.semantics
        if let presentation, presentation.fits(modalPresentationStyle, semantics: semantics) { return presentation }
        let new: UIPresentationController
        switch modalPresentationStyle {
        case .popover:
            new = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .automatic, .pageSheet, .formSheet:
            new = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            new =
                transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        default:
            new = UIPresentationController(presentedViewController: self, presenting: presenter)
        }
        presentation = new
        return new
    }

    /// The simulation in which the controller is shown, or the current one.
    final var simulation: Simulation {
        (loadedView?.actualWindow ?? presentingWindow)?.ownSimulation ?? .current
    }
}

extension UIPresentationController {
    /// Whether this is still the kind of controller for the style. A custom one is requested each time.
    fileprivate final func fits(_ style: UIModalPresentationStyle, semantics: RotationSemantics) -> Bool {
        if isActive { return true }
        switch style {
        case .popover: return self is UIPopoverPresentationController
        case .automatic, .pageSheet, .formSheet: return self is UISheetPresentationController
        case .custom: return false
        default: return type(of: self) == UIPresentationController.self
        }
    }
}

extension UIViewController {
    /// The presentation controller that presents the controller, or would present it in its style.
    final var ownPresentation: UIPresentationController? { presentationToShow(over: presenter, source: self) }
}
