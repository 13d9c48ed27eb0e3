import Basics
package import LayoutRules

extension LayoutIssue {
    /// A view whose constraints leave numbers of its frame open.
    package struct Ambiguous: LayoutProblem {
        /// The view, and similar views in its superview with the same problem.
        let views: [ConstraintFacts.OpenView]

        package var kind: IssueKind { .ambiguousLayout }
        package var about: [String] { views.first?.numbers.map(\.rawValue) ?? [] }

        package var otherViews: [String] { views.dropFirst().map(\.name) }

        package var statement: String {
            let others = otherViews
            let rest =
                others.isEmpty ? "" : ", and so \(others.count == 1 ? "has" : "have") \(Wording.abridged(others))"
            return "has an ambiguous layout\(rest): \(OpenPlaceText(views).reason)"
        }

        package var cure: String? { OpenPlaceText(views).cure }

        static func check(on lint: LayoutLint) -> [LayoutIssue] {
            lint.screen.constraints.open.filter { !lint.ignored.contains($0.name, $0.identifier) }.alike.map { views in
                LayoutIssue(view: views[0].name, line: views[0].line, problem: Ambiguous(views: views))
            }
        }
    }
}
