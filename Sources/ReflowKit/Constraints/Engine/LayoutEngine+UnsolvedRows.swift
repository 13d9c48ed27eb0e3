import ConstraintSolver
import Foundation
package import LayoutRules

// Rows that the solver leaves out, because numbers would become too large with them.
extension LayoutEngine {
    /// Logs the unsolved rows that were not logged yet.
    func reportUnsolvedRows() {
        let unsolved = solver.unsolved
        reportedUnsolved.formIntersection(unsolved.map(\.row.index))
        let words = ConstraintWords()
        for entry in unsolved where reportedUnsolved.insert(entry.row.index).inserted {
            Simulation.current.report(.unsolvedConstraint(unsolvedConstraint(entry, words)))
        }
    }

    private func unsolvedConstraint(_ entry: UnsolvedRow, _ words: ConstraintWords) -> UnsolvedConstraint {
        let problem: UnsolvedConstraint.Problem =
            switch entry.error {
            case .tooEntangled: .tooEntangled
            case .inexact: .inexact
            default: .tooLarge
            }
        var found = UnsolvedConstraint(
            view: fact(entry.row, among: [entry.row], words).view, member: member(entry.row, words), problem: problem)
        if case .constraint(let constraint) = rows[entry.row.index] {
            if constraint.second != nil { found.factor = constraint.multiplier }
            found.constant = constraint.constant
        }
        return found
    }

    /// The constraints that are currently left out.
    func unsolvedConstraints(_ words: ConstraintWords) -> [UnsolvedConstraint] {
        solver.unsolved.map { unsolvedConstraint($0, words) }
    }
}

extension UIView {
    /// The constraints of this tree that are currently left out, because no numbers can be found with them.
    /// - Parameter names: names of views that have no identifier.
    package final func unsolvedConstraints(names: [ObjectIdentifier: String] = [:]) -> [UnsolvedConstraint] {
        engineOfTree?.unsolvedConstraints(ConstraintWords(names: names)) ?? []
    }
}
