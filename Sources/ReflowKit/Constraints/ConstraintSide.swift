import Foundation
import KitValues
import LayoutRules

/// An item of a constraint: a view, or a guide of one. It retains neither, only the `LayoutItemState`, which releases
/// its constraints when the view or guide is deallocated.
///
/// It consists of a single strong reference. With a weak reference, making, copying and releasing sides took half of
/// the time of making a constraint.
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

    /// The view, or the guide's owner; nil if it is deallocated.
    @MainActor var view: UIView? { state.view }

    @MainActor var guide: UILayoutGuide? { state.isGuide ? state.guide : nil }

    /// The view or guide with which the constraint was created.
    @MainActor var object: AnyObject? { state.isGuide ? state.guide : state.identity?.view }

    @MainActor func isSame(as other: LayoutItem) -> Bool { state === other.state && object != nil }
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
struct ConstraintSide {
    let item: LayoutItem
    let attribute: NSLayoutAttribute
    /// The other end if the side is a distance, which `anchorWithOffset(to:)` creates.
    let end: DistanceEnd?

    init(item: LayoutItem, attribute: NSLayoutAttribute, end: DistanceEnd? = nil) {
        self.item = item
        self.attribute = attribute
        self.end = end
    }

    /// The attribute that the other side is compared with: a distance counts as a size.
    var pairedAttribute: NSLayoutAttribute {
        guard end != nil else { return attribute }
        return attribute.axis == .vertical ? .height : .width
    }
}

/// The end of a distance. It is an object because few sides have one.
final class DistanceEnd {
    let item: LayoutItem
    let attribute: NSLayoutAttribute

    init(item: LayoutItem, attribute: NSLayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}
