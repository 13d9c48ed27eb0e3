import Foundation
import KitValues
import LayoutRules

/// What a constraint points at: a view, or a guide of one. It retains neither, only the `LayoutItemState`, which releases
/// its constraints when the view or guide is deallocated.
///
/// It is one reference that is counted as any other. With a weak reference in it, making, copying and dropping sides took
/// half of the time of making a constraint.
struct LayoutItem {
    let state: LayoutItemState

    @MainActor
    init?(_ item: Any?) {
        switch item {
        case let view as UIView: state = view.ensureLayoutState()
        case let guide as UILayoutGuide: state = guide.ensureLayoutState()
        default: return nil
        }
    }

    @MainActor
    init(_ view: UIView) { state = view.ensureLayoutState() }

    @MainActor
    init(_ guide: UILayoutGuide) { state = guide.ensureLayoutState() }

    @MainActor var isGuide: Bool { state.isGuide }

    /// The view, or the guide's owner; nil where that is gone.
    @MainActor var view: UIView? { state.view }

    @MainActor var guide: UILayoutGuide? { state.isGuide ? state.guide : nil }

    /// What the constraint was made with.
    @MainActor var object: AnyObject? { state.isGuide ? state.guide : state.identity?.view }

    @MainActor func isSame(as other: LayoutItem) -> Bool { state === other.state && object != nil }
}

/// One side of a constraint: an attribute of an item, or the distance between two such.
struct ConstraintSide {
    let item: LayoutItem
    let attribute: NSLayoutAttribute
    /// With it, the side is the distance from the attribute to this one: what `anchorWithOffset(to:)` measures.
    let end: DistanceEnd?

    init(item: LayoutItem, attribute: NSLayoutAttribute, end: DistanceEnd? = nil) {
        self.item = item
        self.attribute = attribute
        self.end = end
    }

    /// What it is for a pair: a distance counts as a size.
    var pairedAttribute: NSLayoutAttribute {
        guard end != nil else { return attribute }
        return attribute.axis == .vertical ? .height : .width
    }
}

/// Where a distance ends. An object, because few sides have one.
final class DistanceEnd {
    let item: LayoutItem
    let attribute: NSLayoutAttribute

    init(item: LayoutItem, attribute: NSLayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}
