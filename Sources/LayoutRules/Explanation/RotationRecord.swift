public import KitValues

/// One complete negotiation, with everything that `reflow explain` reports about it.
public struct RotationRecord: Sendable, Equatable {
    /// One question and its answer.
    public struct Asked: Sendable, Equatable {
        /// The id in the layout file, or else the class.
        public var who: String
        /// The class as UIKit prints it; `UIApplication` for the application.
        public var className: String
        public var question: RotationQuestion
        /// The answer as text: `true`, `portrait, landscapeRight`.
        public var answer: String
        public var source: AnswerSource

        /// The id and the class, `list (UIViewController)`, or only the class.
        public var name: String { who == className ? className : "\(who) (\(className))" }

        public init(
            who: String, className: String, question: RotationQuestion, answer: String, source: AnswerSource
        ) {
            self.who = who
            self.className = className
            self.question = question
            self.answer = answer
            self.source = source
        }
    }

    /// The application or a controller that was not asked.
    public struct Unasked: Sendable, Equatable {
        /// The id in the layout file, or else the class.
        public var who: String
        /// The class as UIKit prints it.
        public var className: String
        public var reason: UnaskedReason
        /// The mask that the controller would have returned from `supportedInterfaceOrientations`; nil if it does not
        /// override the getter, or if that is unknown. The negotiation does not ask for it: the value comes from the
        /// layout file, or is looked up for the explanation.
        public var mask: UIInterfaceOrientationMask?

        /// - Parameter who: the id; by default the class.
        public init(
            who: String? = nil, className: String, reason: UnaskedReason, mask: UIInterfaceOrientationMask? = nil
        ) {
            self.who = who ?? className
            self.className = className
            self.reason = reason
            self.mask = mask
        }

        /// The id and the class, `list (UIViewController)`, or only the class.
        public var name: String { who == className ? className : "\(who) (\(className))" }

        /// The reason why the object was not asked, as text.
        public var why: String { reason.text }

        fileprivate var isAboutRules: Bool {
            switch reason {
            case .rule, .multitasking: true
            default: false
            }
        }
    }

    public let negotiation: RotationNegotiation
    /// All facts at the end of the negotiation.
    public let facts: RotationFacts
    public let decision: RotationDecision
    /// The questions and answers, in order.
    public let asked: [Asked]
    /// The objects that were not asked: first those that the rules skipped, then those that the caller passed.
    public let notAsked: [Unasked]
    /// The observations during the rotation, which are added afterwards.
    public var observations: [RotationObservation]

    /// - Parameter notAsked: the controllers that the caller knows besides the one in charge: children, covered
    ///   presenters, sheets, and controllers whose view was added directly to the window. If the rules skipped one of
    ///   them, too, the caller's entry is used.
    public init(
        negotiation: RotationNegotiation, facts: RotationFacts, decision: RotationDecision, asked: [Asked],
        notAsked: [Unasked] = [], observations: [RotationObservation] = []
    ) {
        self.negotiation = negotiation
        self.facts = facts
        self.decision = decision
        self.asked = asked
        let said = Set(notAsked.filter(\.isAboutRules).map(\.className))
        let byRule = negotiation.notAskedByRule(before: decision, facts).filter { !said.contains($0.className) }
        self.notAsked = byRule + notAsked
        self.observations = observations
    }

    public var cause: RotationCause { facts.cause }

    /// The interface orientation afterwards; after `setStatusBarOrientation`, that of the status bar.
    public var to: UIInterfaceOrientation {
        if case .rotate(let target) = decision { return target }
        return facts.current
    }

    /// The source of the application's answer; nil if it was not asked.
    package var applicationSource: AnswerSource? {
        asked.first { $0.question == .applicationMask }?.source
    }

    /// The child that refused iOS 5's question, if its container returned the child's answer.
    private var refuser: String? {
        let refusal = asked.last { asked in
            guard case .shouldAutorotateToInterfaceOrientation = asked.question else { return false }
            return asked.answer == "false"
        }
        guard let refusal,
            (refusal.who, refusal.className) != (facts.controllerID ?? refusal.who, facts.controllerClass)
        else { return nil }
        return refusal.name
    }

    // MARK: Text

    /// The reason in QA1688 why the interface did not rotate. Nil if it rotated, or if the note does not list the
    /// reason.
    public var note: QA1688Reason? {
        guard case .stay(let reason) = decision, let note = QA1688Reason(reason) else { return nil }
        switch note {
        case .noRootViewController:
            return notAsked.contains { $0.reason == .viewAddedToWindow } ? .viewAddedToWindow : note
        case .notInControllerMask where reason == .notInControllerMask, .shouldAutorotateFalse:
            return childThatWouldTurn == nil ? note : .childNotAsked
        default: return note
        }
    }

    /// A child that supports the orientation that its container refuses.
    var childThatWouldTurn: Unasked? {
        guard let wanted = facts.wanted else { return nil }
        return notAsked.first { unasked in
            guard case .child = unasked.reason else { return false }
            return unasked.mask?.contains(wanted) == true
        }
    }

    /// The explanation: reason, message, basis and advice.
    public var explanation: RotationExplanation { explanation(applicationSource: applicationSource) }

    /// - Parameter applicationSource: the source of the application's answer, which is the place where it can be
    ///   changed.
    package func explanation(applicationSource: AnswerSource?) -> RotationExplanation {
        var explanation = negotiation.explanation(
            of: decision, facts, applicationSource: applicationSource, refuser: refuser)
        guard case .stay = decision, let note else { return explanation }
        switch note {
        case .childNotAsked:
            explanation.reason = note.rawValue
            let child = childThatWouldTurn?.name ?? "A child"
            explanation.message += " \(child) would rotate, but as a child it is not asked."
            explanation.advice = note.cure
        case .viewAddedToWindow:
            explanation.reason = note.rawValue
            explanation.advice = note.cure
        default: break
        }
        return explanation
    }
}
