package import Foundation

/// A constraint that layout ignores, because no solution is found with it. Everything else is laid out.
public struct UnsolvedConstraint: Sendable, Hashable {
    public enum Problem: Sendable, Hashable {
        /// With the constraint, a number would exceed 1e12.
        case tooLarge
        /// The constraint's numbers are too different from the others, which could not be satisfied exactly with it.
        case inexact
        /// Too many constraints depend on each other.
        case tooEntangled
    }

    /// The first view of the constraint.
    public var view: String
    /// The constraint in words, with its place.
    public var member: UnsatisfiableConstraints.Member
    public var problem: Problem
    /// The multiplier; 1 if there is no second side.
    package var factor: CGFloat
    package var constant: CGFloat

    package init(
        view: String, member: UnsatisfiableConstraints.Member, problem: Problem, factor: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.view = view
        self.member = member
        self.problem = problem
        self.factor = factor
        self.constant = constant
    }

    /// The reason why the constraint is ignored.
    public var reason: String {
        switch problem {
        case .tooLarge: "with it, a number becomes larger than 1e12"
        case .inexact: "its numbers are too different for the others to be satisfied exactly"
        case .tooEntangled: "too many constraints depend on each other"
        }
    }

    /// The advice: `use a smaller factor`.
    public var cure: String {
        if problem == .tooEntangled { return "relate views to the view around them instead of to each other" }
        if factor.magnitude > 1 { return "use a smaller factor" }
        if factor.magnitude < 1, factor != 0 { return "use a larger factor" }
        return constant == 0 ? "use smaller numbers in the constraints of \(view)" : "use a smaller constant"
    }
}

extension UnsolvedConstraint: CustomStringConvertible {
    /// `v.width == 1e+06 × w.width is left out: with it, a number becomes larger than 1e12; use a smaller factor`
    public var description: String { "\(member.statement) is left out: \(reason); \(cure)" }
}
