import KitValues
import LayoutRules

extension UIViewController {
    /// The controller's presentation from `present` to the end of the dismissal.
    final var activePresentation: UIPresentationController? {
        presentation?.isActive == true ? presentation : nil
    }

    final var controlsOrientation: Bool { activePresentation?.controlsOrientation == true }
    final var effectiveStyle: UIModalPresentationStyle { activePresentation?.effectiveStyle ?? .none }

    /// The window a controller is shown in or, hidden by what it presents, belongs to.
    final var presentingWindow: UIWindow? {
        containers.lazy.compactMap { $0.presented?.activePresentation?.window }.first
    }

    /// The controller that this one presents, the one that that presents, and so on, from below.
    final var presentedChain: [UIViewController] { UIViewController.chain(from: presented) }

    /// A presented controller, and those presented over it, from below.
    final class func chain(from first: UIViewController?) -> [UIViewController] {
        var chain: [UIViewController] = []
        var next = first
        while let controller = next {
            chain.append(controller)
            next = controller.nearestPresented
        }
        return chain
    }

    /// What the controller presents, else what one of those it displays presents: a child may do so in a context of its
    /// own, and what it shows lies over the controller as well.
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
        // A delegate that makes the presentation controller may have changed who holds and who presents whom.
        if let problem = problem(presenting: new, on: presenter) { return simulation.report(.presentation(problem)) }
        guard let window = presenter.loadedView?.actualWindow else { return }
        presentation.activate(in: window, presenter: presenter, source: self)
        guard presentation.isActive else { return }
        let decision = window.negotiate(
            .presented(presentation.negotiatedStyle), asking: window.controllerInCharge)
        // An object that was asked may have given the window another root controller, which ends the presentation.
        guard presentation.isActive else { return }
        if case .raise = decision { return presentation.deactivate() }
        presentation.present(decision, animated: animated, completion: completion)
    }

    /// Who presents for this controller: its nearest context for the styles that have one, else the uppermost
    /// container.
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

    /// Who takes away what it presents: this controller or a container of it, else whoever presented one of these.
    private final var presenterToDismissFrom: UIViewController? {
        containers.first { $0.presented != nil } ?? containers.lazy.compactMap(\.presenter).first
    }

    // MARK: The presentation controller

    /// The kind of presentation controller that the style asks for, made once.
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

    /// The world the controller is shown in, or the current one.
    final var simulation: Simulation {
        (loadedView?.actualWindow ?? presentingWindow)?.ownSimulation ?? .current
    }
}

extension UIPresentationController {
    /// Whether this is still the kind of controller that the style asks for. A custom one is asked for each time.
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
    /// The object that presents the controller, or will present it in its style.
    final var ownPresentation: UIPresentationController? { presentationToShow(over: presenter, source: self) }
}
