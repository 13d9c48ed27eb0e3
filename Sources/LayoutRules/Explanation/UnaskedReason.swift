public import KitValues

/// The reason why the application or a controller was not asked in a negotiation.
public enum UnaskedReason: Sendable, Hashable {
    /// It is a child of a container, which is asked instead (behaviour.md §5.1).
    case child(of: String)
    /// It is covered by a presented controller, which is asked instead.
    case covered(by: String)
    /// It is presented in a style for which the presenter is asked (§7.3).
    case presentedAs(UIModalPresentationStyle)
    /// Its view was added directly to the window (§5.1).
    case viewAddedToWindow
    /// Its `shouldAutorotate` is ignored from iOS 16 on (§5.9).
    case shouldAutorotateIgnored
    /// The application supports iPad multitasking, so no controller is asked (§5.8).
    case multitasking
    /// The rules decide before asking it, for the reason in the text.
    case rule(String)

    public var text: String {
        switch self {
        case .child(let container): "it is a child of \(container), which is asked instead"
        case .covered(let controller): "it is covered by \(controller), which is asked instead"
        case .presentedAs(let style): "it is presented as \(style.name), so its presenter is asked"
        case .viewAddedToWindow: "its view was added directly to the window, so the window does not know the controller"
        case .shouldAutorotateIgnored: "its shouldAutorotate is ignored from iOS 16 on"
        case .multitasking: "the application supports iPad multitasking and rotates freely"
        case .rule(let why): why
        }
    }
}

extension RotationNegotiation {
    /// The reason why `question` was not asked before `decision`; nil if it was.
    public func whyNotAsked(
        _ question: RotationQuestion, before decision: RotationDecision, _ facts: RotationFacts
    ) -> String? {
        if facts.isAnswered(question) { return nil }
        if let why = whyNobodyWasAsked(before: decision, facts) { return why }
        let isForApplication = question == .applicationMask
        if !isForApplication, facts.controllerClass == nil { return "there is no root controller" }
        switch question {
        case .shouldAutorotateToInterfaceOrientation:
            return semantics < .iOS6
                ? "the earlier answers were sufficient" : "iOS 6 and later ask for masks instead"
        case .preferredInterfaceOrientationForPresentation:
            if decision == .stay(.shouldAutorotateFalse) { return "shouldAutorotate was false" }
            return semantics < .iOS6
                ? "it does not exist in iOS 5"
                : "only a controller presented full screen, or uncovered by dismissing one, is asked"
        case .shouldAutorotate, .applicationMask, .controllerMask: break
        }
        if case .statusBarOrientationSet = facts.cause { return "for the status bar only the controller's mask counts" }
        if semantics < .iOS6 {
            return isForApplication
                ? "iOS 5 asks the application only at launch" : "iOS 5 asks about one orientation at a time"
        }
        guard question == .shouldAutorotate else { return "shouldAutorotate was false" }
        if !obeysShouldAutorotate { return "iOS 16 and later ignore it" }
        return "it is not asked when a controller is presented or dismissed"
    }

    /// The reason why a decision is made without asking any object.
    private func whyNobodyWasAsked(before decision: RotationDecision, _ facts: RotationFacts) -> String? {
        guard case .decided = nextStep(facts.unanswered) else { return nil }
        guard case .stay(let reason) = decision else { return UnaskedReason.multitasking.text }
        switch reason {
        case .deviceFlat, .deviceUnknown:
            return facts.device == .unknown
                ? "the interface does not rotate while the device's orientation is unknown"
                : "the interface does not rotate while the device is \(facts.device.name)"
        case .upsideDownUnsupported: return "this device never shows its interface upside down"
        case .presenterInCharge: return "a presentation in this style does not rotate the interface"
        case .orientationLocked: return "the orientation is locked"
        case .unavailable: return "the call has no effect in this version of iOS"
        case .noRootViewController: return "there is no root controller"
        case .alreadyThere where !facts.isMultitaskingCapable: return "the interface already has this orientation"
        case .statusBarOrientationIgnored: return "the status bar cannot have this orientation"
        default: return UnaskedReason.multitasking.text
        }
    }

    /// The application and the controller in charge, if the rules did not ask them.
    func notAskedByRule(before decision: RotationDecision, _ facts: RotationFacts) -> [RotationRecord.Unasked] {
        var unasked: [RotationRecord.Unasked] = []
        if let why = whyNotAsked(.applicationMask, before: decision, facts) {
            unasked.append(RotationRecord.Unasked(className: "UIApplication", reason: .rule(why)))
        }
        guard let controller = facts.controllerClass else { return unasked }
        if facts.isControllerUnasked, let why = whyNotAsked(.controllerMask, before: decision, facts) {
            unasked.append(
                RotationRecord.Unasked(
                    who: facts.controllerID, className: controller, reason: .rule(why)))
        } else if semantics >= .iOS16 {
            unasked.append(
                RotationRecord.Unasked(
                    who: facts.controllerID, className: controller, reason: .shouldAutorotateIgnored))
        }
        return unasked
    }
}

extension RotationFacts {
    /// The same facts without answers.
    var unanswered: RotationFacts {
        var facts = self
        facts.shouldAutorotate = nil
        facts.applicationMask = nil
        facts.controllerMask = nil
        facts.isControllerMaskSynthesised = false
        facts.preferredOrientation = nil
        facts.orientationAnswers = [:]
        return facts
    }

    fileprivate var isControllerUnasked: Bool {
        shouldAutorotate == nil && controllerMask == nil && preferredOrientation == nil && orientationAnswers.isEmpty
    }
}
