package import LayoutRules

extension LayoutIssue {
    /// A view with a variation for orientations in which the interface is never shown.
    package struct NeverShown: LayoutProblem {
        /// The orientations as the variation names them: `landscape`.
        let orientations: String
        /// The number of other views with such a variation.
        private let others: Int
        /// A sentence on the object that refuses the orientations.
        private let refusal: String
        /// The advice in sentences; `nil` if nothing can be done.
        private let advice: String?

        package init(orientations: String, others: Int, refusal: String, advice: String?) {
            self.orientations = orientations
            self.others = others
            self.refusal = refusal
            self.advice = advice
        }

        package var kind: IssueKind { .neverShown }
        package var about: [String] { [orientations] }

        package var statement: String {
            let company =
                switch others {
                case 0: ""
                case 1: " (1 other view has one, too)"
                default: " (\(others) other views have one, too)"
                }
            return "has a variation for \(orientations) that is never shown\(company): \(refusal.withoutStop)"
        }

        package var cure: String? {
            let removal = "remove the variation"
            guard let advice else { return removal }
            return "\(advice.prefix(1).lowercased())\(advice.dropFirst().withoutStop), or \(removal)"
        }
    }
}

extension StringProtocol {
    /// The text without the full stop at its end.
    fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : String(self) }
}
