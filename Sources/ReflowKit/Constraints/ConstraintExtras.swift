import Foundation

/// The values of Auto Layout that a view stores: its state and its guides and, in the root of a tree, the tree's
/// engine.
@MainActor
final class ConstraintExtras: MadeOnDemand {
    @exclusivity(unchecked) var state: LayoutItemState?
    var end: LayoutItemEnd?
    /// The engine, if the view is the root of a tree with constraints.
    @exclusivity(unchecked) var engine: LayoutEngine?
    /// The system's guides, created on demand.
    var systemGuides: [UILayoutGuide.Area: UILayoutGuide] = [:]
    /// The guides that were added to the view.
    var addedGuides: [UILayoutGuide] = []
    /// The subviews that are marked for `updateConstraints`, as long as they are few among many.
    @exclusivity(unchecked) var marked = FewMarked()
    var statedContentSize: CGSize?
    /// The view's number in messages about constraints; 0 until a message names it.
    var address = 0

    /// The added guides, then the system's, always in the same order.
    var guides: [UILayoutGuide] {
        guard !systemGuides.isEmpty else { return addedGuides }
        return addedGuides + UILayoutGuide.Area.allCases.compactMap { systemGuides[$0] }
    }
}

extension UIView {
    /// The state of the view in Auto Layout; nil if no anchor or constraint of the view was ever made.
    final var layoutState: LayoutItemState? { extras?.constraints?.state }

    /// The engine of the tree; nil if the view is not its root, or the tree has none.
    final var heldEngine: LayoutEngine? {
        get { extras?.constraints?.engine }
        set { constraintExtras.engine = newValue }
    }

    /// The guides of the view: the added ones, then the system's.
    final var allLayoutGuides: [UILayoutGuide] { extras?.constraints?.guides ?? [] }

    /// The system's guide of an area, if it was created.
    final func systemGuide(_ area: UILayoutGuide.Area) -> UILayoutGuide? { extras?.constraints?.systemGuides[area] }

    /// Stores a guide as the system's guide of an area.
    final func keep(_ guide: UILayoutGuide, as area: UILayoutGuide.Area) { constraintExtras.systemGuides[area] = guide }

    /// The storage of the view for constraints, which is created if it is missing.
    final var constraintExtras: ConstraintExtras { extras?.constraints ?? ensureExtras().constraints.made() }
}
