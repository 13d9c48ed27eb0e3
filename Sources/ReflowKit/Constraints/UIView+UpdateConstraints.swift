import Foundation
import KitValues

// The first of the passes: who says that constraints are out of date, and who hears of it (autolayout.md §7).
extension UIView {
    final func markNeedsUpdateConstraints() {
        marks.formUnion(.needsUpdateConstraints)
        if LayoutEngine.isInUse { parent?.markDescendantNeedsUpdateConstraints(in: self) }
    }

    /// Marks the way up to the root, stopping where it is marked already.
    /// - Parameter child: The subview that is marked, or in which something is.
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

    /// Marks the way to every view that has not heard of the pass yet, where a tree gets an engine.
    final func markTreeForUpdateConstraints() {
        guard !children.isEmpty else { return }
        marks.formUnion(.descendantNeedsUpdateConstraints)
        extras?.markedForUpdate.forget()
        children.forEachUnretained { $0.markTreeForUpdateConstraints() }
    }

    /// Calls `updateConstraints` where it is due, children before their superviews.
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
            // Once for the request, and once because the view came into an engine (autolayout.md §0a 23).
            controller.asksForConstraintsEarly = false
            marks.subtract(.needsUpdateConstraints)
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    private final func updateMarkedSubviews() {
        let all = children
        guard hasManyChildren, let few = extras?.markedForUpdate.take() else {
            return all.forEachUnretained { update($0) }
        }
        for child in all.inOrder(few) {
            update(child)
            // It has marked others, which may be anywhere.
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
