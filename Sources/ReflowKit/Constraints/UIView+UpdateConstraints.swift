import Foundation
import KitValues

// The constraint pass, which comes before layout: requests for it, and calls of `updateConstraints` (autolayout.md §7).
extension UIView {
    final func markNeedsUpdateConstraints() {
        marks.formUnion(.needsUpdateConstraints)
        if LayoutEngine.isInUse { parent?.markDescendantNeedsUpdateConstraints(in: self) }
    }

    /// Marks the views up to the root, and stops at one that is already marked.
    /// - Parameter child: the subview that is marked or contains a marked view.
    final func markDescendantNeedsUpdateConstraints(in child: UIView) {
        var (view, child) = (self, child)
        while true {
            let isMarked = view.marks.contains(.descendantNeedsUpdateConstraints)
            view.marks.formUnion(.descendantNeedsUpdateConstraints)
            if view.hasManyChildren { view.noteMarkedForUpdate(child, isFirst: !isMarked) }
            guard !isMarked, let parent = view.parent else { return }
            (view, child) = (parent, view)
        }
    }

    /// Records a subview that is marked for `updateConstraints`; called for views with many subviews.
    @inline(never)
    final func noteMarkedForUpdate(_ child: UIView, isFirst: Bool) {
        constraintExtras.marked.note(child, isFirst: isFirst)
    }

    /// Discards the list of subviews marked for `updateConstraints`, because several are marked together.
    final func forgetMarkedForUpdate() { extras?.constraints?.marked.forget() }

    /// Marks the path to every view for which the pass has not run yet, when a tree gets an engine.
    final func markTreeForUpdateConstraints() {
        guard !children.isEmpty else { return }
        marks.formUnion(.descendantNeedsUpdateConstraints)
        forgetMarkedForUpdate()
        children.forEachUnretained { $0.markTreeForUpdateConstraints() }
    }

    /// Calls `updateConstraints` on marked views, subviews before their superviews.
    final func updateMarkedConstraints() {
        if marks.contains(.descendantNeedsUpdateConstraints) {
            marks.subtract(.descendantNeedsUpdateConstraints)
            updateMarkedSubviews()
        }
        guard marks.contains(.needsUpdateConstraints) else { return }
        marks.subtract(.needsUpdateConstraints)
        if let controller = viewController {
            controller.updateViewConstraints()
            guard controller.asksForConstraintsEarly else { return }
            // The first call answers the request; the second one is due because the view joined an engine
            // (autolayout.md §0a 23).
            controller.asksForConstraintsEarly = false
            marks.subtract(.needsUpdateConstraints)
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    private final func updateMarkedSubviews() {
        let all = children
        guard hasManyChildren, let few = extras?.constraints?.marked.take() else {
            return all.forEachUnretained { update($0) }
        }
        for child in all.inOrder(few) {
            update(child)
            // The call has marked further views, which may be anywhere.
            guard marks.contains(.descendantNeedsUpdateConstraints), let place = all.place(of: child) else { continue }
            return all[(place + 1)...].forEach(update)
        }
    }

    private final func update(_ child: UIView) {
        guard child.isSubview(of: self),
            !child.marks.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
        else { return }
        child.updateMarkedConstraints()
    }
}
