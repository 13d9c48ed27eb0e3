import Foundation
import KitValues
import LayoutRules

/// What a constraint points at: a view, or a guide of one. It holds neither.
struct LayoutItem {
    /// The view, or the one that the guide belongs to when it is asked.
    private let identity: ViewIdentity?
    private weak var storedGuide: UILayoutGuide?
    let isGuide: Bool

    @MainActor
    init?(_ item: Any?) {
        switch item {
        case let view as UIView:
            identity = view.ensureIdentity()
            isGuide = false
        case let guide as UILayoutGuide:
            identity = nil
            storedGuide = guide
            isGuide = true
        default:
            return nil
        }
    }

    /// The view, or the guide's owner; nil where that is gone.
    @MainActor var view: UIView? { isGuide ? storedGuide?.owningView : identity?.view }

    var guide: UILayoutGuide? { storedGuide }

    /// What the constraint was made with.
    @MainActor var object: AnyObject? { isGuide ? storedGuide : identity?.view }

    @MainActor var state: LayoutItemState? {
        isGuide ? storedGuide?.layoutState : identity?.view?.extras?.layoutState
    }

    @MainActor func ensureState() -> LayoutItemState? {
        isGuide ? storedGuide?.ensureLayoutState() : identity?.view?.ensureLayoutState()
    }

    @MainActor func isSame(as other: LayoutItem) -> Bool { object != nil && object === other.object }
}

/// One side of a constraint: an attribute of an item, or the distance between two such.
struct ConstraintSide {
    var item: LayoutItem
    var attribute: NSLayoutAttribute
    /// With it, the side is the distance from the attribute to this one: what `anchorWithOffset(to:)` measures.
    var end: (item: LayoutItem, attribute: NSLayoutAttribute)?

    /// What it is for a pair: a distance counts as a size.
    var pairedAttribute: NSLayoutAttribute {
        guard end != nil else { return attribute }
        return attribute.axis == .vertical ? .height : .width
    }
}
