public import KitValues

/// The rule by which UIKit determines the orientation of the interface (behaviour.md §5), as pure steps.
///
/// The order of the questions, and the objects that are never asked, are part of the rule: a question is asked only if
/// everything before it left the decision open.
///
/// ```swift
/// var facts = RotationFacts(cause: .deviceTurned, current: .portrait, device: .landscapeLeft, …)
/// while case .ask(let question) = negotiation.nextStep(facts) {
///     switch question {
///     case .shouldAutorotate: facts.shouldAutorotate = controller.shouldAutorotate
///     …
///     }
/// }
/// ```
public struct RotationNegotiation: Sendable, Hashable {
    /// The behaviour if a root controller and the application have no orientation in common. Observations of iOS 13 and
    /// later disagree (behaviour.md §5.3), so this is a setting.
    public enum DisjointRootMasks: String, Sendable, Hashable, CaseIterable {
        /// UIKit raises an exception, as before iOS 13.
        case raise
        /// From iOS 13 on, only the root controller's mask is used, and there is no exception. Older semantics still
        /// raise one.
        case iOS13Lenient
    }

    public let semantics: RotationSemantics
    public let disjointRootMasks: DisjointRootMasks

    /// The rules of the standard semantics.
    public static let standard = RotationNegotiation()

    public init(semantics: RotationSemantics = .standard, disjointRootMasks: DisjointRootMasks = .raise) {
        self.semantics = semantics
        self.disjointRootMasks = disjointRootMasks
    }

    /// Whether `shouldAutorotate` is asked at all: iOS 6 to 15 obey it (behaviour.md §4.4, §5.9).
    public var obeysShouldAutorotate: Bool {
        semantics >= .iOS6 && semantics < .iOS16
    }

    /// The question to ask next, or the decision if the facts suffice for it.
    ///
    /// Facts that are not needed for the decision are ignored.
    public func nextStep(_ facts: RotationFacts) -> RotationStep {
        if let decision = decisionWithoutAsking(facts) { return .decided(decision) }
        if case .statusBarOrientationSet(let orientation) = facts.cause {
            return statusBarStep(orientation, facts)
        }
        return semantics < .iOS6 ? perOrientationStep(facts) : maskStep(facts)
    }

    /// The decision that no answer could change; nil if there is none.
    private func decisionWithoutAsking(_ facts: RotationFacts) -> RotationDecision? {
        guard isAvailable(facts.cause) else { return .stay(.unavailable) }
        switch facts.cause {
        case .statusBarOrientationSet: return nil
        case .presented(let style), .dismissed(let style):
            guard ModalPresentationRule.controlsOrientation(style, coversWindow: false) else {
                return .stay(.presenterInCharge)
            }
        case .deviceTurned, .attempted:
            guard let wanted = facts.wanted else {
                return .stay(facts.device.isFlat ? .deviceFlat : .deviceUnknown)
            }
            guard facts.canShow(wanted) else { return .stay(.upsideDownUnsupported) }
            if isLocked(facts) { return .stay(.orientationLocked) }
        case .masksUpdated:
            if isLocked(facts) { return .stay(.orientationLocked) }
        case .rootAssigned, .geometryRequested: break
        }
        return facts.isMultitaskingCapable ? multitaskingDecision(facts) : nil
    }

    /// Whether the called method exists in this iOS version (behaviour.md §5.6, §5.9).
    private func isAvailable(_ cause: RotationCause) -> Bool {
        switch cause {
        case .deviceTurned, .rootAssigned, .presented, .dismissed: true
        case .attempted: semantics < .iOS16
        case .masksUpdated, .geometryRequested: semantics >= .iOS16
        case .statusBarOrientationSet: semantics < .iOS15
        }
    }

    private func isLocked(_ facts: RotationFacts) -> Bool {
        facts.isLocked && semantics >= .iOS16
    }

    /// The decision for an application that may share the screen: it only follows the device (behaviour.md §5.8).
    private func multitaskingDecision(_ facts: RotationFacts) -> RotationDecision {
        if case .geometryRequested = facts.cause { return .stay(.geometryRequestRefused) }
        if let target = facts.followable, target != facts.current { return .rotate(to: target) }
        return .stay(facts.cause.followsDevice ? .alreadyThere : .multitasking)
    }

    /// The step for `setStatusBarOrientation`. In iOS 5 it always works; from iOS 6 on, only while the controller's
    /// mask is empty.
    private func statusBarStep(_ orientation: UIInterfaceOrientation, _ facts: RotationFacts) -> RotationStep {
        guard orientation != .unknown else { return .decided(.stay(.statusBarOrientationIgnored)) }
        if semantics >= .iOS6, facts.controllerClass != nil {
            guard let mask = facts.controllerMask?.intersection(.all) else { return .ask(.controllerMask) }
            guard mask.isEmpty else { return .decided(.stay(.statusBarOrientationIgnored)) }
        }
        return .decided(orientation == facts.current ? .stay(.alreadyThere) : .rotate(to: orientation))
    }

    /// The orientation for an interface that can neither keep its orientation nor follow the device: the first allowed
    /// one, in the order portrait, upside down, landscape right, landscape left (behaviour.md §5.2).
    ///
    /// UIKit's own order is unknown. Nil if only upside down is allowed and the device does not support it.
    public static func fallback(
        in allowed: UIInterfaceOrientationMask, supportsPortraitUpsideDown: Bool
    ) -> UIInterfaceOrientation? {
        rawOrder.first { orientation in
            allowed.contains(orientation) && (orientation != .portraitUpsideDown || supportsPortraitUpsideDown)
        }
    }

    static let rawOrder: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
}
