import Foundation
import KitValues
import LayoutRules

// How a tree gets its engine, and how views come into it and leave it.
extension UIView {
    /// For a layout: the engine of the tree, which is made if constraints concern something in it or something in it wants
    /// constraints.
    final func engineForLayout() -> LayoutEngine? {
        let root = treeRoot
        return root.marks.isDisjoint(with: [.hasEngine, .constrained, .wantsEngine]) ? nil : root.ensureEngine()
    }

    /// For the root of a tree.
    final func ensureEngine() -> LayoutEngine {
        if let engine = extras?.engine { return engine }
        let engine = LayoutEngine(root: self)
        LayoutEngine.isInUse = true
        ensureExtras().engine = engine
        marks.formUnion(.hasEngine)
        markTreeForUpdateConstraints()
        engine.adopt(self)
        _ = engine.item(of: self)
        return engine
    }

    /// Has the tree that the view is in, now or later, be laid out by an engine also where no constraint is active yet: its
    /// class makes constraints, or somebody asked for `updateConstraints` (autolayout.md §0a 9 and 23).
    final func wantConstraints() {
        LayoutEngine.isInUse = true
        var view: UIView? = self
        while let current = view, !current.marks.contains(.wantsEngine) {
            current.marks.formUnion(.wantsEngine)
            view = current.parent
        }
    }

    /// The view has come into a superview.
    final func joinConstraintsOfTree() {
        if marks.contains(.hasEngine) {
            extras?.engine?.abandon()
            extras?.engine = nil
            marks.subtract(.hasEngine)
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

    /// The view is about to leave its superview: constraints above that name something in it go, those in it stay.
    final func leaveConstraintsOfTree() {
        let engine = engineOfTree
        dropConstraintsHeldAbove(self)
        engine?.release(self)
    }

    private final func dropConstraintsHeldAbove(_ top: UIView) {
        guard marks.contains(.constrained) else { return }
        let guides = extras?.allLayoutGuides ?? []
        for state in [extras?.layoutState] + guides.map(\.layoutState) {
            for constraint in state?.referring.all ?? [] where constraint.holder?.isActualDescendant(of: top) == false {
                constraint.deactivate()
            }
        }
        for child in children { child.dropConstraintsHeldAbove(top) }
    }

    // MARK: What the engine hears

    /// The view was put somewhere by its owner: the exact place is forgotten, and its mask is translated again.
    @inline(__always)
    final func placeDidChange() {
        exactFrame = nil
        if marks.contains(.isLayoutItem) { placementDidChange() }
    }

    /// Frame, mask or who places the view changed.
    @inline(never)
    final func placementDidChange() {
        guard marks.contains(.isLayoutItem) else { return }
        // The engine knows what it does itself.
        if Placing.isPlacing(self) { return moveKeyboardGuides() }
        if marks.contains([.isLayoutItem, .ignoresMask]) { parent?.marks.formUnion(.placesSubviews) }
        guard let state = extras?.layoutState, let engine = state.engine else { return }
        engine.placeDidChange(state)
        moveKeyboardGuides()
    }

    final func subviewPlacesDidChange() {
        for child in children where child.marks.contains(.isLayoutItem) { child.placementDidChange() }
    }

    /// Safe area, margins, readable width or scrolling may have changed.
    final func refreshConstraintConstants() {
        guard let engine = extras?.layoutState?.engine else { return }
        engine.refreshConstants(of: self)
    }

    /// Lets leading and trailing mean the other sides, in this view and in what inherits its direction.
    final func treeDirectionDidChange() {
        layoutDirectionDidChange()
        if semanticContentAttribute == .unspecified { turnLayoutMargins() }
        for child in children { child.treeDirectionDidChange() }
    }

    final func layoutDirectionDidChange() {
        markNeedsLayout()
        if marks.contains(.feedsConstraints) { refreshConstraintConstants() }
        guard let state = extras?.layoutState, let engine = state.engine else { return }
        engine.holderDirection = nil
        for constraint in state.held.all { engine.rebuild(constraint) }
    }

    final func writeSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticContentAttribute else { return }
        let ranRightToLeft = runsRightToLeft
        ensureExtras().semanticContentAttribute = attribute
        layoutDirectionDidChange()
        if runsRightToLeft != ranRightToLeft { turnLayoutMargins() }
    }

    /// The application asks for constraints before the tree has an engine: it hears twice (autolayout.md §0a 23).
    final func noteEarlyRequest() {
        if engineOfTree == nil { viewController?.asksForConstraintsEarly = true }
    }

    final func requestUpdateConstraints() {
        wantConstraints()
        markNeedsUpdateConstraints()
    }

    final func placeConstrainedSubviews() {
        guard let engine = extras?.layoutState?.engine else { return }
        engine.placeSubviews(of: self)
    }

    // MARK: Direction

    /// The direction in which the view's content runs.
    final var runsRightToLeft: Bool {
        switch semanticContentAttribute {
        case .forceRightToLeft: true
        case .forceLeftToRight, .playback, .spatial: false
        case .unspecified: actualTraitCollection.layoutDirection == .rightToLeft
        }
    }
}
