import KitValues

/// The state of a view or guide in Auto Layout: its constraints, its place in an engine, and its priorities.
@MainActor
final class LayoutItemState {
    /// The identity of the view; nil for a guide.
    let identity: ViewIdentity?
    private(set) weak var guide: UILayoutGuide?

    /// The constraints that the view holds, in the order of activation.
    @exclusivity(unchecked) var held = ConstraintList()
    /// The active constraints that refer to the view or guide, whichever view holds them.
    @exclusivity(unchecked) var referring = ConstraintList()
    /// The constraints whose constants depend on the view's margins, baselines or scrolling.
    var dependents: [NSLayoutConstraint] = []
    /// The engine that contains the item. The root of the tree retains the engine.
    @exclusivity(unchecked) private(set) weak var engine: LayoutEngine?
    /// The item's index in its engine, or -1, and the number of that engine. The number avoids reading the weak
    /// reference, which is far slower.
    @exclusivity(unchecked) private(set) var index: Int32 = -1
    @exclusivity(unchecked) private(set) var engineNumber: UInt32 = 0

    /// The priorities that were set on the view. Where nothing was set (nil), those of its class apply.
    var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    var compressionResistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)

    init(_ view: UIView) {
        identity = view.ensureIdentity()
    }

    init(_ guide: UILayoutGuide) {
        identity = nil
        self.guide = guide
    }

    var isGuide: Bool { identity == nil }

    /// The view, or the guide's owner; nil if it is deallocated.
    var view: UIView? { isGuide ? guide?.owningView : identity?.view }

    /// Releases the constraints, which retain the state as it retains them.
    fileprivate func letGo() {
        // The lists are emptied first, because deallocation may run code that reads them.
        let constraints = (held, referring, dependents)
        (held, referring, dependents) = (ConstraintList(), ConstraintList(), [])
        if let identity { for constraint in constraints.0.all { constraint.holderDidEnd(identity) } }
        withExtendedLifetime(constraints) {}
    }

    /// Sets the engine, or removes the item from its engine.
    func join(_ engine: LayoutEngine?, as index: Int32) {
        self.engine = engine
        engineNumber = engine?.number ?? 0
        self.index = index
        identity?.view?.layoutIndex = index
    }
}

/// An object that is deallocated together with the view or guide of a state, and then empties the state's lists of
/// constraints. This happens on the main actor, even if the view or guide is released on another thread.
@MainActor
final class LayoutItemEnd {
    private let state: LayoutItemState

    init(_ state: LayoutItemState) { self.state = state }

    isolated deinit { state.letGo() }
}

/// Constraints in the order of activation. Finding one takes logarithmic time.
struct ConstraintList {
    private(set) var all: [NSLayoutConstraint] = []

    var isEmpty: Bool { all.isEmpty }

    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint) {
        // Most views have about four constraints; growing the array step by step takes longer than everything else.
        if all.isEmpty { all.reserveCapacity(4) }
        all.append(constraint)
    }

    @MainActor
    mutating func remove(_ constraint: NSLayoutConstraint) {
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].activation < constraint.activation { low = middle + 1 } else { high = middle }
        }
        if low < all.count, all[low] === constraint { all.remove(at: low) }
    }
}
