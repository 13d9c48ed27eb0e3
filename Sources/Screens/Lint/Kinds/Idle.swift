import Basics
package import LayoutRules

extension LayoutIssue {
    /// A constraint about the view that changes nothing.
    package struct Idle: LayoutProblem {
        let constraint: IdleConstraint

        package init(constraint: IdleConstraint) {
            self.constraint = constraint
        }

        package var kind: IssueKind { .idleConstraint }
        package var about: [String] { [constraint.subject] }

        package var statement: String {
            let place = constraint.source.map { " (\($0))" } ?? ""
            return "has a constraint without effect: \(constraint.statement)\(place) \(constraint.reason)"
        }

        package var cure: String? { "remove it" }

        static func check(on lint: LayoutLint) -> [LayoutIssue] {
            lint.screen.constraints.idle.map {
                LayoutIssue(view: $0.view, line: $0.source?.position.line, problem: Idle(constraint: $0))
            }
        }
    }
}
