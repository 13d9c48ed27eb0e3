import Foundation

// The layout pass: it calls `layoutSubviews` of marked views, parents first (behaviour.md §2).
extension UIView {
    final func markNeedsLayout() {
        guard !marks.contains(.needsLayout) else { return }
        marks.formUnion(.needsLayout)
        parent?.markDescendantNeedsLayout(in: self)
    }

    /// Marks the superviews up to the root, and stops at one that is already marked.
    /// - Parameter child: the subview that is marked, or that contains a marked view.
    final func markDescendantNeedsLayout(in child: UIView) {
        let isMarked = marks.contains(.descendantNeedsLayout)
        if hasManyChildren { noteMarkedForLayout(child, isFirst: !isMarked) }
        if !isMarked { markWayUp() }
    }

    /// Marks the view as containing a marked view, and its superviews up to the root.
    final func markWayUp() {
        var view = self
        while !view.marks.contains(.descendantNeedsLayout) {
            view.marks.formUnion(.descendantNeedsLayout)
            guard let parent = view.parent else { return }
            if parent.hasManyChildren {
                parent.noteMarkedForLayout(view, isFirst: !parent.marks.contains(.descendantNeedsLayout))
            }
            view = parent
        }
    }

    final func layoutFromHighestMarkedAncestor() {
        layoutWithEngine()
        guard KeyValueObservers.isInUse else { return }
        // Observers change what follows from a new size, and that is laid out too.
        var rounds = 0
        while Simulation.current.layoutContext.isIdle, rounds < LayoutEngine.roundLimit, KeyValueObservers.tellAll() {
            rounds += 1
            layoutWithEngine()
        }
    }

    private final func layoutWithEngine() {
        if LayoutEngine.isInUse { prepareEngine() }
        layoutMarkedAncestors()
        guard LayoutEngine.isInUse, Simulation.current.layoutContext.isIdle else { return }
        // Changes by the last callbacks may affect views that the pass has already laid out. They may also have made
        // the first constraint of the tree, or moved the view into another tree, so the engine is determined in each
        // round.
        var rounds = 0
        while let engine = engineForLayout() {
            engine.refreshKeyboardGuides()
            guard rounds < LayoutEngine.roundLimit, engine.needsUpdate || engine.willBreakAsAnew() else {
                if engine.needsUpdate {
                    Simulation.current.report(.layoutLoop(view: diagnosticName, count: rounds))
                }
                return engine.reportConflicts()
            }
            rounds += 1
            prepareEngine()
            layoutMarkedAncestors()
        }
    }

    /// Updates the values of the tree's engine. Views that update their constraints meanwhile may move the view into
    /// another tree, which has its own engine.
    private final func prepareEngine() {
        var rounds = 0
        while let engine = engineForLayout(), rounds < LayoutEngine.roundLimit {
            rounds += 1
            engine.prepare()
            guard engine.isAbandoned else { return }
        }
    }

    private final func layoutMarkedAncestors() {
        var top = self
        while let above = top.parent, above.marks.contains(.needsLayout) { top = above }
        guard !top.marks.isDisjoint(with: .anyLayout) else { return }
        let simulation = Simulation.current
        let context = simulation.layoutContext
        context.perform {
            let traits = top.actualTraitCollection
            let old = context.traitChange.flatMap { top.oldTraits(in: $0) }
            let isNearSafeAreaEdge = top.parent?.marks.contains(.hasSafeArea) == true
            context.perform(with: traits, before: old) {
                top.layoutMarkedSubtree(isNearSafeAreaEdge: isNearSafeAreaEdge, in: context)
            }
        }
        if context.isIdle, !simulation.appearingByView.isEmpty { simulation.finishAppearancesByView() }
    }

    /// Lays out this view if it is marked, then the marked views below, until none is left.
    /// - Parameter isNearSafeAreaEdge: whether the superview has a safe area that may overlap this view.
    final func layoutMarkedSubtree(isNearSafeAreaEdge: Bool, in context: LayoutContext) {
        while !marks.isDisjoint(with: .anyLayout) {
            if marks.contains(.needsLayout) {
                marks.subtract(.needsLayout)
                if countLayout(in: context) {
                    marks.formUnion(.isLayingOut)
                    layoutOnce(isNearSafeAreaEdge: isNearSafeAreaEdge, in: context)
                    marks.subtract(.isLayingOut)
                }
            }
            guard marks.contains(.descendantNeedsLayout) else { continue }
            marks.subtract(.descendantNeedsLayout)
            layoutMarkedSubviews(in: context)
        }
    }

    @inline(never)
    private final func layoutMarkedSubviews(in context: LayoutContext) {
        let hasSafeArea = marks.contains(.hasSafeArea)
        guard hasManyChildren else {
            return children.forEachUnretained { layoutMarked($0, isNearSafeAreaEdge: hasSafeArea, in: context) }
        }
        let extras = layoutExtras
        let few = extras.marked.take()
        // A subview's layout may start a nested pass over the same subviews. Views that still wait in the outer pass
        // are no longer in the list, so the nested pass looks at all subviews.
        let isNested = extras.marked.isVisited
        extras.marked.isVisited = true
        defer { extras.marked.isVisited = isNested }
        if let few, !isNested { return layoutFew(few, isNearSafeAreaEdge: hasSafeArea, in: context) }
        children.forEachUnretained { layoutMarked($0, isNearSafeAreaEdge: hasSafeArea, in: context) }
    }

    @inline(__always)
    private final func layoutMarked(_ child: UIView, isNearSafeAreaEdge: Bool, in context: LayoutContext) {
        // A subview that was removed by an earlier sibling's layout keeps its marks for its next superview.
        guard !child.marks.isDisjoint(with: .anyLayout), child.isSubview(of: self) else { return }
        if child.marks.contains(.overridesTraits) {
            child.layoutWithOwnTraits(isNearSafeAreaEdge: isNearSafeAreaEdge, in: context)
        } else {
            child.layoutMarkedSubtree(isNearSafeAreaEdge: isNearSafeAreaEdge, in: context)
        }
    }

    /// Lays out the marked subviews, and those that they mark, in the same order as a loop over all subviews.
    @inline(never)
    private final func layoutFew(_ few: [UIView], isNearSafeAreaEdge: Bool, in context: LayoutContext) {
        let all = children
        var waiting = all.inOrder(few)
        while !waiting.isEmpty {
            let child = waiting.removeFirst()
            layoutMarked(child, isNearSafeAreaEdge: isNearSafeAreaEdge, in: context)
            guard marks.contains(.descendantNeedsLayout) else { continue }
            guard let marked = extras?.layout?.marked.take() else {
                guard let place = all.place(of: child) else { return }
                for later in all[(place + 1)...] {
                    layoutMarked(later, isNearSafeAreaEdge: isNearSafeAreaEdge, in: context)
                }
                return
            }
            marks.subtract(.descendantNeedsLayout)
            for other in marked where !other.marks.isDisjoint(with: .anyLayout) && other.isSubview(of: self) {
                if let place = all.place(of: other), let passed = all.place(of: child), place > passed {
                    if !waiting.contains(where: { $0 === other }) { waiting = all.inOrder(waiting + [other]) }
                } else {
                    // The other view was already passed, so it needs another round.
                    markDescendantNeedsLayout(in: other)
                }
            }
        }
    }

    @inline(never)
    private final func layoutWithOwnTraits(isNearSafeAreaEdge: Bool, in context: LayoutContext) {
        let traits = UITraitCollection.current.overridden(by: overriddenTraits)
        let old = context.oldTraits?.takeUnretainedValue().overridden(by: overriddenTraits)
        context.perform(with: traits, before: old) {
            layoutMarkedSubtree(isNearSafeAreaEdge: isNearSafeAreaEdge, in: context)
        }
    }

    /// Whether the view may be laid out once more in this pass. A view that exceeds the limit only loses its own mark;
    /// the views in it are still laid out.
    @inline(__always)
    private final func countLayout(in context: LayoutContext) -> Bool {
        if layoutCount.pass != context.pass { layoutCount = LayoutCount(pass: context.pass, count: 0) }
        guard layoutCount.count < LayoutContext.limit else {
            reportLayoutLoop()
            return false
        }
        layoutCount.count += 1
        return true
    }

    @inline(never)
    private final func reportLayoutLoop() {
        guard layoutCount.count == LayoutContext.limit else { return }
        layoutCount.count += 1
        Simulation.current.report(.layoutLoop(view: diagnosticName, count: Int(LayoutContext.limit)))
    }

    @inline(__always)
    private final func layoutOnce(isNearSafeAreaEdge: Bool, in context: LayoutContext) {
        if isNearSafeAreaEdge || !marks.isDisjoint(with: .anySurroundings) {
            if marks.contains(.traitsChanged) { hearOfTraitChange(in: context) }
            // During a rotation, most views need nothing else.
            if isNearSafeAreaEdge || !marks.isDisjoint(with: .anySurroundings) {
                return layoutWithSurroundings(isNearSafeAreaEdge: isNearSafeAreaEdge)
            }
        }
        layoutSubviews()
    }

    @inline(never)
    private final func layoutWithSurroundings(isNearSafeAreaEdge: Bool) {
        if let controller = viewController,
            controller.traitsLeft != nil || controller.appearance.owesIsAppearing
        {
            controller.catchUpWithTraits()
            controller.tellIsAppearing()
            // The subviews are about to be laid out anyway, so the mark is not needed.
            marks.subtract(.needsLayout)
        }
        if isNearSafeAreaEdge || !marks.isDisjoint(with: [.hasSafeArea, .isWindow, .hasController]) {
            noteSafeAreaChange()
        }
        if marks.contains(.feedsConstraints) { refreshConstraintConstants() }
        if marks.contains(.subviewHasPlacementRule) { applyPlacementRules() }
        guard let controller = viewController else { return layoutSubviews() }
        controller.layoutRootView { layoutSubviews() }
    }
}

extension LayoutMarks {
    /// The marks of views that need more in the layout pass than `layoutSubviews`.
    fileprivate static let anySurroundings: LayoutMarks = [
        .hasSafeArea, .isWindow, .hasController, .subviewHasPlacementRule, .traitsChanged, .feedsConstraints,
    ]
}
