import Basics
import KitValues

/// The explanation of a decision, for people and for scripts.
public struct RotationExplanation: Sendable, Hashable {
    /// The reliability of the knowledge about a rule.
    public enum Basis: String, Sendable, CaseIterable {
        /// Apple documents it.
        case documented
        /// Logs, frames or crash reports of real devices show it.
        case evidence
        /// The behaviour is unknown, or the sources disagree.
        case ourDecision = "our decision"
    }

    /// A stable id: that of the ``QA1688Reason`` if there is one, else the ``StayReason`` or the name of the exception;
    /// nil if the interface rotates.
    public internal(set) var reason: String?
    public internal(set) var message: String
    public let basis: Basis
    /// Advice: an action for the reader, or additional information.
    public internal(set) var advice: String?
}

extension RotationExplanation {
    /// The explanation of an exception that UIKit raises for a reason other than orientations.
    /// - Parameters:
    ///   - name: the exception's name, which is the stable id.
    ///   - words: UIKit's message, which may begin with the name.
    package init(raising name: String, _ words: String) {
        let said = words.hasPrefix("\(name): ") ? String(words.dropFirst(name.count + 2)) : words
        let end = said.hasSuffix(".") ? "" : "."
        self.init(
            reason: name, message: "UIKit raises \(name): \"\(ShownText.name(said))\"\(end)", basis: .documented,
            advice: nil)
    }
}

extension RotationNegotiation {
    /// Explains why `facts` led to `decision`.
    /// - Parameters:
    ///   - applicationSource: the source of the application's answer, which is the place where the answer can be
    ///     changed.
    ///   - refuser: the child that refused iOS 5's question, if its container returned the child's answer.
    public func explanation(
        of decision: RotationDecision, _ facts: RotationFacts, applicationSource: AnswerSource? = nil,
        refuser: String? = nil
    ) -> RotationExplanation {
        switch decision {
        case .rotate(let target):
            TurningText(negotiation: self, facts: facts, target: target).explanation
        case .stay(let reason):
            RotationExplanation(
                reason: reason.rawValue,
                message: StayingText(negotiation: self, facts: facts, reason: reason, refuser: refuser).message,
                basis: basis(ofStaying: reason, facts),
                advice: StayingAdvice(
                    negotiation: self, facts: facts, reason: reason, applicationSource: applicationSource,
                    refuser: refuser
                ).text)
        case .raise(let exception):
            explanation(ofRaising: exception, facts)
        }
    }

    private func explanation(
        ofRaising exception: InvalidOrientation, _ facts: RotationFacts
    ) -> RotationExplanation {
        let application = exception.applicationMask
        let controller = exception.controllerMask
        let name = exception.controllerClass
        let advice: String
        let basis: RotationExplanation.Basis
        switch exception.contradiction {
        case .masks where application.orientations.isEmpty || controller.orientations.isEmpty:
            advice = RotationText.emptyMaskAdvice
            basis = .evidence
        case .masks:
            advice =
                "Give the application and \(name) an orientation in common"
                + (obeysShouldAutorotate ? ", or return false from shouldAutorotate until they have one." : ".")
            // For root controllers from iOS 13 on, reports disagree whether UIKit still raises the exception
            // (behaviour.md §5.3).
            basis = semantics >= .iOS15 && !facts.isControllerPresented ? .ourDecision : .evidence
        case .preferred:
            let who =
                allowedOrientations(facts)?.authority == .applicationAndController
                ? "\(name) and the application both support" : "\(name) supports"
            advice = "Prefer an orientation that \(who): \(exception.allowedMask.text)."
            basis = .evidence
        }
        let said = RotationText.application(application, facts)
        return RotationExplanation(
            reason: InvalidOrientation.exceptionName,
            message: "\(said.prefix(1).uppercased() + said.dropFirst()), but \(name) supports "
                + "\(RotationText.orientations(controller))."
                + " UIKit raises \"\(ShownText.name(exception.reason))\".",
            basis: basis, advice: advice)
    }

    private func basis(ofStaying reason: StayReason, _ facts: RotationFacts) -> RotationExplanation.Basis {
        switch reason {
        case .applicationMaskEmpty, .noRootViewController, .orientationLocked: .ourDecision
        case .controllerMaskEmpty: facts.isControllerMaskSynthesised || semantics >= .iOS15 ? .ourDecision : .documented
        case .presenterInCharge, .geometryRequestRefused: .evidence
        case .alreadyThere, .notInControllerMask, .notInApplicationMask, .notInEitherMask:
            facts.cause == .masksUpdated || allowedOrientations(facts)?.authority == .controllerByLeniency
                ? .ourDecision : .documented
        case .deviceFlat, .deviceUnknown, .upsideDownUnsupported, .shouldAutorotateFalse,
            .controllerDeclinesOrientation, .childrenDisagree, .multitasking, .statusBarOrientationIgnored,
            .unavailable:
            .documented
        }
    }
}
