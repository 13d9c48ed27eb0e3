import Basics

extension IdleConstraint {
    /// The reason why a constraint has no effect.
    package enum Reason: Sendable {
        /// Another constraint is equal.
        case repeated(at: ConstraintSource)
        /// An equation already satisfies the constraint.
        case kept(by: String)
        /// Other constraints or contents take precedence.
        case beaten(by: [Winner])

        /// The text, as a continuation after the constraint.
        var text: String {
            switch self {
            case .repeated(let source): "is the same as the one at \(source)"
            case .kept(let equation): "is always satisfied if \(equation) is"
            case .beaten(let winners): "is never satisfied, because \(Reason.sentence(winners))"
            }
        }

        /// `card.leading == page.leading and card.trailing == page.trailing take precedence`
        private static func sentence(_ winners: [Winner]) -> String {
            guard !winners.isEmpty else { return "frames, safe areas and margins take precedence" }
            let shown = winners.prefix(limit).map(\.text)
            let rest = winners.count - shown.count
            let list = Wording.list(shown + (rest > 0 ? ["\(rest) more"] : []), "and")
            return list + (winners.count == 1 ? " takes precedence" : " take precedence")
        }

        /// The maximum number of winners that are named.
        private static let limit = 3
    }

    /// A constraint or content that takes precedence over a constraint.
    package enum Winner: Sendable {
        /// A constraint, as an equation.
        case constraint(String)
        /// The content of a view.
        case content(LayoutNumber, of: String)

        fileprivate var text: String {
            switch self {
            case .constraint(let equation): equation
            case .content(let number, let view): "the content \(number.rawValue) of \(view)"
            }
        }
    }
}
