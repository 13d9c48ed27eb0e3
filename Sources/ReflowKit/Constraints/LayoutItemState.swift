import KitValues

/// What Auto Layout knows about a view or a guide that takes part in it.
@MainActor
final class LayoutItemState {
    /// Of the view; nil for a guide.
    let identity: ViewIdentity?
    private(set) weak var guide: UILayoutGuide?

    /// The constraints that the view holds, in the order in which they came.
    @exclusivity(unchecked) var held = ConstraintList()
    /// The active constraints that name the view or the guide, whoever holds them.
    @exclusivity(unchecked) var referring = ConstraintList()
    /// The constraints whose constants contain the view's margins, baselines or scrolling.
    var dependents: [NSLayoutConstraint] = []
    /// The engine the item is in. The root of the tree holds the engine.
    @exclusivity(unchecked) private(set) weak var engine: LayoutEngine?
    /// The item's number in its engine, or -1, and the number of that engine: asking the weak reference takes far longer.
    @exclusivity(unchecked) private(set) var index: Int32 = -1
    @exclusivity(unchecked) private(set) var engineNumber: UInt32 = 0

    /// The priorities, where they are not those of the class.
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

    /// The view, or the guide's owner; nil where that is gone.
    var view: UIView? { isGuide ? guide?.owningView : identity?.view }

    /// Releases the constraints: they retain the state, and the state retains them.
    fileprivate func letGo() {
        // Code that runs when they are deallocated finds the lists empty.
        let constraints = (held, referring, dependents)
        (held, referring, dependents) = (ConstraintList(), ConstraintList(), [])
        if let identity { for constraint in constraints.0.all { constraint.holderDidEnd(identity) } }
        withExtendedLifetime(constraints) {}
    }

    /// Comes into an engine, or leaves the one it is in.
    func join(_ engine: LayoutEngine?, as index: Int32) {
        self.engine = engine
        engineNumber = engine?.number ?? 0
        self.index = index
        identity?.view?.layoutIndex = index
    }
}

/// Is deallocated with the view or guide of a state, and then empties the state's lists of constraints: on the main
/// actor, also if the view or guide is released on another thread.
@MainActor
final class LayoutItemEnd {
    private let state: LayoutItemState

    init(_ state: LayoutItemState) { self.state = state }

    isolated deinit { state.letGo() }
}

/// Constraints in the order in which they were activated. Finding one takes a few steps however many there are.
struct ConstraintList {
    private(set) var all: [NSLayoutConstraint] = []

    var isEmpty: Bool { all.isEmpty }

    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint) {
        // Most views have about that many: growing step by step takes longer than the rest.
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
