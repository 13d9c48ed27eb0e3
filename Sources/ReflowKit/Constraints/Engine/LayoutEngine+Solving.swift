import ConstraintSolver
import Foundation
import KitValues

// Solving after edits, and marking the views whose frames change: autolayout.md §7.
extension LayoutEngine {
    var hasWork: Bool {
        hasEdits || !newConstraints.isEmpty || !movedItems.isEmpty || !changedContents.isEmpty || !placedItems.isEmpty
    }

    /// Whether values may be out of date.
    var needsUpdate: Bool {
        guard !hasWork, !isUpdatingConstraints else { return hasWork }
        return root?.marks.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) == false
    }

    /// Finds values if something changed, and marks the superviews of views whose frames change.
    func solve() {
        guard hasWork else { return }
        let isNew = self.isNew
        workOffEdits()
        // Most frame changes come from the pass itself.
        guard hasEdits else { return }
        // Text is first measured in one line, and then in the width that results, so that nothing depends on its former
        // width.
        for index in wrappingItems.keys.sorted() { setContentSize(items[Int(index)].oneLine, of: index) }
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
        if isNew { noteFirstValues() }
        if !isApart { note(touched) }
    }

    func workOffEdits() {
        addNewRows()
        var rounds = 0
        // The limit ends the loop if a getter of a content size invalidates that size.
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
                // The item may have left since, and its index may belong to another one.
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
        if wasOvertaken { removeStrayItems() }
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
            // The next edit tries again. Until then, all frames stay unchanged.
            touchedEarly += changed
            hasEdits = false
            fail(error)
            return nil
        }
    }

    /// Solves repeatedly, until arranged items whose order decides are in their order.
    func findValues(_ changed: inout [Unknown]) throws(SolverError) {
        defer { knownRows = KnownRows() }
        var rounds = 0
        repeat {
            rounds += 1
            try solver.update { contradicting in self.rowToBreak(of: contradicting) }
            changed += solver.changed
        } while rounds < LayoutEngine.roundLimit && orderTies()
    }

    /// Measures text in the width that it has now.
    /// - Returns: whether any size changed.
    private func wrapContents() -> Bool {
        var isAnyWrapped = false
        for index in wrappingItems.keys.sorted() {
            guard let view = items[Int(index)].view.view else { continue }
            let width = value(index, 2)
            // A width within rounding errors is ignored, because text in it would have one letter per line.
            guard width > 1e-6, width < items[Int(index)].oneLine.width - 1e-6 else { continue }
            let size: CGSize
            if let known = wrappingItems[index], known.width == width {
                size = known.size
            } else {
                let state = items[Int(index)].state
                size = view.contentSize(brokenAt: width)
                guard isNumber(index, of: state) else { continue }
                // The content may no longer break lines.
                wrappingItems[index]? = BrokenContent(width: width, size: size)
            }
            setContentSize(size, of: index)
            isAnyWrapped = true
        }
        return isAnyWrapped
    }

    // MARK: Marking superviews

    /// Marks the superviews of items whose values changed since the last call.
    private func note(_ touched: [Unknown]) {
        // Numbers of one view are adjacent, and finding and marking a superview takes longest.
        var marked: ViewIdentity?
        for (unknown, value) in zip(touched, solver.values(of: touched)) {
            let index = unknown.index / 4
            // The item may have left during this update.
            guard items.indices.contains(index), items[index].placement != .none else { continue }
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
