import Foundation
import KitValues

// How constraints come into trees and leave them: autolayout.md §8.
extension NSLayoutConstraint {
    /// Numbers activations, so that a list of constraints finds one by its number.
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

    /// Makes the view hold the constraint. In a tree that has an engine, the engine takes it at once.
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
            // An item that a constraint names already has its marks, and its place is known to follow from constraints.
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

    /// Looks for conflicts after a single change, where they are looked for at once.
    private static func noteChange(of engine: LayoutEngine) {
        let simulation = Simulation.current
        guard simulation.findsConflictsAtOnce, !simulation.layoutContext.isChangingTogether else { return }
        engine.findConflictsAtOnce()
    }

    /// Looks for conflicts in a tree as it is now, where they are looked for at once: its size is new, and its
    /// constraints are about to change.
    package static func findConflictsBeforeChange(in view: UIView) {
        guard Simulation.current.findsConflictsAtOnce else { return }
        view.engineOfTree?.findConflictsAtOnce()
    }

    /// Makes changes that belong together: what contradicts itself in between is nobody's mistake.
    package static func changeTogether(_ changes: () -> Void) {
        Simulation.current.layoutContext.changeTogether(changes)
    }

    /// Activates all of them as one change. If one cannot be activated, none of them is.
    static func activateTogether(_ constraints: [NSLayoutConstraint]) {
        let simulation = Simulation.current
        let before = activations
        simulation.layoutContext.changeTogether {
            for (index, constraint) in constraints.enumerated() {
                constraint.isActive = true
                // To ask for the holder follows a weak reference: nearly always the number tells.
                guard constraint.activation <= before, constraint.holder == nil, constraint.first != nil else {
                    continue
                }
                // It was refused. Looking before whether any will be takes as long as activating them.
                for earlier in constraints[..<index] where earlier.activation > before { earlier.isActive = false }
                return
            }
        }
        guard simulation.findsConflictsAtOnce, !simulation.layoutContext.isChangingTogether else { return }
        // Nearly always all are in one tree.
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
        view.extras?.layoutState?.held.remove(self)
        forgetItems()
    }

    /// A holder that is gone has taken its list along; the items' lists are still to be left.
    private final func leaveGoneHolder() {
        guard activation != 0 else { return }
        forgetRow()
        forgetItems()
    }

    /// Its holder is being deallocated: it is inactive from now on, unless it was activated elsewhere meanwhile.
    final func holderDidEnd(_ identity: ViewIdentity) { if holderIdentity === identity { leaveGoneHolder() } }

    private final func forgetItems() {
        forEachItem { $0.referring.remove(self) }
        activation = 0
        holderIdentity = nil
    }

    /// Every item once.
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

    /// The nearest view above all items, or one of them.
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

    /// Takes the row out of its engine. The items of a row are in the same engine as the row, so that one whose items
    /// are elsewhere is in an engine that is gone.
    final func withdrawRow() {
        guard !row.isNone else { return }
        first?.item.state.engine?.withdraw(self)
        forgetRow()
    }

    /// Has no row any more, and hears of nothing that was part of its constant.
    final func forgetRow() {
        for feeder in feeders { feeder.dependents.removeAll { $0 === self } }
        feeders = []
        row = .none
    }

    /// Marks the view whose layout writes the frames that may change.
    private final func markForLayout(in holder: UIView) {
        let speaksOfHolderAlone = second == nil && first?.end == nil && first?.item.isGuide == false
        (speaksOfHolderAlone ? holder.parent ?? holder : holder).markNeedsLayout()
    }
}

extension UIView {
    /// The nearest view that is above both, or is one of them.
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
