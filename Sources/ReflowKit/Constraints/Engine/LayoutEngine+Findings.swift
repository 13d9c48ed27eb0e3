import ConstraintSolver
import Foundation
import KitValues
package import LayoutRules

// What a linter asks: which places are open, and which constraints do not matter.
extension LayoutEngine {
    /// So many constraints are tried, and so many entries of the solver's tables may be visited for it: solving without
    /// each of them takes time.
    private static let trialLimit = 300
    private static let trialWork = 20_000_000

    /// The views whose constraints leave their place open, in the order in which they came into the engine. Those of
    /// which a conflict speaks are left out: without the constraint that is broken they are open of course.
    func openViews() -> [(view: UIView, numbers: [LayoutNumber])] {
        prepare()
        let ambiguous = Set(solver.ambiguousUnknowns())
        let inConflict = Set(
            solver.conflicts.flatMap(\.rows).flatMap { solver.unknowns(of: $0) }.map { $0.index / 4 })
        var open: [(view: UIView, numbers: [LayoutNumber])] = []
        for index in items.indices where !inConflict.contains(index) {
            let item = items[index]
            guard item.placement == .constraints, item.guide == nil, let view = item.view.view else { continue }
            let numbers = [LayoutNumber.x, .y, .width, .height].enumerated().filter { part, _ in
                let number = unknown(Int32(index), part)
                return ambiguous.contains(number) || !solver.hasRows(about: number)
            }
            if !numbers.isEmpty { open.append((view, numbers.map(\.element))) }
        }
        return open
    }

    /// Constraints from files without which everything would be as it is: wishes that never come true and pull at
    /// nothing, limits beside a fixed number, and what is said twice.
    func idleConstraints(_ words: ConstraintWords) -> [IdleConstraint] {
        prepare()
        var idle: [IdleConstraint] = []
        var said: [String: [NSLayoutConstraint]] = [:]
        var trials = 0
        let workBefore = solver.work.entries
        for row in rows.indices {
            guard case .constraint(let constraint) = rows[row], let source = constraint.source, !source.isVaried else {
                continue
            }
            let equation = words.equation(of: constraint)
            let statement = equation.forPeople
            var reason: String?
            // Two views may have one name in messages.
            let earlier = said[statement]?.first { $0.hasItems(of: constraint) }
            if let earlier = earlier?.source, constraint.identifier == nil {
                reason = "is the same as the one at \(earlier)"
            } else if let fixed = fixedNumber(beside: constraint, words) {
                reason = "is always satisfied if \(fixed) is"
            } else if constraint.priority != .required, solver.distance(of: RowID(row)) > 0.5,
                trials < LayoutEngine.trialLimit, solver.work.entries - workBefore < LayoutEngine.trialWork
            {
                trials += 1
                if !matters(RowID(row)) { reason = "is never satisfied, because \(winner(over: RowID(row), words))" }
            }
            if earlier == nil { said[statement, default: []].append(constraint) }
            guard let reason else { continue }
            idle.append(
                IdleConstraint(
                    view: constraint.first.map { words.name(of: $0.item) } ?? "", statement: statement,
                    subject: equation.subject, identifier: constraint.identifier, source: source, reason: reason))
        }
        return idle
    }

    /// A required equation that gives the same number as a limit that it keeps.
    private func fixedNumber(beside limit: NSLayoutConstraint, _ words: ConstraintWords) -> String? {
        guard limit.relation != .equal, limit.second == nil, let first = limit.first, first.end == nil
        else { return nil }
        let fixed = first.item.state.referring.all.first { other in
            guard other !== limit, other.relation == .equal, other.second == nil, other.priority == .required,
                let side = other.first, side.end == nil, side.item.isSame(as: first.item),
                side.attribute == first.attribute
            else { return false }
            return limit.relation == .lessThanOrEqual
                ? other.constant <= limit.constant : other.constant >= limit.constant
        }
        return fixed.map { words.equation(of: $0).forPeople }
    }

    /// Whether anything would be elsewhere without a row.
    private func matters(_ row: RowID) -> Bool {
        var isNeeded = true
        attempt { solver throws(SolverError) in isNeeded = try solver.changesSomething(row) }
        hasEdits = true
        return isNeeded
    }

    /// What takes precedence over a row.
    private func winner(over row: RowID, _ words: ConstraintWords) -> String {
        for unknown in solver.unknowns(of: row) {
            for given in solver.explanation(of: unknown).given {
                guard case .constraint(let constraint) = rows[given.index] else { continue }
                return "\(words.equation(of: constraint).forPeople) takes precedence"
            }
        }
        return "content sizes and other constraints take precedence"
    }
}

extension NSLayoutConstraint {
    /// Whether both speak of the same views or guides.
    fileprivate final func hasItems(of other: NSLayoutConstraint) -> Bool {
        func isSame(_ one: ConstraintSide?, _ other: ConstraintSide?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            return one.item.isSame(as: other.item)
        }
        return isSame(first, other.first) && isSame(second, other.second)
    }
}

extension UIView {
    /// The views of this tree whose constraints leave their place open.
    package final func viewsWithOpenPlace() -> [(view: UIView, numbers: [LayoutNumber])] {
        engineForLayout()?.openViews() ?? []
    }

    /// The constraints of this tree without which everything would be as it is.
    /// - Parameter names: of views that have no identifier.
    package final func idleConstraints(names: [ObjectIdentifier: String] = [:]) -> [IdleConstraint] {
        engineForLayout()?.idleConstraints(ConstraintWords(names: names)) ?? []
    }

    /// How many plans the solver of this tree has made so far, for tests; nil where the tree has no solver.
    package final var plansMade: Int? { engineOfTree?.solver.work.partsBuilt }

    /// The contradictions among required constraints of this tree that stand now.
    package final var standingConflicts: [UnsatisfiableConstraints.Identity] {
        engineOfTree?.standingConflicts ?? []
    }
}
