import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// Required rows that contradict each other: autolayout.md §3.
extension LayoutEngine {
    /// Chooses among them, and names the choice by its row.
    func rowToBreak(of contradicting: ContradictingRows) -> RowID {
        let lengths = Set(contradicting.lengths.map { Int32($0.index / 4) })
        let entries = contradicting.rows.map { entry(Int32($0.index), withoutRoom: lengths) }
        let order = ConflictChoice.printedOrder(entries)
        return contradicting.rows[ConflictChoice.broken(entries, order: order)]
    }

    private func entry(_ row: Int32, withoutRoom lengths: Set<Int32>) -> ConflictEntry {
        switch rows[Int(row)] {
        case .mask: return ConflictEntry(origin: .mask)
        case .guide(let item, _):
            return ConflictEntry(origin: .guide, identifier: items[Int(item)].guide?.identifier ?? "")
        case .free, .content, .fitting: return ConflictEntry(origin: .window)
        case .constraint(let constraint):
            let identifier = constraint.identifier ?? ""
            var isFarEdge = false
            for side in [constraint.first, constraint.second] {
                guard let side, let state = side.item.state, let index = index(of: state) else { continue }
                if lengths.contains(index), side.attribute.isFarEdge { isFarEdge = true }
            }
            return ConflictEntry(
                origin: ConflictEntry.Origin(identifier: identifier), identifier: identifier,
                isSize: constraint.firstAttribute.isSize, isFarEdgeWithoutRoom: isFarEdge)
        }
    }

    /// Logs the conflicts that stand and were not logged yet.
    func reportConflicts() {
        let standing = Set(solver.conflicts.map(\.broken.index))
        reportedConflicts.formIntersection(standing)
        for conflict in solver.conflicts where reportedConflicts.insert(conflict.broken.index).inserted {
            let entries = conflict.rows.map { entry(Int32($0.index), withoutRoom: []) }
            let order = ConflictChoice.printedOrder(entries)
            Simulation.current.report(
                .unsatisfiableConstraints(
                    UnsatisfiableConstraints(
                        constraints: order.map { describe(Int32(conflict.rows[$0].index)) },
                        broken: describe(Int32(conflict.broken.index)),
                        includesMask: entries.contains { $0.origin == .mask })))
        }
    }

    func describe(_ row: Int32) -> String {
        switch rows[Int(row)] {
        case .constraint(let constraint): constraint.printed
        case .mask(let item, let part): describeMask(item, part)
        case .guide(let item, let part): describeGuide(item, part)
        case .content(let item, let part): describeContent(item, part)
        case .free, .fitting: "the size that is asked for"
        }
    }
}
