/// The rule by which UIKit decides whether the interface follows the device (behaviour.md §5), as pure steps.
///
/// The order of the questions, and who is never asked, is part of the rule: a question is asked only when everything
/// before it left the decision open.
///
/// ```swift
/// var facts = RotationFacts(current: .portrait, device: .landscapeLeft, …)
/// while case .ask(let question) = negotiation.nextStep(facts) {
///     switch question {
///     case .shouldAutorotate: facts.shouldAutorotate = controller.shouldAutorotate
///     …
///     }
/// }
/// ```
///
/// It covers the generations that negotiate by masks, which is iOS 6 and later.
public struct RotationNegotiation: Sendable, Hashable {
    public let semantics: RotationSemantics

    /// - Throws: ``UnsupportedRotationSemantics`` for iOS 5, which asks each controller per orientation instead.
    public init(semantics: RotationSemantics = .standard) throws(UnsupportedRotationSemantics) {
        guard semantics >= .iOS6 else { throw UnsupportedRotationSemantics(semantics: semantics) }
        self.init(checked: semantics)
    }

    init(checked semantics: RotationSemantics) {
        self.semantics = semantics
    }

    /// Whether `shouldAutorotate` is asked at all: iOS 16 and later ignore it (behaviour.md §4.4).
    public var obeysShouldAutorotate: Bool {
        semantics < .iOS16
    }

    /// The question to ask next, or the decision if the facts suffice for it.
    ///
    /// Facts beyond those that decide are not looked at, so they may as well be there.
    public func nextStep(_ facts: RotationFacts) -> RotationStep {
        guard let wanted = facts.wanted else {
            return .decided(.stay(facts.device.isFlat ? .deviceFlat : .deviceUnknown))
        }
        if wanted == .portraitUpsideDown, !facts.supportsPortraitUpsideDown {
            return .decided(.stay(.upsideDownUnsupported))
        }
        if facts.isMultitaskingCapable {
            return .decided(wanted == facts.current ? .stay(.alreadyThere) : .rotate(to: wanted))
        }
        if facts.controllerClass != nil, obeysShouldAutorotate {
            guard let answer = facts.shouldAutorotate else { return .ask(.shouldAutorotate) }
            guard answer else { return .decided(.stay(.shouldAutorotateFalse)) }
        }
        guard let application = facts.applicationMask?.intersection(.all) else { return .ask(.applicationMask) }
        guard let controllerClass = facts.controllerClass else {
            if application.isEmpty { return .decided(.stay(.applicationMaskEmpty)) }
            return .decided(decision(for: wanted, facts, application: application, controller: .all))
        }
        guard let controller = facts.controllerMask?.intersection(.all) else { return .ask(.controllerMask) }
        if application.isDisjoint(with: controller) {
            if controller.isEmpty, semantics < .iOS15 { return .decided(.stay(.controllerMaskEmpty)) }
            return .decided(
                .raise(
                    InvalidOrientation(
                        controllerClass: controllerClass, applicationMask: application, controllerMask: controller,
                        namesController: semantics >= .iOS15)))
        }
        return .decided(decision(for: wanted, facts, application: application, controller: controller))
    }

    /// The decision by two masks that have an orientation in common.
    private func decision(
        for wanted: UIInterfaceOrientation, _ facts: RotationFacts, application: UIInterfaceOrientationMask,
        controller: UIInterfaceOrientationMask
    ) -> RotationDecision {
        let allowed = application.intersection(controller)
        if allowed.contains(wanted) {
            return wanted == facts.current ? .stay(.alreadyThere) : .rotate(to: wanted)
        }
        if allowed.contains(facts.current) {
            switch (application.contains(wanted), controller.contains(wanted)) {
            case (false, false): return .stay(.notInEitherMask)
            case (false, true): return .stay(.notInApplicationMask)
            default: return .stay(.notInControllerMask)
            }
        }
        let fallback = RotationNegotiation.fallback(
            in: allowed, supportsPortraitUpsideDown: facts.supportsPortraitUpsideDown)
        return fallback.map { .rotate(to: $0) } ?? .stay(.upsideDownUnsupported)
    }

    /// Where an interface turns that may stay neither as it is nor as the device points: the first allowed by raw
    /// value, which is portrait, upside down, landscape right, landscape left (behaviour.md §5.2).
    ///
    /// UIKit's own order is not known. Nil if all that is allowed is upside down and the device does not support it.
    public static func fallback(
        in allowed: UIInterfaceOrientationMask, supportsPortraitUpsideDown: Bool
    ) -> UIInterfaceOrientation? {
        let order: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        return order.first { orientation in
            allowed.contains(orientation) && (orientation != .portraitUpsideDown || supportsPortraitUpsideDown)
        }
    }
}

/// Semantics that a rule does not cover.
public struct UnsupportedRotationSemantics: Error, Sendable, Hashable, CustomStringConvertible {
    public let semantics: RotationSemantics

    public var description: String {
        "\(semantics.rawValue) does not negotiate by masks; semantics \(RotationSemantics.iOS6.rawValue) and later do"
    }
}
