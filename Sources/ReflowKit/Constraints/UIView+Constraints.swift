// The constraints that a view holds, and its guides.
extension UIView {
    package final var actualConstraints: [NSLayoutConstraint] { layoutState?.held.all ?? [] }

    final func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard constraint.canBeHeld(by: self) else {
            return Simulation.current.report(.constraint(.foreignItem(constraint: constraint.printed)))
        }
        if constraint.mixesAxes, engineOfTree != nil { return constraint.reportMixedAxes() }
        constraint.isActive = false
        // An override may have activated it again.
        guard constraint.holder == nil else { return }
        constraint.install(in: self)
    }

    final func hold(_ constraints: [NSLayoutConstraint]) {
        if let foreign = constraints.first(where: { !$0.canBeHeld(by: self) }) {
            return Simulation.current.report(.constraint(.foreignItem(constraint: foreign.printed)))
        }
        for constraint in constraints { hold(constraint) }
    }

    final func letGo(of constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    // MARK: Guides

    package final var actualLayoutGuides: [UILayoutGuide] { extras?.constraints?.addedGuides ?? [] }

    final func take(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.area == nil, layoutGuide.owningView !== self || !actualLayoutGuides.contains(layoutGuide)
        else {
            return
        }
        layoutGuide.owningView?.giveUp(layoutGuide)
        // An override that gave the guide to a view meanwhile ends this move.
        if let owner = layoutGuide.owningView, owner.actualLayoutGuides.contains(layoutGuide) { return }
        // A guide whose owner was changed while it joined an engine is still in that engine.
        if let state = layoutGuide.layoutState { state.engine?.remove(state) }
        constraintExtras.addedGuides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    final func giveUp(_ layoutGuide: UILayoutGuide) {
        guard actualLayoutGuides.contains(where: { $0 === layoutGuide }) else { return }
        NSLayoutConstraint.deactivate(layoutGuide.layoutState?.referring.all ?? [])
        // Overrides may have removed this guide or others meanwhile.
        guard let index = actualLayoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
        if let state = layoutGuide.layoutState { state.engine?.remove(state) }
        constraintExtras.addedGuides.remove(at: index)
        layoutGuide.owningView = nil
        // A row that is being made may contain the guide's numbers.
        HierarchyMoves.count &+= 1
    }

    // MARK: Marks for constraints

    final func ensureLayoutState() -> LayoutItemState {
        // Every anchor reads this.
        if let layoutState { return layoutState }
        let extras = constraintExtras
        let new = LayoutItemState(self)
        extras.state = new
        extras.end = LayoutItemEnd(new)
        return new
    }

    /// Marks the view and all views above it as having constraints, so that trees without constraints are never
    /// searched.
    @inline(__always)
    final func markConstrained() { if !marks.contains(.constrained) { markWayUpConstrained() } }

    @inline(never)
    private final func markWayUpConstrained() {
        var view: UIView? = self
        while let current = view, !current.marks.contains(.constrained) {
            current.marks.formUnion(.constrained)
            view = current.parent
        }
    }

    /// Records that a constraint refers to the view, and has the engine, if there is one, determine anew what places
    /// it.
    final func markPlaced() {
        marks.formUnion(.isLayoutItem)
        placementDidChange()
    }

    /// The outermost view above this one, or the view itself.
    final var treeRoot: UIView {
        var view = self
        while let next = view.parent { view = next }
        return view
    }

    /// The engine that lays out the tree; nil if none has been needed.
    final var engineOfTree: LayoutEngine? {
        guard LayoutEngine.isInUse else { return nil }
        let root = treeRoot
        return root.marks.contains(.hasEngine) ? root.heldEngine : nil
    }
}

extension NSLayoutConstraint {
    /// Whether all items are `view` or inside it.
    final func canBeHeld(by view: UIView) -> Bool {
        guard let first, first.item.isHeld(by: view), second?.item.isHeld(by: view) ?? true else { return false }
        return first.end?.item.isHeld(by: view) ?? true && second?.end?.item.isHeld(by: view) ?? true
    }
}

extension LayoutItem {
    /// Whether the item is `holder` or inside it.
    @MainActor fileprivate func isHeld(by holder: UIView) -> Bool {
        if !isGuide, state.identity === holder.identity { return true }
        guard let view else { return false }
        return view.isSubview(of: holder) || view.isActualDescendant(of: holder)
    }
}
