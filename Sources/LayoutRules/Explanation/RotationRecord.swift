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
        /// The class as UIKit prints it.
        public var className: String
        public var reason: UnaskedReason
        /// What it would have answered to `supportedInterfaceOrientations`, where that is known without asking.
        public var mask: UIInterfaceOrientationMask?

        public init(className: String, reason: UnaskedReason, mask: UIInterfaceOrientationMask? = nil) {
            self.className = className
            self.reason = reason
            self.mask = mask
        }

        /// Why it was not asked, in words.
        public var why: String { reason.text }
    }

    public var negotiation: RotationNegotiation
    /// Everything that was known in the end.
    public var facts: RotationFacts
    public var decision: RotationDecision
    /// In the order of the questions.
    public var asked: [Asked]
    /// Whom the caller knows and the rules did not ask.
    public var notAsked: [Unasked]

    public init(
        negotiation: RotationNegotiation, facts: RotationFacts, decision: RotationDecision, asked: [Asked],
        notAsked: [Unasked] = []
    ) {
        self.negotiation = negotiation
        self.facts = facts
        self.decision = decision
        self.asked = asked
        self.notAsked = notAsked
    }

    public var cause: RotationCause { facts.cause }

    /// The orientation the interface is shown in afterwards.
    public var to: UIInterfaceOrientation {
        if case .rotate(let target) = decision { return target }
        return facts.current
    }

    /// Reason, message, basis and advice.
    public var explanation: RotationExplanation { negotiation.explanation(of: decision, facts) }
}

/// Why somebody was not asked.
public enum UnaskedReason: Sendable, Hashable {
    /// A child of a container, which answers for itself (behaviour.md §5.1).
    case child(of: String)
    /// Covered by a presented controller, which is asked instead.
    case covered(by: String)
    /// Presented in a style that leaves the presenter in charge (§7.3).
    case presentedAs(UIModalPresentationStyle)
    /// Its view was added straight to the window, which does not know the controller (§5.1).
    case viewAddedToWindow
    /// Nobody is asked about this (§5.8, §4.3 …), in words.
    case nobody(String)

    public var text: String {
        switch self {
        case .child(let container): "it is a child of \(container), which answers for itself"
        case .covered(let controller): "it is covered by \(controller), which is asked in its place"
        case .presentedAs(let style): "presented as \(style.name), it leaves its presenter in charge"
        case .viewAddedToWindow: "its view was added straight to the window, which does not know the controller"
        case .nobody(let why): why
        }
    }
}
