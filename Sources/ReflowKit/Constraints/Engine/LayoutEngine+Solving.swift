import ConstraintSolver
import Foundation
import KitValues

// From edits to values, and whom they concern: autolayout.md §7.
extension LayoutEngine {
    var hasWork: Bool {
        hasEdits || !newConstraints.isEmpty || !movedItems.isEmpty || !changedContents.isEmpty || !placedItems.isEmpty
    }

    /// Whether values may be out of date.
    var needsUpdate: Bool {
        guard !hasWork, !isUpdatingConstraints else { return hasWork }
        return root?.marks.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) == false
    }

    /// Finds values if something changed, and marks whoever writes frames that follow from them.
    func solve() {
        guard hasWork else { return }
        workOffEdits()
        // Most of what moves was put there by the pass itself.
        guard hasEdits else { return }
        // Text is measured in one line first, and then in the width that this leads to, so that nothing depends on how
        // wide it was before.
        for index in wrappingItems.sorted() { setContentSize(items[Int(index)].oneLine, of: index) }
        guard var touched = update() else { return }
        touched += touchedEarly
        touchedEarly = []
        wasSolved = true
        if wrapContents() {
            guard let more = update() else {
                touchedEarly += touched
                return
            }
            touched += more
        }
        isFailing = false
        if !isApart { note(touched) }
    }

    func workOffEdits() {
        addNewRows()
        var rounds = 0
        // A content size whose getter invalidates itself would never come to an end.
        while !movedItems.isEmpty || !changedContents.isEmpty || !placedItems.isEmpty, rounds < LayoutEngine.roundLimit
        {
            rounds += 1
            let placed = placedItems
            let moved = movedItems
            let changed = changedContents
            placedItems = []
            movedItems = []
            changedContents = []
            for index in placed {
                // It may have left since, and its number may be another's.
                if items[Int(index)].placement == .constraints, items[Int(index)].guide == nil,
                    let view = items[Int(index)].view.view
                {
                    place(index, view)
                }
            }
            for state in moved {
                if let index = index(of: state), let view = items[Int(index)].view.view,
                    items[Int(index)].guide == nil
                {
                    place(index, view)
                }
            }
            for state in changed { measure(state) }
            addNewRows()
        }
        placedItems = []
        movedItems = []
        changedContents = []
    }

    private func measure(_ state: LayoutItemState) {
        guard let index = index(of: state), let view = items[Int(index)].view.view else { return }
        if items[Int(index)].placement == .constraints { setContentRows(of: index, view) }
        for constraint in state.dependents { refresh(constraint) }
    }

    func update() -> [Unknown]? {
        updates += 1
        var changed: [Unknown] = []
        do {
            try findValues(&changed)
            hasEdits = false
            noteConflicts()
            return changed
        } catch {
            // The next edit tries again; until then everything stays where it is.
            touchedEarly += changed
            hasEdits = false
            fail(error)
            return nil
        }
    }

    /// Solves what there is, until arranged items whose order decides are in their order.
    func findValues(_ changed: inout [Unknown]) throws(SolverError) {
        defer { knownEntries = [:] }
        var rounds = 0
        repeat {
            rounds += 1
            try solver.update { contradicting in self.rowToBreak(of: contradicting) }
            changed += solver.changed
        } while rounds < LayoutEngine.roundLimit && orderTies()
    }

    /// Measures text in the width that it has got.
    /// - Returns: whether anything is another size now.
    private func wrapContents() -> Bool {
        var isAnyWrapped = false
        for index in wrappingItems.sorted() {
            guard let view = items[Int(index)].view.view else { continue }
            let width = value(index, 2)
            // What is left of a width after rounding errors is none: a letter a line is as far from one line as can be.
            guard width > 1e-6, width < items[Int(index)].oneLine.width - 1e-6 else { continue }
            let size: CGSize
            if let wrapped = items[Int(index)].wrapped, wrapped.width == width {
                size = wrapped.size
            } else {
                let state = items[Int(index)].state
                size = view.contentSize(brokenAt: width)
                guard isNumber(index, of: state) else { continue }
                items[Int(index)].wrapped = (CGFloat(width), size)
            }
            setContentSize(size, of: index)
            isAnyWrapped = true
        }
        return isAnyWrapped
    }

    // MARK: Whom it concerns

    /// Marks the superviews of what has another place than when it was noted last.
    private func note(_ touched: [Unknown]) {
        // Numbers of one view come together, and finding and marking a superview takes longest.
        var marked: ViewIdentity?
        for (unknown, value) in zip(touched, solver.values(of: touched)) {
            let index = unknown.index / 4
            guard items.indices.contains(index) else { continue }
            guard notedValues[unknown.index] != value else { continue }
            notedValues[unknown.index] = value
            if let guide = items[index].guide {
                if guide.area == .scrollContent { items[index].view.view?.markNeedsLayout() }
            } else if items[index].placement == .constraints {
                guard let superview = items[index].superview, superview !== marked else { continue }
                marked = superview
                superview.view?.markNeedsLayout()
            }
        }
    }
}
