import Basics
package import LayoutRules

extension LayoutIssue {
    /// Required constraints that contradict each other, of which the broken one is about the view.
    package struct Conflict: MergeableProblem {
        private(set) var conflict: ConstraintConflict

        package init(conflict: ConstraintConflict) {
            self.conflict = conflict
        }

        package var kind: IssueKind { .constraintConflict }
        /// The constraints' numbers and the broken constraint are not included, because they change while the user
        /// looks for the mistake.
        package var about: [String] { conflict.report.members.map(\.subject).sorted() }
        package var otherViews: [String] { conflict.further.map(\.view) }
        package var statement: String { conflict.summary }
        package var cure: String? { nil }

        var cause: ConstraintConflict.Cause? { conflict.cause }

        mutating func merge(_ other: Conflict, of view: String) { conflict.add(other.conflict) }
    }

    /// Further sets of required constraints that contradict each other on the view's screen.
    package struct FurtherConflicts: LayoutProblem {
        let count: Int

        package var kind: IssueKind { .constraintConflict }
        package var about: [String] { ["further"] }
        package var statement: String {
            "has \(count) more \(count == 1 ? "set" : "sets") of conflicting constraints"
        }
        package var cure: String? { "resolve the others first" }
    }

    /// A constraint that is left out.
    package struct Unsolved: LayoutProblem {
        let constraint: UnsolvedConstraint

        package var kind: IssueKind { .constraintConflict }
        package var about: [String] { ["unsolved", constraint.member.subject] }

        package var statement: String {
            let place = constraint.member.source.map { " (\($0.lines))" } ?? ""
            return "has a constraint that is left out: \(constraint.member.statement)\(place): \(constraint.reason)"
        }

        package var cure: String? { constraint.cure }
    }

    /// A screen for which the solver found no values.
    package struct NothingSolved: LayoutProblem {
        let reason: String

        package var kind: IssueKind { .constraintConflict }
        package var about: [String] { ["failure"] }
        package var statement: String { "is not laid out: \(reason)" }
        package var cure: String? { nil }
    }
}

extension LayoutIssue.Conflict {
    /// Checks for constraints that contradict each other, or for which no numbers can be found.
    static func check(on lint: LayoutLint) -> [LayoutIssue] {
        let facts = lint.screen.constraints
        var issues = facts.conflicts.filter { !$0.isBetweenVariations }.map { conflict in
            LayoutIssue(
                view: conflict.report.view,
                line: conflict.report.members[conflict.report.brokenMember].source?.position.line,
                problem: LayoutIssue.Conflict(conflict: conflict))
        }
        if facts.furtherConflicts > 0 {
            let further = LayoutIssue.FurtherConflicts(count: facts.furtherConflicts)
            issues.append(LayoutIssue(view: facts.root, problem: further))
        }
        issues += facts.unsolved.map {
            LayoutIssue(
                view: $0.view, line: $0.member.source?.position.line, problem: LayoutIssue.Unsolved(constraint: $0))
        }
        issues += facts.failures.map {
            LayoutIssue(view: facts.root, problem: LayoutIssue.NothingSolved(reason: $0))
        }
        return issues
    }
}
