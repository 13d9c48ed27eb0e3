import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// Constraints as rows.
extension LayoutEngine {
    /// Takes a constraint of the tree; its row is made before the next update.
    func add(_ constraint: NSLayoutConstraint) {
        newConstraints.append(constraint)
    }

    /// Takes the constraints of a subtree, in the order of its views.
    func adopt(_ view: UIView) {
        guard view.marks.contains(.constrained) else { return }
        if let held = view.extras?.layoutState?.held.all { newConstraints += held }
        view.children.forEachUnretained { adopt($0) }
    }

    /// Lets a subtree go, with all constraints inside of it.
    func release(_ view: UIView) {
        guard view.marks.contains(.constrained) || view.marks.contains(.isLayoutItem) else { return }
        for child in view.children { release(child) }
        guard let extras = view.extras else { return }
        for constraint in extras.layoutState?.held.all ?? [] { remove(constraint) }
        for guide in extras.ownLayoutGuides + extras.layoutGuides.values {
            if let state = guide.layoutState { remove(state) }
        }
        if let state = extras.layoutState { remove(state) }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard constraint.row >= 0 else { return }
        for feeder in constraint.feeders { feeder.dependents.removeAll { $0 === constraint } }
        constraint.feeders = []
        freeRow(constraint.row)
        constraint.row = -1
    }

    /// Makes the rows that are missing.
    func addNewRows() {
        while !newConstraints.isEmpty {
            let constraints = newConstraints
            newConstraints = []
            holderDirection = nil
            // Items bring rows of their own.
            solver.makeRoom(forRows: 2 * constraints.count, terms: 3 * constraints.count, unknowns: 0)
            // Many have the same holder, and looking for the way up takes as long as making a row.
            var holder: UIView?
            var moves = HierarchyMoves.count
            for constraint in constraints where constraint.row < 0 || isApart {
                guard constraint.activation != 0, let identity = constraint.holderIdentity else { continue }
                if holder?.identity !== identity || HierarchyMoves.count != moves {
                    moves = HierarchyMoves.count
                    holder = holderInTree(identity)
                    holderDirection = nil
                }
                if let holder { addRow(constraint, holder) }
            }
        }
    }

    /// Nil for that of a constraint that was deactivated again, or that went along to another tree.
    private func holderInTree(_ identity: ViewIdentity) -> UIView? {
        guard let holder = identity.view, let root, isApart || holder.isDescendant(of: root) else { return nil }
        return holder
    }

    private func addRow(_ constraint: NSLayoutConstraint, _ holder: UIView) {
        if isApart, measuredRows[ObjectIdentifier(constraint)] != nil { return }
        let isDirect = isDirect(constraint, holder)
        guard isDirect || constraint.canBeHeld(by: holder) else {
            // The engine that lays out the tree has said so.
            if purpose == .choosing { return }
            return Simulation.current.report(.constraint(.foreignItem(constraint: constraint.printed)))
        }
        let row = newRow(of: constraint)
        if isDirect, let direct = directRow(of: constraint, in: holder) { return setRow(row, constraint, direct) }
        setRow(row, constraint, holder)
    }

    private func newRow(of constraint: NSLayoutConstraint) -> Int32 {
        let row = takeRow(.constraint(constraint))
        if isApart { measuredRows[ObjectIdentifier(constraint)] = row } else { constraint.row = row }
        return row
    }

    private func setRow(_ row: Int32, _ constraint: NSLayoutConstraint, _ direct: DirectRow) {
        if !isApart { constraint.rowOffset = direct.constant }
        let constant = direct.constant - constraint.constant
        attempt { solver throws(SolverError) in
            try solver.setRow(
                RowID(Int(row)), terms: direct.terms.span.extracting(0..<direct.termCount), constant: constant,
                relation: Relation(constraint.relation), priority: Priority(constraint.priority.rawValue))
        }
    }

    private func setRow(_ row: Int32, _ constraint: NSLayoutConstraint, _ holder: UIView) {
        guard let expression = expression(constraint, holder) else { return }
        if !isApart {
            constraint.rowOffset = expression.constant
            depend(constraint, on: expression.feeders)
        }
        // Items that a constraint names for the first time are placed by it from now on.
        attempt { solver throws(SolverError) in
            try solver.setRow(
                RowID(Int(row)), terms: expression.terms, constant: expression.constant - constraint.constant,
                relation: Relation(constraint.relation), priority: Priority(constraint.priority.rawValue))
        }
    }

    private func expression(_ constraint: NSLayoutConstraint, _ holder: UIView) -> RowExpression? {
        guard let first = constraint.first else { return nil }
        var expression = RowExpression(constraint, in: holder, of: self)
        expression.add(first, factor: 1, beside: constraint.second)
        if let second = constraint.second {
            expression.add(second, factor: -constraint.multiplier, beside: first)
        }
        return expression
    }

    private func depend(_ constraint: NSLayoutConstraint, on views: [UIView]) {
        guard !views.isEmpty || !constraint.feeders.isEmpty else { return }
        for feeder in constraint.feeders { feeder.dependents.removeAll { $0 === constraint } }
        constraint.feeders = []
        for view in views {
            let state = view.ensureLayoutState()
            guard !constraint.feeders.contains(where: { $0 === state }) else { continue }
            state.dependents.append(constraint)
            constraint.feeders.append(state)
            view.marks.formUnion(.feedsConstraints)
        }
    }

    // MARK: Changes

    func setConstant(of constraint: NSLayoutConstraint) {
        let constant = constraint.rowOffset - constraint.constant
        attempt { solver throws(SolverError) in
            try solver.setConstant(constant, of: RowID(Int(constraint.row)))
        }
    }

    func setPriority(of constraint: NSLayoutConstraint) {
        attempt { solver throws(SolverError) in
            try solver.setPriority(Priority(constraint.priority.rawValue), of: RowID(Int(constraint.row)))
        }
    }

    /// Computes the constant again, because something that it depends on may have changed.
    func refresh(_ constraint: NSLayoutConstraint) {
        let row = isApart ? measuredRows[ObjectIdentifier(constraint)] ?? -1 : constraint.row
        guard row >= 0, let holder = constraint.holder, let expression = expression(constraint, holder) else { return }
        let constant = expression.constant - constraint.constant
        if !isApart {
            guard expression.constant != constraint.rowOffset else { return }
            constraint.rowOffset = expression.constant
        }
        attempt { solver throws(SolverError) in try solver.setConstant(constant, of: RowID(Int(row))) }
    }

    /// Replaces the row by a new one, because its terms may have changed.
    func rebuild(_ constraint: NSLayoutConstraint) {
        guard constraint.row >= 0, let holder = constraint.holder else { return }
        setRow(constraint.row, constraint, holder)
    }

    /// Brings everything up to date that a view's insets, margins, text or scrolling are part of.
    func refreshConstants(of view: UIView) {
        guard let extras = view.extras else { return }
        for (area, guide) in extras.layoutGuides {
            if let state = guide.layoutState, let index = index(of: state) { setRows(of: index, area, view) }
        }
        for constraint in extras.layoutState?.dependents ?? [] { refresh(constraint) }
    }

    func contentDidChange(_ state: LayoutItemState) { changedContents.append(state) }

    func placeDidChange(_ state: LayoutItemState) { movedItems.append(state) }
}

extension Relation {
    fileprivate init(_ relation: NSLayoutRelation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
