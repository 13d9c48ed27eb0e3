import Foundation
import KitValues

// The first of the passes: who says that constraints are out of date, and who hears of it (autolayout.md §7).
extension UIView {
    /// Whether `updateConstraints` is called in the next pass.
    public final func needsUpdateConstraints() -> Bool { marks.contains(.needsUpdateConstraints) }

    final func markNeedsUpdateConstraints() {
        marks.formUnion(.needsUpdateConstraints)
        if LayoutEngine.isInUse { parent?.markDescendantNeedsUpdateConstraints() }
    }

    /// Marks the way up to the root, stopping where it is marked already.
    final func markDescendantNeedsUpdateConstraints() {
        var view: UIView? = self
        while let current = view, !current.marks.contains(.descendantNeedsUpdateConstraints) {
            current.marks.formUnion(.descendantNeedsUpdateConstraints)
            view = current.parent
        }
    }

    /// Marks the way to every view that has not heard of the pass yet, where a tree gets an engine.
    final func markTreeForUpdateConstraints() {
        guard !children.isEmpty else { return }
        marks.formUnion(.descendantNeedsUpdateConstraints)
        for child in children { child.markTreeForUpdateConstraints() }
    }

    /// Calls `updateConstraints` where it is due, children before their superviews.
    final func updateMarkedConstraints() {
        if marks.contains(.descendantNeedsUpdateConstraints) {
            marks.subtract(.descendantNeedsUpdateConstraints)
            for child in children
            where child.isSubview(of: self)
                && !child.marks.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
            {
                child.updateMarkedConstraints()
            }
        }
        guard marks.contains(.needsUpdateConstraints) else { return }
        marks.subtract(.needsUpdateConstraints)
        if let controller = viewController {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }
}
