import ConstraintSolver
import KitValues

// The invariants between two layouts, for tests and fuzzers.
extension LayoutEngine {
    /// Checks that the engine and the tree agree.
    /// - Returns: one sentence for each violation; empty if there is none.
    func checkInvariants() -> [String] {
        guard let root, !isApart else { return [] }
        return itemProblems(below: root) + numberProblems() + rowProblems() + treeProblems(of: root) + valueProblems()
    }

    /// The violations of this rule: everything required holds if no work is left and nothing was refused.
    private func valueProblems() -> [String] { hasWork || isFailing ? [] : solver.checkInvariants() }

    private var itemsInUse: [Int32] { items.indices.map(Int32.init).filter { items[Int($0)].placement != .none } }

    private func itemProblems(below root: UIView) -> [String] {
        var problems: [String] = []
        for index in itemsInUse {
            let item = items[Int(index)]
            if self.index(of: item.state) != index { problems.append("item \(index) is not known by its number") }
            guard let view = item.view.view else {
                problems.append("the view of item \(index) is gone")
                continue
            }
            if !view.isActualDescendant(of: root) { problems.append("item \(index) is not in the tree") }
            if item.guide == nil, view.layoutIndex != index { problems.append("item \(index) has another number") }
            if let guide = item.guide, guide.owningView !== view { problems.append("guide \(index) has another owner") }
        }
        let numbers = itemsInUse + freeItems
        if Set(numbers).count != numbers.count || numbers.count != items.count {
            problems.append("\(items.count) items are not \(itemsInUse.count) in use and \(freeItems.count) free ones")
        }
        if notedValues.count != items.count * 4 { problems.append("\(notedValues.count) noted values") }
        if !keyboardGuides.items.union(wrappingItems.keys).isSubset(of: itemsInUse) {
            problems.append("an item that is gone wraps, or is a keyboard's guide")
        }
        return problems
    }

    /// The violations of this rule: a number that an item gets is as if it had never been another item's.
    private func numberProblems() -> [String] {
        var problems: [String] = []
        for index in items.indices.map(Int32.init) {
            let isFree = items[Int(index)].placement == .none
            let numbers = (0..<4).map { unknown(index, $0) }
            if isFree, !numbers.allSatisfy({ notedValues[$0.index].isNaN }) {
                problems.append("values of item \(index), which is gone, are noted")
            }
            if isFree || !items[Int(index)].hasPreferences, numbers.contains(where: { solver.hasPreference($0) }) {
                problems.append("the solver has preferences of item \(index), which gave it none")
            }
        }
        return problems
    }

    private func rowProblems() -> [String] {
        var problems: [String] = []
        var inUse = 0
        for (row, owner) in zip(Int32(0)..., rows) {
            if case .free = owner {
                if solver.hasRow(RowID(Int(row))) { problems.append("row \(row) is free, and the solver has it") }
                continue
            }
            inUse += 1
            if !isOwner(owner, of: row) { problems.append("the owner of row \(row) does not know it: \(owner)") }
            for unknown in solver.unknowns(of: RowID(Int(row)))
            where !items.indices.contains(unknown.index / 4) || items[unknown.index / 4].placement == .none {
                problems.append("row \(row) speaks of item \(unknown.index / 4), which is gone: \(owner)")
            }
        }
        if Set(freeRows).count != freeRows.count || inUse + freeRows.count != rows.count {
            problems.append("\(rows.count) rows are not \(inUse) in use and \(freeRows.count) free ones")
        }
        return problems
    }

    private func isOwner(_ owner: RowOwner, of row: Int32) -> Bool {
        switch owner {
        case .free, .fitting: false
        case .constraint(let constraint): self.row(of: constraint) == row && constraint.holder?.engineOfTree === self
        case .mask(let item, let part), .guide(let item, let part):
            items[Int(item)].placement != .none && items[Int(item)].frameRows[part] == row
        case .content(let item, let part):
            items[Int(item)].placement != .none && items[Int(item)].contentRows[part] == row
        }
    }

    /// The violations of these rules: every active constraint of the tree has a row here or is waiting for one, and
    /// each view knows the constraints that depend on it.
    private func treeProblems(of root: UIView) -> [String] {
        let waiting = Set(newConstraints.map(Identity.init))
        var problems: [String] = []
        // Recursion could overflow the stack in a deep tree.
        var rest = [root]
        while let view = rest.popLast() {
            rest += view.children
            if view !== root, view.marks.contains(.hasEngine) {
                problems.append("\(view) is no root, and has an engine")
            }
            guard let state = view.layoutState else { continue }
            for constraint in state.held.all {
                if constraint.holder !== view { problems.append("\(constraint) has another holder") }
                if row(of: constraint) == nil, constraint.canBeHeld(by: view), !constraint.mixesAxes,
                    !waiting.contains(Identity(constraint))
                {
                    problems.append("\(constraint) has no row")
                }
                if !constraint.feeders.allSatisfy({ $0.dependents.contains { $0 === constraint } }) {
                    problems.append("\(constraint) does not hear of what is in its constant")
                }
            }
            for constraint in state.dependents where row(of: constraint) == nil {
                problems.append("\(constraint) depends on a view, and has no row")
            }
        }
        return problems
    }
}

extension UIView {
    /// The violated invariants of the engine that lays out the tree; empty if there are none, or if there is no engine.
    package final func layoutEngineProblems() -> [String] { engineOfTree?.checkInvariants() ?? [] }
}
