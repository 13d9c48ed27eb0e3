public import KitValues

/// One negotiation from beginning to end, with everything `reflow explain` says about it.
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

    /// Somebody who had no say.
    public struct Unasked: Sendable, Equatable {
        /// The id in the layout file, else the class.
        public var who: String
        /// The class as UIKit prints it.
        public var className: String
        public var reason: UnaskedReason
        /// What it would have answered to `supportedInterfaceOrientations`; nil where it leaves the answer to UIKit's
        /// class, and so has no opinion of its own, and where that is not known. Nobody asks it in the negotiation: a
        /// layout file says so, or it is looked up for the explanation.
        public var mask: UIInterfaceOrientationMask?

        /// - Parameter who: the class unless told.
        public init(
            who: String? = nil, className: String, reason: UnaskedReason, mask: UIInterfaceOrientationMask? = nil
        ) {
            self.who = who ?? className
            self.className = className
            self.reason = reason
            self.mask = mask
        }

        /// Who it is, in words: `list (UIViewController)`, or just the class.
        public var name: String { who == className ? className : "\(who) (\(className))" }

        /// Why it was not asked, in words.
        public var why: String { reason.text }

        fileprivate var isAboutRules: Bool {
            switch reason {
            case .rule, .multitasking: true
            default: false
            }
        }
    }

    public let negotiation: RotationNegotiation
    /// Everything that was known in the end.
    public let facts: RotationFacts
    public let decision: RotationDecision
    /// In the order of the questions.
    public let asked: [Asked]
    /// Everyone without a say: whom the rules did not get to, then whom the caller named.
    public let notAsked: [Unasked]
    /// What was seen while the interface turned; filled in after the turn.
    public var observations: [RotationObservation]

    /// - Parameter notAsked: the controllers that the caller knows beside the one in charge: children, covered
    ///   presenters, sheets, those whose view was added straight to the window. Of one that the rules did
    ///   not get to either, the caller's entry stands.
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

    /// The orientation the interface is shown in afterwards; of a moved status bar, that of the status bar.
    public var to: UIInterfaceOrientation {
        if case .rotate(let target) = decision { return target }
        return facts.current
    }

    /// Who spoke for the application; nil if it was not asked.
    private var applicationSource: AnswerSource? {
        asked.first { $0.question == .applicationMask }?.source
    }

    // MARK: In words

    /// QA1688's reason why the interface stayed; nil where it turned, or stayed for another reason.
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
    public var explanation: RotationExplanation {
        var explanation = negotiation.explanation(of: decision, facts, applicationSource: applicationSource)
        guard case .stay = decision, let note else { return explanation }
        switch note {
        case .childNotAsked:
            explanation.reason = note.rawValue
            let child = childThatWouldTurn?.name ?? "A child"
            explanation.message += " \(child) would turn, but it is a child and nobody asks it."
            explanation.advice = note.cure
        case .viewAddedToWindow:
            explanation.reason = note.rawValue
            explanation.advice = note.cure
        default: break
        }
        return explanation
    }
}
