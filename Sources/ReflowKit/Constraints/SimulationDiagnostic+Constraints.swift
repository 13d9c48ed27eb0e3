public import LayoutRules

extension SimulationDiagnostic.Code {
    public static let constraintConflict = Self(rawValue: IssueKind.constraintConflict.warningCode)
    public static let invalidConstraint = Self(rawValue: "invalid-constraint")
    public static let unsolvedConstraints = Self(rawValue: "unsolved-constraints")
}

extension SimulationDiagnostic {
    /// An invalid constraint, which has no effect.
    public static func constraint(_ problem: ConstraintProblem) -> SimulationDiagnostic {
        SimulationDiagnostic(.invalidConstraint, exception: problem.exceptionName, "\(problem)")
    }

    /// The message that UIKit prints for required constraints that contradict each other.
    public static func unsatisfiableConstraints(_ conflict: UnsatisfiableConstraints) -> SimulationDiagnostic {
        SimulationDiagnostic(.constraintConflict, conflict)
    }

    /// The number of further conflicts, beyond those that are reported one by one.
    public static func furtherUnsatisfiableConstraints(count: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .constraintConflict,
            "\(count) more \(count == 1 ? "set" : "sets") of constraints cannot be satisfied at the same time")
    }

    /// A constraint that leads to numbers that are too large; layout ignores it.
    public static func unsolvedConstraint(_ constraint: UnsolvedConstraint) -> SimulationDiagnostic {
        SimulationDiagnostic(.unsolvedConstraints, unsolved: constraint, "\(constraint)")
    }

    /// Constraints for which the solver found no values within its limits; frames stay unchanged.
    public static func unsolvedConstraints(problem: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unsolvedConstraints, "the constraints could not be solved, so the frames stay as they were: \(problem)")
    }
}
