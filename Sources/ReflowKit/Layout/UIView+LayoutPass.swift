import Foundation

/// The layout pass: `layoutSubviews` for what is marked, parents first (behaviour.md §2).
@MainActor
enum LayoutPass {
    /// One view may be laid out this often in a pass before the pass gives up on it.
    static let limit: UInt32 = 100
    /// Counts passes, so that a view knows whether its own count is of this one.
    @exclusivity(unchecked) static var number: UInt32 = 0
    /// Passes inside passes: `layoutIfNeeded` within `layoutSubviews` belongs to the pass around it.
    @exclusivity(unchecked) static var depth = 0

    /// New traits that views hear of just before they are laid out.
    struct TraitChange {
        var window: UIWindow
        /// What the window's traits were.
        var old: UITraitCollection
    }

    @exclusivity(unchecked) static var traitChange: TraitChange?
    /// What the traits of the view that is being laid out were before the change; `nil` where they are the same still.
    /// Compared once for all views that inherit the same, and held by whoever compared them: comparing takes longer than
    /// laying a view out, and holding them takes as long.
    @exclusivity(unchecked) static var oldTraits: Unmanaged<UITraitCollection>?
}

extension LayoutPass {
    /// Lays out what has these traits, and had others before the change.
    fileprivate static func perform(
        with traits: UITraitCollection, before old: UITraitCollection?, _ layout: () -> Void
    ) {
        let outer = oldTraits
        defer { oldTraits = outer }
        withExtendedLifetime(old) {
            oldTraits = old == traits ? nil : old.map(Unmanaged.passUnretained)
            traits.performAsCurrent(layout)
        }
    }
}

extension UIView {
    final func markNeedsLayout() {
        guard !marks.contains(.needsLayout) else { return }
        marks.formUnion(.needsLayout)
        parent?.markDescendantNeedsLayout()
    }

    /// Marks the way up to the root, stopping where it is marked already.
    final func markDescendantNeedsLayout() {
        var view: UIView? = self
        while let current = view, !current.marks.contains(.descendantNeedsLayout) {
            current.marks.formUnion(.descendantNeedsLayout)
            view = current.parent
        }
    }

    final func layoutFromHighestMarkedAncestor() {
        var top = self
        while let above = top.parent, above.marks.contains(.needsLayout) { top = above }
        guard !top.marks.isDisjoint(with: .anyLayout) else { return }
        if LayoutPass.depth == 0 { LayoutPass.number &+= 1 }
        LayoutPass.depth += 1
        let traits = top.traitCollection
        let old = LayoutPass.traitChange.flatMap { top.oldTraits(in: $0) }
        let isNearStrip = top.parent?.marks.contains(.hasSafeArea) == true
        LayoutPass.perform(with: traits, before: old) { top.layoutMarkedSubtree(isNearStrip: isNearStrip) }
        LayoutPass.depth -= 1
        if LayoutPass.depth == 0, !Simulation.current.appearingByView.isEmpty {
            Simulation.current.finishAppearancesByView()
        }
    }

    /// Lays out this view if it is marked, then what is marked below, until nothing is.
    /// - Parameter isNearStrip: whether the superview has a safe area that may reach into this view.
    final func layoutMarkedSubtree(isNearStrip: Bool) {
        while !marks.isDisjoint(with: .anyLayout) {
            if marks.contains(.needsLayout) {
                marks.subtract(.needsLayout)
                if countLayout() {
                    marks.formUnion(.isLayingOut)
                    layoutOnce(isNearStrip: isNearStrip)
                    marks.subtract(.isLayingOut)
                }
            }
            guard marks.contains(.descendantNeedsLayout) else { continue }
            marks.subtract(.descendantNeedsLayout)
            layoutMarkedSubviews()
        }
    }

    @inline(never)
    private final func layoutMarkedSubviews() {
        let hasStrip = marks.contains(.hasSafeArea)
        children.forEachUnretained { child in
            // What an earlier sibling's layout took out keeps its marks for where it goes.
            guard !child.marks.isDisjoint(with: .anyLayout), child.isSubview(of: self) else { return }
            if child.marks.contains(.overridesTraits) {
                child.layoutWithOwnTraits(isNearStrip: hasStrip)
            } else {
                child.layoutMarkedSubtree(isNearStrip: hasStrip)
            }
        }
    }

    @inline(never)
    private final func layoutWithOwnTraits(isNearStrip: Bool) {
        let traits = UITraitCollection.current.overridden(by: overriddenTraits)
        let old = LayoutPass.oldTraits?.takeUnretainedValue().overridden(by: overriddenTraits)
        LayoutPass.perform(with: traits, before: old) { layoutMarkedSubtree(isNearStrip: isNearStrip) }
    }

    /// Whether the view may be laid out once more in this pass. One that never stops loses its own mark alone: what is
    /// in it is laid out all the same.
    @inline(__always)
    private final func countLayout() -> Bool {
        if layoutCount.pass != LayoutPass.number { layoutCount = LayoutCount(pass: LayoutPass.number, count: 0) }
        guard layoutCount.count < LayoutPass.limit else {
            reportLayoutLoop()
            return false
        }
        layoutCount.count += 1
        return true
    }

    @inline(never)
    private final func reportLayoutLoop() {
        guard layoutCount.count == LayoutPass.limit else { return }
        layoutCount.count += 1
        Simulation.current.report(.layoutLoop(view: diagnosticName, count: Int(LayoutPass.limit)))
    }

    @inline(__always)
    private final func layoutOnce(isNearStrip: Bool) {
        if isNearStrip || !marks.isDisjoint(with: .anySurroundings) {
            if marks.contains(.traitsChanged) { hearOfTraitChange() }
            // In a tree that turns most views have nothing else to do.
            if isNearStrip || !marks.isDisjoint(with: .anySurroundings) {
                return layoutWithSurroundings(isNearStrip: isNearStrip)
            }
        }
        layoutSubviews()
    }

    @inline(never)
    private final func layoutWithSurroundings(isNearStrip: Bool) {
        if marks.contains(.hasController), let controller = extras?.controller,
            controller.traitsLeft != nil || controller.appearance.owesIsAppearing
        {
            controller.catchUpWithTraits()
            controller.tellIsAppearing()
            // What they mark is about to be laid out.
            marks.subtract(.needsLayout)
        }
        if isNearStrip || !marks.isDisjoint(with: [.hasSafeArea, .isWindow, .hasController]) { noteSafeAreaChange() }
        if marks.contains(.subviewHasPlacementRule) { applyPlacementRules() }
        guard marks.contains(.hasController), let controller = extras?.controller else { return layoutSubviews() }
        controller.layoutRootView { layoutSubviews() }
    }
}

extension LayoutMarks {
    /// What gives a view's turn in the layout pass more to do than `layoutSubviews`.
    fileprivate static let anySurroundings: LayoutMarks = [
        .hasSafeArea, .isWindow, .hasController, .subviewHasPlacementRule, .traitsChanged,
    ]
}
