import Foundation
import KitValues

// Activation and deactivation of constraints: autolayout.md §8.
extension NSLayoutConstraint {
    /// The number of activations so far. Each activation has a number, by which a list finds the constraint.
    @exclusivity(unchecked) private static var activations: UInt64 = 0

    final func activate() {
        guard holder == nil, let first else { return }
        guard let holder = commonAncestor(of: first) else {
            return Simulation.current.report(
                .constraint(
                    .noCommonAncestor(first: first.printedAnchor, second: second?.printedAnchor ?? "(null)")))
        }
        install(in: holder)
    }

    /// Adds the constraint to `view`. If the tree has an engine, the constraint is added to it at once.
    final func install(in view: UIView) {
        if mixesAxes, view.engineOfTree != nil { return reportMixedAxes() }
        leaveGoneHolder()
        NSLayoutConstraint.activations += 1
        activation = NSLayoutConstraint.activations
        let state = view.ensureLayoutState()
        holderIdentity = state.identity
        state.held.append(self)
        view.markConstrained()
        forEachItem { item in
            // An item to which a constraint already refers is already marked.
            let isNamed = !item.referring.isEmpty
            item.referring.append(self)
            guard !isNamed, let named = item === state ? view : item.view else { return }
            named.markConstrained()
            named.markPlaced()
        }
        LayoutEngine.isInUse = true
        let engine = LayoutEngine.ofTree(with: view, state)
        engine?.add(self)
        markForLayout(in: view)
        if let engine { NSLayoutConstraint.noteChange(of: engine) }
    }

    /// Looks for conflicts after a single change, if the simulation looks for them at once.
    private static func noteChange(of engine: LayoutEngine) {
        let simulation = Simulation.current
        guard simulation.findsConflictsAtOnce, !simulation.layoutContext.isChangingTogether else { return }
        engine.findConflictsAtOnce()
    }

    /// Looks for conflicts in the tree at its present size, before its constraints change, if the simulation looks for
    /// conflicts at once.
    package static func findConflictsBeforeChange(in view: UIView) {
        guard Simulation.current.findsConflictsAtOnce else { return }
        view.engineOfTree?.findConflictsAtOnce()
    }

    /// Groups changes. Conflicts between the first and the last of them are not reported.
    package static func changeTogether(_ changes: () -> Void) {
        Simulation.current.layoutContext.changeTogether(changes)
    }

    /// Activates all constraints as one change. If one cannot be activated, none is.
    static func activateTogether(_ constraints: [NSLayoutConstraint]) {
        let simulation = Simulation.current
        let before = activations
        simulation.layoutContext.changeTogether {
            for (index, constraint) in constraints.enumerated() {
                constraint.isActive = true
                // Reading the holder follows a weak reference; the number nearly always avoids that.
                guard constraint.activation <= before, constraint.holder == nil, constraint.first != nil else {
                    continue
                }
                // This constraint was refused. A check in advance would take as long as activating all of them.
                for earlier in constraints[..<index] where earlier.activation > before { earlier.isActive = false }
                return
            }
        }
        guard simulation.findsConflictsAtOnce, !simulation.layoutContext.isChangingTogether else { return }
        // Nearly always all constraints are in one tree.
        var asked: [LayoutEngine] = []
        for constraint in constraints {
            guard let engine = constraint.holder?.engineOfTree, !asked.contains(where: { $0 === engine }) else {
                continue
            }
            asked.append(engine)
            engine.findConflictsAtOnce()
        }
    }

    final func deactivate() {
        guard let view = holder else { return leaveGoneHolder() }
        markForLayout(in: view)
        withdrawRow()
        view.layoutState?.held.remove(self)
        forgetItems()
    }

    /// Deactivates a constraint whose holder is deallocated. The holder's list is gone, but the items' lists still
    /// contain the constraint.
    private final func leaveGoneHolder() {
        guard activation != 0 else { return }
        forgetRow()
        forgetItems()
    }

    /// Deactivates the constraint because its holder is being deallocated, unless another view holds it by now.
    final func holderDidEnd(_ identity: ViewIdentity) { if holderIdentity === identity { leaveGoneHolder() } }

    private final func forgetItems() {
        forEachItem { $0.referring.remove(self) }
        activation = 0
        holderIdentity = nil
    }

    /// Calls `body` once for each item.
    @inline(__always)
    private final func forEachItem(_ body: (LayoutItemState) -> Void) {
        guard let first else { return }
        body(first.item.state)
        if first.end == nil, second?.end == nil {
            if let other = second?.item.state, other !== first.item.state { body(other) }
            return
        }
        var seen = [first.item.state]
        for item in [first.end?.item, second?.item, second?.end?.item] {
            guard let state = item?.state, !seen.contains(where: { $0 === state }) else { continue }
            seen.append(state)
            body(state)
        }
    }

    /// The nearest view that contains or is each of the items.
    private final func commonAncestor(of first: ConstraintSide) -> UIView? {
        guard var ancestor = first.item.view else { return nil }
        if first.end == nil, second?.end == nil {
            guard let second, second.item.state !== first.item.state else { return ancestor }
            guard let other = second.item.view else { return nil }
            return ancestor.nearestCommonAncestor(with: other)
        }
        for item in [first.end?.item, second?.item, second?.end?.item] {
            guard let item, item.state !== first.item.state else { continue }
            guard let view = item.view, let common = ancestor.nearestCommonAncestor(with: view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    final func noteConstant() {
        guard let view = holder else { return }
        let engine = first?.item.state.engine
        engine?.setConstant(of: self)
        markForLayout(in: view)
        if let engine { NSLayoutConstraint.noteChange(of: engine) }
    }

    final func notePriority() {
        guard let view = holder else { return }
        first?.item.state.engine?.setPriority(of: self)
        markForLayout(in: view)
    }

    /// Removes the row from its engine. The items of a row are in the engine of the row, except while the row is being
    /// made: reading the tree for it can run code of subclasses, and the first item joins the engine later.
    final func withdrawRow() {
        guard !row.isNone else { return }
        if let engine = first?.item.state.engine, row.number(in: engine) != nil {
            engine.withdraw(self)
        } else {
            holder?.engineOfTree?.withdraw(self)
        }
        forgetRow()
    }

    /// Forgets the row. Changes of the items no longer update the constant.
    final func forgetRow() {
        for feeder in feeders { feeder.dependents.removeAll { $0 === self } }
        feeders = []
        row = .none
    }

    /// Marks for layout the view that sets the frames which may change. It is the holder or, if the constraint refers
    /// to nothing but the holder, the holder's superview.
    private final func markForLayout(in holder: UIView) {
        let speaksOfHolderAlone = second == nil && first?.end == nil && first?.item.isGuide == false
        (speaksOfHolderAlone ? holder.parent ?? holder : holder).markNeedsLayout()
    }
}

extension UIView {
    /// The nearest view that contains or is each of the two views.
    final func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.isSubview(of: self) { return self }
        if isSubview(of: other) { return other }
        if let parentIdentity, parentIdentity === other.parentIdentity { return parent }
        var (left, right): (UIView?, UIView?) = (self, other)
        var (leftDepth, rightDepth) = (depth, other.depth)
        while leftDepth > rightDepth {
            left = left?.parent
            leftDepth -= 1
        }
        while rightDepth > leftDepth {
            right = right?.parent
            rightDepth -= 1
        }
        while let view = left, view !== right {
            left = view.parent
            right = right?.parent
        }
        return left
    }

    private final var depth: Int {
        var count = 0
        var view = parent
        while let next = view {
            count += 1
            view = next.parent
        }
        return count
    }
}
