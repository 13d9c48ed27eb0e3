package import KitValues
public import LayoutRules

extension UIWindow {
    /// The decision of the last negotiation.
    public final var lastDecision: RotationDecision? { lastNegotiation?.decision }

    /// The last negotiation, from the first question to the decision.
    ///
    /// Reading this property also asks the controllers that were not asked in the negotiation, for the explanation.
    public final var lastRecord: RotationRecord? { lastNegotiation?.record }

    /// The facts that were known at the end of the last negotiation.
    package final var lastFacts: RotationFacts? { lastNegotiation?.facts }

    /// An explanation of the last decision, in words.
    public final var explanationOfLastDecision: RotationExplanation? { lastRecord?.explanation }

    /// Asks the controllers and stores the result. It does not rotate the interface.
    final func negotiate(
        _ cause: RotationCause, asking controller: UIViewController?, disregardingDevice: Bool = false
    ) -> RotationDecision {
        var negotiator = Negotiator(self, cause: cause, asking: controller)
        if disregardingDevice { negotiator.disregardDevice() }
        let negotiation = negotiator.run()
        lastNegotiation = negotiation
        ownSimulation.keep(negotiation)
        if case .raise(let invalid) = negotiation.decision {
            ownSimulation.report(.invalidInterfaceOrientation(invalid))
        }
        return negotiation.decision
    }

    /// Negotiates, and rotates the interface if that is the decision.
    @discardableResult
    final func updateInterfaceOrientation(_ cause: RotationCause) -> RotationDecision {
        let decision = negotiate(cause, asking: controllerInCharge)
        if case .rotate(let target) = decision { turn(to: target) }
        return decision
    }

    /// The orientations that are allowed now. Application and controller are asked as in a negotiation, but nothing is
    /// decided and no event is recorded.
    package final func askAllowedOrientations() -> UIInterfaceOrientationMask {
        ownSimulation.withoutRecording {
            var negotiator = Negotiator(self, cause: .deviceTurned, asking: controllerInCharge)
            return negotiator.askAllowedOrientations()
        }
    }

    // MARK: Controllers to ask

    /// The root controller, and those presented over it, each after the one that presents it.
    final var presentationChain: [UIViewController] {
        rootViewController.map { [$0] + UIViewController.chain(from: $0.nearestPresented) } ?? []
    }

    /// Whether the topmost controller that decides about the status bar hides it.
    final var hidesStatusBar: Bool {
        let controller = presentationChain.last {
            $0 === rootViewController || $0.effectiveStyle == .fullScreen
                || $0.activePresentation != nil && $0.modalPresentationCapturesStatusBarAppearance
        }
        return controller?.controllerForStatusBarHidden.prefersStatusBarHidden == true
    }

    /// The controller that is asked about orientations: the topmost one that fills the window (behaviour.md §5.1).
    package final var controllerInCharge: UIViewController? {
        presentationChain.prefix { !$0.isBeingDismissed }
            .last { $0 === rootViewController || $0.controlsOrientation }
    }

    /// The controllers that are not asked although one might expect it, with the reasons.
    final func bystanders(ofAsking asked: UIViewController?) -> [Bystander] {
        var result: [Bystander] = []
        func add(_ controller: UIViewController, _ reason: UnaskedReason) {
            result.append(Bystander(controller, reason))
        }
        if let asked {
            let chain = presentationChain.filter { !$0.isBeingDismissed }
            let place = chain.firstIndex { $0 === asked } ?? chain.endIndex
            for covered in chain[..<place] { add(covered, .covered(by: asked.nameInMessages)) }
            if semantics >= .iOS6 {
                for child in asked.allDisplayedChildren {
                    add(child, .child(of: (child.storedParent ?? asked).nameInMessages))
                }
            }
            for above in chain.dropFirst(place + 1) { add(above, .presentedAs(above.effectiveStyle)) }
        }
        for view in children {
            guard let controller = view.viewController, controller !== rootViewController,
                controller.presentingViewController == nil
            else { continue }
            add(controller, .viewAddedToWindow)
        }
        return result
    }
}

extension UIViewController {
    /// The displayed children, and those that they display, parents first.
    final var allDisplayedChildren: [UIViewController] {
        displayedChildren.flatMap { [$0] + $0.allDisplayedChildren }
    }
}
