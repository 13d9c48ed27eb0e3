import KitValues

// The rules of iOS 6 and later: application and controller answer with masks (behaviour.md §5.2).
extension RotationNegotiation {
    func maskStep(_ facts: RotationFacts) -> RotationStep {
        let hasController = facts.controllerClass != nil
        // If the interface follows the device, `shouldAutorotate` comes before the masks. For presenting and
        // dismissing, it only decides whether to raise an exception.
        if hasController, obeysShouldAutorotate, facts.cause.followsDevice || facts.cause == .rootAssigned {
            guard let answer = facts.shouldAutorotate else { return .ask(.shouldAutorotate) }
            guard answer else { return .decided(.stay(.shouldAutorotateFalse)) }
        }
        if facts.applicationMask == nil { return .ask(.applicationMask) }
        if hasController, facts.controllerMask == nil { return .ask(.controllerMask) }
        guard let allowed = allowedOrientations(facts), !allowed.mask.isEmpty else {
            return hasController ? stepWithoutCommonOrientation(facts) : .decided(.stay(.applicationMaskEmpty))
        }
        return step(in: allowed, facts)
    }

    private func stepWithoutCommonOrientation(_ facts: RotationFacts) -> RotationStep {
        // Two empty masks are not known to raise an exception in any version: one that suspends rotation, and one of a
        // controller that only implements iOS 5's method.
        let isControllerMaskEmpty = facts.controllerMask?.isDisjoint(with: .all) == true
        if isControllerMaskEmpty, semantics < .iOS15 || facts.isControllerMaskSynthesised {
            return .decided(.stay(.controllerMaskEmpty))
        }
        if obeysShouldAutorotate {
            guard let answer = facts.shouldAutorotate else { return .ask(.shouldAutorotate) }
            guard answer else { return .decided(.stay(.shouldAutorotateFalse)) }
        }
        return .decided(.raise(exception(.masks, facts)))
    }

    /// The decision among the allowed orientations; there is at least one.
    private func step(in allowed: AllowedOrientations, _ facts: RotationFacts) -> RotationStep {
        if case .geometryRequested(let requested) = facts.cause {
            return .decided(geometryDecision(requested.intersection(allowed.mask), facts))
        }
        if asksPreferred(allowed.mask, facts) {
            guard let preferred = facts.preferredOrientation else {
                return .ask(.preferredInterfaceOrientationForPresentation)
            }
            if let decision = decision(for: preferred, allowed.mask, facts) { return .decided(decision) }
        }
        // After a presentation, the interface keeps its orientation if it can. In all other cases, it follows the
        // device if it may.
        var wishes = [facts.current]
        if case .presented = facts.cause {} else if let wanted = facts.followable { wishes.insert(wanted, at: 0) }
        guard let target = target(of: wishes, in: allowed.mask, facts) else {
            return .decided(.stay(.upsideDownUnsupported))
        }
        guard target == facts.current else { return .decided(.rotate(to: target)) }
        guard wishes.count > 1, wishes[0] != target else { return .decided(.stay(.alreadyThere)) }
        return .decided(.stay(reason(forRefusing: wishes[0], allowed.authority, facts)))
    }

    /// The reason, which depends on the mask that lacks the orientation.
    private func reason(
        forRefusing wanted: UIInterfaceOrientation, _ authority: AllowedOrientations.Authority, _ facts: RotationFacts
    ) -> StayReason {
        switch authority {
        case .application: return .notInApplicationMask
        case .controller, .controllerByLeniency: return .notInControllerMask
        case .applicationAndController:
            let application = facts.applicationMask?.contains(wanted) == true
            let controller = facts.controllerMask?.contains(wanted) == true
            if application { return .notInControllerMask }
            return controller ? .notInApplicationMask : .notInEitherMask
        }
    }

    /// The first of the wanted orientations that is allowed, or else the first allowed one.
    private func target(
        of wishes: [UIInterfaceOrientation], in allowed: UIInterfaceOrientationMask, _ facts: RotationFacts
    ) -> UIInterfaceOrientation? {
        wishes.first { allowed.contains($0) }
            ?? RotationNegotiation.fallback(
                in: allowed, supportsPortraitUpsideDown: facts.supportsPortraitUpsideDown)
    }

    // MARK: The preferred orientation (behaviour.md §5.4)

    /// Whether the controller's preference is asked for: if the controller is shown full screen or uncovered by a
    /// dismissal, and if updated masks allow several target orientations.
    private func asksPreferred(_ allowed: UIInterfaceOrientationMask, _ facts: RotationFacts) -> Bool {
        guard facts.controllerClass != nil else { return false }
        switch facts.cause {
        case .presented(.fullScreen), .dismissed(.fullScreen): return true
        case .masksUpdated:
            return !allowed.contains(facts.current) && facts.followable.map(allowed.contains) != true
        default: return false
        }
    }

    /// The decision by the controller's preference; nil if it has none that this device can show.
    private func decision(
        for preferred: PreferredOrientation, _ allowed: UIInterfaceOrientationMask, _ facts: RotationFacts
    ) -> RotationDecision? {
        guard preferred.isOverridden else { return nil }
        guard let orientation = preferred.orientation, allowed.contains(orientation) else {
            // After an update of masks, the interface rotates only if it must. No exception has ever been observed
            // then.
            return facts.cause == .masksUpdated ? nil : .raise(exception(.preferred(preferred), facts))
        }
        guard facts.canShow(orientation) else { return nil }
        return orientation == facts.current ? .stay(.alreadyThere) : .rotate(to: orientation)
    }

    private func exception(
        _ contradiction: InvalidOrientation.Contradiction, _ facts: RotationFacts
    ) -> InvalidOrientation {
        InvalidOrientation(
            contradiction, controllerClass: facts.controllerClass ?? "", applicationMask: facts.applicationMask ?? [],
            controllerMask: facts.controllerMask ?? [], allowedMask: allowedOrientations(facts)?.mask ?? [],
            semantics: semantics)
    }

    // MARK: Geometry requests (behaviour.md §5.6)

    private func geometryDecision(
        _ possible: UIInterfaceOrientationMask, _ facts: RotationFacts
    ) -> RotationDecision {
        let wishes = [facts.followable, facts.current].compactMap(\.self)
        guard let target = target(of: wishes, in: possible, facts) else { return .stay(.geometryRequestRefused) }
        return target == facts.current ? .stay(.alreadyThere) : .rotate(to: target)
    }

    /// The error that the handler of a refused geometry request receives; nil for everything else.
    public func geometryError(_ facts: RotationFacts) -> GeometryRequestError? {
        guard case .geometryRequested(let requested) = facts.cause,
            case .decided(.stay(.geometryRequestRefused)) = nextStep(facts)
        else { return nil }
        let supported = allowedOrientations(facts)?.mask
        return GeometryRequestError(requested: requested, supported: facts.isMultitaskingCapable ? nil : supported)
    }
}
