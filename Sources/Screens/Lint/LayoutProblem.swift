package import LayoutRules

/// What is wrong with a view: the facts that a check found, and what is said about them.
///
/// A kind of issue is one file in `Kinds`, with its problem, its words and its check, a record in ``IssueKind``, and a
/// line in one of the lists of ``LayoutLint``.
package protocol LayoutProblem: Sendable, Hashable {
    var kind: IssueKind { get }

    /// The things that tell the problem from others of its kind and view: another view, an edge, a constraint.
    var about: [String] { get }

    /// The problem in words, to be read after the view.
    var statement: String { get }

    /// The advice that most likely helps; `nil` where the statement says so.
    var cure: String? { get }
}

extension LayoutProblem {
    package var about: [String] { [] }

    func isEqual(to other: any LayoutProblem) -> Bool { other as? Self == self }
}
