package import LayoutRules

/// A mistake in the layout of a view: the facts that a check found, and their text.
///
/// A kind of issue is one file in `Kinds`, with its problem, its text and its check, a record in ``IssueKind``, and a
/// line in one of the lists of ``LayoutLint``.
package protocol LayoutProblem: Sendable, Hashable {
    var kind: IssueKind { get }

    /// The facts that distinguish the problem from others of its kind and view: another view, an edge, a constraint.
    var about: [String] { get }

    /// The names of other views with the problem, if it is the same mistake: one issue stands for all of them.
    var otherViews: [String] { get }

    /// The problem in words, as the predicate of a sentence about the view.
    var statement: String { get }

    /// The advice that most likely helps; `nil` if the statement already contains it.
    var cure: String? { get }
}

extension LayoutProblem {
    package var about: [String] { [] }
    package var otherViews: [String] { [] }

    func isEqual(to other: any LayoutProblem) -> Bool { other as? Self == self }
}

/// A problem that becomes one with others on its screen that have the same cause.
protocol MergeableProblem: LayoutProblem {
    associatedtype Cause: Hashable

    /// The cause; nil if the problem stands for itself.
    var cause: Cause? { get }

    /// Adds a problem with the same cause, which another view has.
    mutating func merge(_ other: Self, of view: String)
}

extension MergeableProblem {
    /// The kind of problem with its cause.
    var key: AnyHashable? { cause.map { AnyHashable([AnyHashable(ObjectIdentifier(Self.self)), AnyHashable($0)]) } }

    /// Adds the problem of an issue with the same ``key``, and therefore of the same type.
    mutating func merge(_ issue: LayoutIssue) {
        if let other = issue.problem as? Self { merge(other, of: issue.view) }
    }
}
