/// A decision in words, for people and for scripts.
public struct RotationExplanation: Sendable, Hashable {
    /// What a rule rests on.
    public enum Basis: String, Sendable {
        /// Apple says so.
        case documented
        /// Logs, frames or crash reports of real devices show it.
        case evidence
        /// The truth is not known, or what is known disagrees.
        case ourDecision = "our decision"
    }

    /// A stable id: the ``StayReason``, the name of the exception, or nil where the interface turns.
    public let reason: String?
    public let message: String
    public let basis: Basis
    /// What the reader may want to know or to do about it.
    public let advice: String?
}

extension RotationNegotiation {
    /// Says in words why `facts` led to `decision`.
    public func explanation(of decision: RotationDecision, _ facts: RotationFacts) -> RotationExplanation {
        switch decision {
        case .rotate(let target): explanation(ofTurningTo: target, facts)
        case .stay(let reason): explanation(ofStaying: reason, facts)
        case .raise(let exception): explanation(ofRaising: exception)
        }
    }

    private func explanation(ofTurningTo target: UIInterfaceOrientation, _ facts: RotationFacts) -> RotationExplanation
    {
        let device = facts.device.bothNames
        if facts.isMultitaskingCapable {
            return RotationExplanation(
                reason: nil,
                message: "The interface turns to \(device): the application may share the iPad's screen, so it turns"
                    + " freely and its controllers are not asked.",
                basis: .documented, advice: "UIRequiresFullScreen gives the controllers their say back.")
        }
        if target == facts.wanted {
            return RotationExplanation(
                reason: nil,
                message: "The interface turns to \(device), which \(RotationText.support(facts)).",
                basis: .documented, advice: nil)
        }
        return RotationExplanation(
            reason: nil,
            message:
                "The interface turns to \(target.name): neither \(facts.current.name), which is shown, nor \(device)"
                + " is allowed, and \(target.name) is the first that is.",
            basis: .ourDecision, advice: "In which order UIKit looks for an orientation is not known.")
    }

    private func explanation(ofRaising exception: InvalidOrientation) -> RotationExplanation {
        let application = exception.applicationMask
        let controller = exception.controllerMask
        return RotationExplanation(
            reason: InvalidOrientation.exceptionName,
            message: "UIKit raises “\(exception.reason)”: the application supports \(application.text),"
                + " \(exception.controllerClass) supports \(controller.text).",
            // From iOS 13 reports of root controllers disagree about whether it still raises (behaviour.md §5.3).
            basis: semantics >= .iOS15 ? .ourDecision : .evidence,
            advice: application.isEmpty || controller.isEmpty ? RotationText.emptyMaskAdvice : nil)
    }

    private func explanation(ofStaying reason: StayReason, _ facts: RotationFacts) -> RotationExplanation {
        let text = RotationText.staying(reason, facts)
        let ignored = "From iOS 16 shouldAutorotate is ignored and the masks alone decide."
        switch reason {
        case .shouldAutorotateFalse:
            return RotationExplanation(reason: reason.rawValue, message: text, basis: .documented, advice: ignored)
        case .applicationMaskEmpty:
            return RotationExplanation(
                reason: reason.rawValue, message: text, basis: .ourDecision, advice: RotationText.emptyMaskAdvice)
        default:
            return RotationExplanation(reason: reason.rawValue, message: text, basis: .documented, advice: nil)
        }
    }

    /// Why nobody was asked `question` before `decision`; nil if it was asked.
    public func whyNotAsked(
        _ question: RotationQuestion, before decision: RotationDecision, _ facts: RotationFacts
    ) -> String? {
        if facts.isAnswered(question) { return nil }
        switch decision {
        case .stay(.deviceFlat), .stay(.deviceUnknown):
            return "nothing turns for a device that is \(facts.device.name)"
        case .stay(.upsideDownUnsupported) where facts.wanted == .portraitUpsideDown:
            return "this device never turns its interface upside down"
        default: break
        }
        if facts.isMultitaskingCapable { return "the application may share the screen and turns freely" }
        if question != .applicationMask, facts.controllerClass == nil { return "there is no root controller" }
        if question == .shouldAutorotate, !obeysShouldAutorotate { return "iOS 16 and later ignore it" }
        return "shouldAutorotate was false"
    }
}

/// The sentences of explanations.
private enum RotationText {
    static let emptyMaskAdvice =
        "A mask without any orientation is a mistake: was it meant to be the union of two masks, not what they share?"

    /// Who had a say: `the application supports` or `the application and PhotosController support`.
    static func support(_ facts: RotationFacts) -> String {
        facts.controllerClass.map { "the application and \($0) support" } ?? "the application supports"
    }

    static func staying(_ reason: StayReason, _ facts: RotationFacts) -> String {
        let controller = facts.controllerClass ?? "The controller"
        let device = facts.device.bothNames
        let application = "The application supports \((facts.applicationMask ?? []).text)"
        let controllers = "\(controller) supports \((facts.controllerMask ?? []).text)"
        switch reason {
        case .deviceFlat: return "The device lies \(facts.device.name), and nothing turns for a device that lies flat."
        case .deviceUnknown: return "How the device is held is unknown, so nothing turns."
        case .upsideDownUnsupported:
            return "A phone without a Home button never shows its interface upside down, whatever the masks say."
        case .shouldAutorotateFalse:
            return "\(controller) answered false to shouldAutorotate, so the interface stays \(facts.current.name)."
        case .notInApplicationMask: return "\(application), not \(device)."
        case .notInControllerMask: return "\(controllers), not \(device)."
        case .notInEitherMask: return "\(application), \(controllers); neither supports \(device)."
        case .applicationMaskEmpty: return "\(application), and there is no root controller."
        case .controllerMaskEmpty: return "\(controllers), which suspends rotation."
        case .alreadyThere: return "The interface is \(facts.current.name) already."
        case .controllerDeclinesOrientation: return "\(controller) answered false for \(device)."
        case .childrenDisagree: return "The children of \(controller) do not all accept \(device)."
        case .noRootViewController: return "The window has no root controller that could accept \(device)."
        case .presenterInCharge: return "What is shown over \(controller) leaves it in charge of the orientation."
        case .multitasking: return "The application may share the screen, so no controller turns it."
        case .orientationLocked: return "\(controller) locks the orientation."
        case .geometryRequestRefused: return "None of the requested orientations is possible."
        case .statusBarOrientationIgnored: return "\(controllers), so setStatusBarOrientation does nothing."
        case .unavailable: return "This generation of iOS does not know the call."
        }
    }
}
