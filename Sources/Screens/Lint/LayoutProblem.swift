package import LayoutRules

/// A mistake in the layout of a view: the facts that a check found, and their text.
///
/// A kind of issue is one file in `Kinds`, with its problem, its text and its check, a record in ``IssueKind``, and a
/// line in one of the lists of ``LayoutLint``.
package protocol LayoutProblem: Sendable, Hashable {
    var kind: IssueKind { get }

    /// The facts that distinguish the problem from others of its kind and view: another view, an edge, a constraint.
    var about: [String] { get }

    /// The problem in words, as the predicate of a sentence about the view.
    var statement: String { get }

    /// The advice that most likely helps; `nil` if the statement already contains it.
    var cure: String? { get }
}

extension LayoutProblem {
    package var about: [String] { [] }

    func isEqual(to other: any LayoutProblem) -> Bool { other as? Self == self }
}
