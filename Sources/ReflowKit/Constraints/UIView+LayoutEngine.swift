import Foundation
import KitValues
import LayoutRules

// The creation of a tree's engine, and the joining and leaving of views.
extension UIView {
    /// The engine of the tree for a layout. It is created if some view in the tree has constraints, or requested an
    /// engine.
    final func engineForLayout() -> LayoutEngine? {
        let root = treeRoot
        return root.marks.isDisjoint(with: [.hasEngine, .constrained, .wantsEngine]) ? nil : root.ensureEngine()
    }

    /// The engine of this root, which is created if it is missing.
    final func ensureEngine() -> LayoutEngine {
        if let heldEngine { return heldEngine }
        let engine = LayoutEngine(root: self)
        LayoutEngine.isInUse = true
        heldEngine = engine
        marks.formUnion(.hasEngine)
        markTreeForUpdateConstraints()
        engine.adopt(self)
        _ = engine.item(of: self)
        engine.noteThatItIsNew()
        return engine
    }

    /// Requests that an engine lays out the tree that contains the view, now or later, even without active constraints.
    /// The view's class creates constraints, or code called `setNeedsUpdateConstraints` (autolayout.md §0a 9 and 23).
    final func wantConstraints() {
        LayoutEngine.isInUse = true
        var view: UIView? = self
        while let current = view, !current.marks.contains(.wantsEngine) {
            current.marks.formUnion(.wantsEngine)
            view = current.parent
        }
    }

    /// Joins the engine after the view was added to a superview.
    final func joinConstraintsOfTree() {
        if marks.contains(.hasEngine) {
            // The engine is gone before constraints that end with it can run code in their `deinit`.
            let engine = heldEngine
            heldEngine = nil
            marks.subtract(.hasEngine)
            engine?.abandon()
        }
        if marks.contains(.constrained) { parent?.markConstrained() }
        if marks.contains(.wantsEngine) { parent?.wantConstraints() }
        if marks.contains(.carriesKeyboardGuide) { parent?.markCarriesKeyboardGuide() }
        if marks.contains([.isLayoutItem, .ignoresMask]) { parent?.marks.formUnion(.placesSubviews) }
        guard let engine = parent?.engineOfTree else { return }
        engine.adopt(self)
        parent?.markDescendantNeedsUpdateConstraints(in: self)
        markTreeForUpdateConstraints()
    }

    /// Prepares for removal from `superview`. Constraints above that refer to something in this view are deactivated;
    /// those inside it stay.
    /// - Returns: whether the view is still in `superview`. A constraint that ended may have moved the view elsewhere in
    ///   its `deinit`, possibly in the same tree, whose engine then keeps its rows.
    final func leaveConstraints(ofTreeWith superview: UIView) -> Bool {
        dropConstraintsHeldAbove(self)
        guard isSubview(of: superview) else { return false }
        engineOfTree?.release(self)
        return true
    }

    private final func dropConstraintsHeldAbove(_ top: UIView) {
        guard marks.contains(.constrained) else { return }
        for state in [layoutState] + allLayoutGuides.map(\.layoutState) {
            for constraint in state?.referring.all ?? [] where constraint.holder?.isActualDescendant(of: top) == false {
                constraint.deactivate()
            }
        }
        for child in children { child.dropConstraintsHeldAbove(top) }
    }

    // MARK: Changes for the engine

    /// Records that the view's owner has moved it: the exact position is discarded, and the mask is translated again.
    @inline(__always)
    final func placeDidChange() {
        exactFrame = nil
        if marks.contains(.isLayoutItem) { placementDidChange() }
    }

    /// Updates the engine after a change of the frame, of the mask or of `Placement`.
    @inline(never)
    final func placementDidChange() {
        guard marks.contains(.isLayoutItem) else { return }
        // The engine itself makes this change.
        if Placing.isPlacing(self) { return moveKeyboardGuides() }
        if marks.contains([.isLayoutItem, .ignoresMask]) { parent?.marks.formUnion(.placesSubviews) }
        guard let state = layoutState, let engine = state.engine else { return }
        engine.placeDidChange(state)
        moveKeyboardGuides()
    }

    final func subviewPlacesDidChange() {
        for child in children where child.marks.contains(.isLayoutItem) { child.placementDidChange() }
    }

    /// Updates constants after a possible change of the safe area, the margins, the readable width or scrolling.
    final func refreshConstraintConstants() {
        guard let engine = layoutState?.engine else { return }
        engine.refreshConstants(of: self)
    }

    /// Updates constraints after a change of direction, in this view and in views that inherit it.
    final func treeDirectionDidChange() {
        layoutDirectionDidChange()
        if semanticContentAttribute == .unspecified { turnLayoutMargins() }
        for child in children { child.treeDirectionDidChange() }
    }

    final func layoutDirectionDidChange() {
        markNeedsLayout()
        if marks.contains(.feedsConstraints) { refreshConstraintConstants() }
        guard let state = layoutState, let engine = state.engine else { return }
        engine.holderDirection = nil
        for constraint in state.held.all { engine.rebuild(constraint) }
    }

    final func writeSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticContentAttribute else { return }
        let ranRightToLeft = runsRightToLeft
        traitExtras.semanticContentAttribute = attribute
        layoutDirectionDidChange()
        if runsRightToLeft != ranRightToLeft { turnLayoutMargins() }
    }

    /// Records that the application requested an update of constraints before the tree had an engine;
    /// `updateConstraints` is then called twice (autolayout.md §0a 23).
    final func noteEarlyRequest() {
        if engineOfTree == nil { viewController?.asksForConstraintsEarly = true }
    }

    final func requestUpdateConstraints() {
        wantConstraints()
        markNeedsUpdateConstraints()
    }

    final func placeConstrainedSubviews() {
        guard let engine = layoutState?.engine else { return }
        engine.placeSubviews(of: self)
    }

    // MARK: Direction

    /// Whether the view's content runs from right to left.
    final var runsRightToLeft: Bool {
        switch semanticContentAttribute {
        case .forceRightToLeft: true
        case .forceLeftToRight, .playback, .spatial: false
        case .unspecified: actualTraitCollection.layoutDirection == .rightToLeft
        }
    }
}
