// The constraints that a view holds, and its guides.
extension UIView {
    package final var actualConstraints: [NSLayoutConstraint] { extras?.layoutState?.held.all ?? [] }

    final func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard constraint.canBeHeld(by: self) else {
            return Simulation.current.report(.constraint(.foreignItem(constraint: constraint.printed)))
        }
        if constraint.mixesAxes, engineOfTree != nil { return constraint.reportMixedAxes() }
        constraint.isActive = false
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

    package final var actualLayoutGuides: [UILayoutGuide] { extras?.ownLayoutGuides ?? [] }

    final func take(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.area == nil, layoutGuide.owningView !== self || !actualLayoutGuides.contains(layoutGuide)
        else {
            return
        }
        layoutGuide.owningView?.giveUp(layoutGuide)
        // One that was taken from its view while it came into an engine is still in that.
        if let state = layoutGuide.layoutState { state.engine?.remove(state) }
        ensureExtras().ownLayoutGuides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    final func giveUp(_ layoutGuide: UILayoutGuide) {
        guard let extras, let index = extras.ownLayoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
        NSLayoutConstraint.deactivate(layoutGuide.layoutState?.referring.all ?? [])
        if let state = layoutGuide.layoutState { state.engine?.remove(state) }
        extras.ownLayoutGuides.remove(at: index)
        layoutGuide.owningView = nil
    }

    // MARK: What constraints need of a view

    final func ensureLayoutState() -> LayoutItemState {
        let extras = ensureExtras()
        if let state = extras.layoutState { return state }
        let new = LayoutItemState(self)
        extras.layoutState = new
        extras.layoutEnd = LayoutItemEnd(new)
        return new
    }

    /// Says on the way up that constraints concern something here, so that trees without any are never searched.
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

    /// Says that a constraint names the view, and has its superview place it if no mask does.
    final func markPlaced() {
        marks.formUnion(.isLayoutItem)
        placementDidChange()
    }

    /// The outermost view above, or the view itself.
    final var treeRoot: UIView {
        var view = self
        while let next = view.parent { view = next }
        return view
    }

    /// The engine that lays out the tree; nil where none has been needed.
    final var engineOfTree: LayoutEngine? {
        guard LayoutEngine.isInUse else { return nil }
        let root = treeRoot
        return root.marks.contains(.hasEngine) ? root.extras?.engine : nil
    }
}

extension NSLayoutConstraint {
    /// Whether all items are in the view or the view itself.
    final func canBeHeld(by view: UIView) -> Bool {
        guard let first, first.item.isHeld(by: view), second?.item.isHeld(by: view) ?? true else { return false }
        return first.end?.item.isHeld(by: view) ?? true && second?.end?.item.isHeld(by: view) ?? true
    }
}

extension LayoutItem {
    /// Whether the item is in the view, or is the view itself.
    @MainActor fileprivate func isHeld(by holder: UIView) -> Bool {
        if !isGuide, state.identity === holder.identity { return true }
        guard let view else { return false }
        return view.isSubview(of: holder) || view.isActualDescendant(of: holder)
    }
}
