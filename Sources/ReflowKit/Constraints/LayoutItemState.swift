import KitValues

/// What Auto Layout knows about a view or a guide that takes part in it.
@MainActor
final class LayoutItemState {
    /// The constraints that the view holds, in the order in which they came.
    var held = ConstraintList()
    /// The active constraints that name the view or the guide, whoever holds them.
    var referring = ConstraintList()
    /// The constraints whose constants contain the view's margins, baselines or scrolling.
    var dependents: [NSLayoutConstraint] = []
    /// The engine the item is in, and its number there. The root of the tree holds the engine.
    weak var engine: LayoutEngine?
    var index: Int32 = -1

    /// The priorities, where they are not those of the class.
    var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    var compressionResistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
}

/// Constraints in the order in which they were activated. Finding one takes a few steps however many there are.
struct ConstraintList {
    private(set) var all: [NSLayoutConstraint] = []

    var isEmpty: Bool { all.isEmpty }

    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint) { all.append(constraint) }

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
