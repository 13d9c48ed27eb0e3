package import LayoutRules

/// A mistake in the layout of one view.
package struct LayoutIssue: Sendable, Hashable, CustomStringConvertible {
    /// The view's id, or another name that people recognise.
    package let view: String
    /// The line of the file that describes the view, counted from 1.
    package var line: Int?
    package var problem: any LayoutProblem

    package init(view: String, line: Int? = nil, problem: any LayoutProblem) {
        self.view = view
        self.line = line
        self.problem = problem
    }

    package var kind: IssueKind { problem.kind }
    package var statement: String { problem.statement }
    package var cure: String? { problem.cure }

    /// The problem and the advice, as the predicate of a sentence about the view.
    package var message: String { cure.map { "\(statement); \($0)" } ?? statement }

    package var description: String { "\(view) \(message)" }

    package static func == (one: LayoutIssue, other: LayoutIssue) -> Bool {
        one.view == other.view && one.line == other.line && one.problem.isEqual(to: other.problem)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(view)
        hasher.combine(line)
        hasher.combine(problem)
    }
}

extension LayoutIssue {
    /// The identity of a problem: equal in every look at a layout, even if its numbers and its words change.
    package struct Identity: Sendable, Hashable {
        package let kind: IssueKind
        package let view: String
        /// The value of ``LayoutProblem/about``, which is usually empty.
        package let about: [String]

        package init(kind: IssueKind, view: String, about: [String]) {
            self.kind = kind
            self.view = view
            self.about = about
        }
    }

    package var identity: Identity { Identity(kind: kind, view: view, about: problem.about) }
}
