import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// Constraints as rows.
extension LayoutEngine {
    /// Adds a constraint of the tree. Its row is made before the next update, even if an override adds the constraint
    /// while rows are made.
    func add(_ constraint: NSLayoutConstraint) {
        newness = nil
        newConstraints.append(constraint)
    }

    /// Adds the constraints of a subtree, in the order of its views.
    func adopt(_ view: UIView) {
        guard view.marks.contains(.constrained) else { return }
        if let held = view.layoutState?.held.all { newConstraints += held }
        view.children.forEachUnretained { adopt($0) }
    }

    /// Removes a subtree with all constraints inside it. The constraints of a view are removed before the items in it,
    /// so that no row refers to a removed item.
    func release(_ view: UIView) {
        guard view.marks.contains(.constrained) || view.marks.contains(.isLayoutItem) else { return }
        for constraint in view.layoutState?.held.all ?? [] { remove(constraint) }
        for child in view.children { release(child) }
        for guide in view.allLayoutGuides {
            if let state = guide.layoutState { remove(state) }
        }
        if let state = view.layoutState { remove(state) }
    }

    /// The number of a constraint's row in this engine; nil if it has none here.
    func row(of constraint: NSLayoutConstraint) -> Int32? {
        isApart ? rowsApart[Identity(constraint)] : constraint.row.number(in: self)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let row = row(of: constraint) else { return }
        if isApart { rowsApart[Identity(constraint)] = nil } else { constraint.forgetRow() }
        if !baselineTerms.isEmpty { baselineTerms[row] = nil }
        freeRow(row)
    }

    /// Removes the row of a constraint that is no longer active.
    func withdraw(_ constraint: NSLayoutConstraint) {
        if let row = row(of: constraint) { noteEnd(ofRow: row) }
        remove(constraint)
    }

    /// Makes the missing rows. This reads content sizes, and overrides may change the tree; a row that is outdated by
    /// that is made again.
    func addNewRows() {
        var rounds = 0
        while !newConstraints.isEmpty, !isAbandoned, rounds < LayoutEngine.roundLimit {
            rounds += 1
            let constraints = newConstraints
            newConstraints = []
            holderDirection = nil
            // Items add rows of their own.
            solver.makeRoom(forRows: 2 * constraints.count, terms: 3 * constraints.count, unknowns: 0)
            // Many constraints have the same holder, and finding the path up takes as long as making a row.
            var holder: UIView?
            var moves = HierarchyMoves.count
            for constraint in constraints where row(of: constraint) == nil {
                guard constraint.activation != 0, let identity = constraint.holderIdentity else { continue }
                if holder?.identity !== identity || HierarchyMoves.count != moves {
                    moves = HierarchyMoves.count
                    holder = holderInTree(identity)
                    holderDirection = nil
                }
                if let holder { addRow(constraint, holder) }
            }
            if wasOvertaken { removeStrayItems() }
        }
    }

    /// The holder of a constraint; nil if the constraint was deactivated or moved to another tree.
    private func holderInTree(_ identity: ViewIdentity) -> UIView? {
        guard let holder = identity.view, let root, !isAbandoned, isApart || holder.isActualDescendant(of: root) else {
            return nil
        }
        return holder
    }

    private func addRow(_ constraint: NSLayoutConstraint, _ holder: UIView) {
        let moves = HierarchyMoves.count
        let isDirect = isDirect(constraint, holder)
        guard isDirect || constraint.canBeHeld(by: holder) else {
            // The engine that lays out the tree has reported it.
            if purpose == .choosing { return }
            Simulation.current.report(.constraint(.foreignItem(constraint: constraint.printed)))
            // An active constraint has a row or waits for one. This one would have neither after its item returned.
            if purpose == .layout { constraint.deactivate() }
            return
        }
        guard !constraint.mixesAxes else {
            if purpose == .layout { constraint.reportMixedAxes() }
            return
        }
        let row = newRow(of: constraint)
        if isDirect, let direct = directRow(of: constraint, in: holder) { return setRow(row, constraint, direct) }
        guard HierarchyMoves.count == moves else { return makeAgain(constraint) }
        setRow(row, constraint, holder)
    }

    private func newRow(of constraint: NSLayoutConstraint) -> Int32 {
        if !isApart { constraint.withdrawRow() }
        let row = takeRow(.constraint(constraint))
        if isApart {
            rowsApart[Identity(constraint)] = row
        } else {
            constraint.row = EngineRow(row, of: self)
        }
        return row
    }

    /// Schedules a row for the next round, because views moved while it was made.
    private func makeAgain(_ constraint: NSLayoutConstraint) {
        wasOvertaken = true
        remove(constraint)
        newConstraints.append(constraint)
    }

    private func setRow(_ row: Int32, _ constraint: NSLayoutConstraint, _ direct: DirectRow) {
        if !isApart { constraint.rowOffset = direct.constant }
        setRow(row, constraint, direct.terms.span.extracting(0..<direct.termCount), direct.constant)
    }

    private func setRow(_ row: Int32, _ constraint: NSLayoutConstraint, _ holder: UIView) {
        guard let expression = expression(constraint, holder) else { return makeAgain(constraint) }
        guard self.row(of: constraint) == row else {
            wasOvertaken = true
            return
        }
        setRow(row, constraint, expression)
    }

    private func setRow(_ row: Int32, _ constraint: NSLayoutConstraint, _ expression: RowExpression) {
        if !isApart {
            constraint.rowOffset = expression.constant
            depend(constraint, on: expression.feeders)
        }
        if expression.hasBaseline { baselineTerms[row] = expression.terms }
        setRow(row, constraint, expression.terms.span, expression.constant)
    }

    private func setRow(
        _ row: Int32, _ constraint: NSLayoutConstraint, _ terms: Swift.Span<Term>, _ offset: Double
    ) {
        // Both properties may be overridden. The override could change the solver during this edit.
        let constant = offset - constraint.constant
        let priority = Priority(constraint.priority.rawValue)
        guard self.row(of: constraint) == row else { return }
        attempt { solver throws(SolverError) in
            try solver.setRow(
                RowID(Int(row)), terms: terms, constant: constant, relation: Relation(constraint.relation),
                priority: priority)
        }
    }

    /// The expression of a row; nil if views moved while it was made.
    private func expression(_ constraint: NSLayoutConstraint, _ holder: UIView) -> RowExpression? {
        guard let first = constraint.first else { return nil }
        var expression = RowExpression(constraint, in: holder, of: self)
        expression.add(first, factor: 1, beside: constraint.second)
        if let second = constraint.second {
            expression.add(second, factor: -constraint.multiplier, beside: first)
        }
        return expression.isOvertaken ? nil : expression
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
        guard let row = row(of: constraint) else { return }
        // The solver has refused a row whose numbers were out of range.
        guard solver.hasRow(RowID(Int(row))) else { return rebuild(constraint) }
        attempt { solver throws(SolverError) in try solver.setConstant(constant, of: RowID(Int(row))) }
    }

    func setPriority(of constraint: NSLayoutConstraint) {
        let priority = Priority(constraint.priority.rawValue)
        guard let row = row(of: constraint), solver.hasRow(RowID(Int(row))) else { return }
        if priority < .required { noteEnd(ofRow: row) }
        attempt { solver throws(SolverError) in try solver.setPriority(priority, of: RowID(Int(row))) }
    }

    /// Computes the row again because its constant, or the view of a baseline, may have changed.
    func refresh(_ constraint: NSLayoutConstraint) {
        guard let row = row(of: constraint), let holder = constraint.holder else { return }
        guard let expression = expression(constraint, holder) else { return makeAgain(constraint) }
        guard self.row(of: constraint) == row else { return }
        if expression.hasBaseline, baselineTerms[row] != expression.terms {
            return setRow(row, constraint, expression)
        }
        if !isApart {
            guard expression.constant != constraint.rowOffset else { return }
            constraint.rowOffset = expression.constant
        }
        let constant = expression.constant - constraint.constant
        guard self.row(of: constraint) == row else { return }
        attempt { solver throws(SolverError) in try solver.setConstant(constant, of: RowID(Int(row))) }
    }

    /// Replaces the row by a new one, because its terms may have changed.
    func rebuild(_ constraint: NSLayoutConstraint) {
        guard let row = row(of: constraint), let holder = constraint.holder else { return }
        setRow(row, constraint, holder)
    }

    /// Updates everything that depends on a view's insets, margins, text or scrolling.
    func refreshConstants(of view: UIView) {
        for guide in view.allLayoutGuides {
            guard let area = guide.area, let state = guide.layoutState, let index = index(of: state) else { continue }
            setRows(of: index, area, view)
        }
        for constraint in view.layoutState?.dependents ?? [] { refresh(constraint) }
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
