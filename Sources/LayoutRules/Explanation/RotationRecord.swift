public import KitValues

/// One complete negotiation, with everything that `reflow explain` reports about it.
public struct RotationRecord: Sendable, Equatable {
    /// One question and its answer.
    public struct Asked: Sendable, Equatable {
        /// The id in the layout file, else the class.
        public var who: String
        /// The class as UIKit prints it; `UIApplication` for the application.
        public var className: String
        public var question: RotationQuestion
        /// The answer as text: `true`, `portrait, landscapeRight`.
        public var answer: String
        public var source: AnswerSource

        /// `list (UIViewController)`, or just the class.
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
        /// The id in the layout file, else the class.
        public var who: String
        /// The class as UIKit prints it.
        public var className: String
        public var reason: UnaskedReason
        /// What it would have returned from `supportedInterfaceOrientations`; nil if it does not override the getter,
        /// or if that is not known. The negotiation never asks: the value comes from the layout file, or is looked up
        /// for the explanation.
        public var mask: UIInterfaceOrientationMask?

        /// - Parameter who: the class by default.
        public init(
            who: String? = nil, className: String, reason: UnaskedReason, mask: UIInterfaceOrientationMask? = nil
        ) {
            self.who = who ?? className
            self.className = className
            self.reason = reason
            self.mask = mask
        }

        /// `list (UIViewController)`, or just the class.
        public var name: String { who == className ? className : "\(who) (\(className))" }

        /// Why it was not asked, as text.
        public var why: String { reason.text }

        fileprivate var isAboutRules: Bool {
            switch reason {
            case .rule, .multitasking: true
            default: false
            }
        }
    }

    public let negotiation: RotationNegotiation
    /// Everything that was known at the end.
    public let facts: RotationFacts
    public let decision: RotationDecision
    /// In the order of the questions.
    public let asked: [Asked]
    /// Everyone who was not asked: first those whom the rules skipped, then those whom the caller named.
    public let notAsked: [Unasked]
    /// What was observed during the rotation; filled in afterwards.
    public var observations: [RotationObservation]

    /// - Parameter notAsked: the controllers that the caller knows besides the one in charge: children, covered
    ///   presenters, sheets, and those whose view was added directly to the window. If the rules skipped one of them
    ///   as well, the caller's entry is used.
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

    /// Who answered for the application; nil if it was not asked.
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

    /// QA1688's reason why the interface stayed; nil if it rotated, or stayed for another reason.
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

    /// A child that supports what its container refuses.
    var childThatWouldTurn: Unasked? {
        guard let wanted = facts.wanted else { return nil }
        return notAsked.first { unasked in
            guard case .child = unasked.reason else { return false }
            return unasked.mask?.contains(wanted) == true
        }
    }

    /// Reason, message, basis and advice.
    public var explanation: RotationExplanation { explanation(applicationSource: applicationSource) }

    /// - Parameter applicationSource: where the application's orientations can be changed.
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
