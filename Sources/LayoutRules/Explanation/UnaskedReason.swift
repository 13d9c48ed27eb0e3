public import KitValues

/// Why somebody had no say in a negotiation.
public enum UnaskedReason: Sendable, Hashable {
    /// A child of a container, which answers for itself (behaviour.md §5.1).
    case child(of: String)
    /// Covered by a presented controller, which is asked in its place.
    case covered(by: String)
    /// Presented in a style that leaves the presenter in charge (§7.3).
    case presentedAs(UIModalPresentationStyle)
    /// Its view was added straight to the window (§5.1).
    case viewAddedToWindow
    /// Its `shouldAutorotate` is ignored from iOS 16 on (§5.9).
    case shouldAutorotateIgnored
    /// The application may share the screen, so that no controller is asked (§5.8).
    case multitasking
    /// The rules do not get as far as asking it, in words.
    case rule(String)

    public var text: String {
        switch self {
        case .child(let container): "it is a child of \(container), which answers for itself"
        case .covered(let controller): "it is covered by \(controller), which is asked in its place"
        case .presentedAs(let style): "presented as \(style.name), it leaves its presenter in charge"
        case .viewAddedToWindow: "its view was added straight to the window, which does not know the controller"
        case .shouldAutorotateIgnored: "its shouldAutorotate is ignored since iOS 16"
        case .multitasking: "the application may share the screen and turns freely"
        case .rule(let why): why
        }
    }
}

extension RotationNegotiation {
    /// Why nobody was asked `question` before `decision`; nil if it was asked.
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
                ? "what was asked before decided" : "iOS 6 and later ask for masks"
        case .preferredInterfaceOrientationForPresentation:
            if decision == .stay(.shouldAutorotateFalse) { return "shouldAutorotate was false" }
            return semantics < .iOS6
                ? "iOS 5 does not know it" : "only what is presented full screen, or revealed from under it, is asked"
        case .shouldAutorotate, .applicationMask, .controllerMask: break
        }
        if case .statusBarOrientationSet = facts.cause { return "only the controller's mask matters to the status bar" }
        if semantics < .iOS6 {
            return isForApplication
                ? "iOS 5 asks the application at launch alone" : "iOS 5 asks about one orientation at a time"
        }
        guard question == .shouldAutorotate else { return "shouldAutorotate was false" }
        if !obeysShouldAutorotate { return "iOS 16 and later ignore it" }
        return "presenting and dismissing do not follow the device"
    }

    /// Why a decision is made before anybody is asked anything.
    private func whyNobodyWasAsked(before decision: RotationDecision, _ facts: RotationFacts) -> String? {
        guard case .decided = nextStep(facts.unanswered) else { return nil }
        guard case .stay(let reason) = decision else { return UnaskedReason.multitasking.text }
        switch reason {
        case .deviceFlat, .deviceUnknown: return "nothing turns for a device that is \(facts.device.name)"
        case .upsideDownUnsupported: return "this device never turns its interface upside down"
        case .presenterInCharge: return "what is presented so does not turn the interface"
        case .orientationLocked: return "the orientation is locked"
        case .unavailable: return "these semantics do not know the call"
        case .noRootViewController: return "there is no root controller"
        case .alreadyThere where !facts.isMultitaskingCapable: return "the interface is shown so already"
        case .statusBarOrientationIgnored: return "the status bar has no such orientation"
        default: return UnaskedReason.multitasking.text
        }
    }

    /// Those of whom the rules speak and whom they did not ask: the application and the controller in charge.
    func notAskedByRule(before decision: RotationDecision, _ facts: RotationFacts) -> [RotationRecord.Unasked] {
        var unasked: [RotationRecord.Unasked] = []
        if let why = whyNotAsked(.applicationMask, before: decision, facts) {
            unasked.append(RotationRecord.Unasked(className: "UIApplication", reason: .rule(why)))
        }
        guard let controller = facts.controllerClass else { return unasked }
        if facts.isControllerUnasked, let why = whyNotAsked(.controllerMask, before: decision, facts) {
            unasked.append(RotationRecord.Unasked(className: controller, reason: .rule(why)))
        } else if semantics >= .iOS16 {
            unasked.append(RotationRecord.Unasked(className: controller, reason: .shouldAutorotateIgnored))
        }
        return unasked
    }
}

extension RotationFacts {
    /// The same, before anyone was asked.
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
