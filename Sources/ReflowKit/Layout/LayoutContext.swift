import Foundation

/// What the layout pass of one simulation knows while it runs. Each simulation has its own, so that one may be laid out
/// from a callback of another.
@MainActor
final class LayoutContext {
    /// One view may be laid out this often in a pass before the pass gives up on it.
    static let limit: UInt32 = 100

    /// Tells the pass that runs from all others, so that a view knows whether its own count is of this one.
    @exclusivity(unchecked) private(set) var pass: UInt32 = 0
    /// Passes inside passes: `layoutIfNeeded` within `layoutSubviews` belongs to the pass around it.
    @exclusivity(unchecked) private var depth = 0
    /// Counted over all simulations, because a view may move from one to another between two passes.
    @exclusivity(unchecked) private static var passes: UInt32 = 0

    /// New traits that views hear of just before they are laid out.
    struct TraitChange {
        var window: UIWindow
        /// What the window's traits were.
        var old: UITraitCollection
    }

    @exclusivity(unchecked) var traitChange: TraitChange?
    /// What the traits of the view that is being laid out were before the change; `nil` where they are the same still.
    /// Compared once for all views that inherit the same, and held by whoever compared them: comparing takes longer than
    /// laying a view out, and holding them takes as long.
    @exclusivity(unchecked) private(set) var oldTraits: Unmanaged<UITraitCollection>?

    /// Set while several constraints change as one: what contradicts itself in between is nobody's mistake.
    private(set) var isChangingTogether = false

    var isIdle: Bool { depth == 0 }

    /// Makes changes of constraints as one, or as a part of the one that is being made.
    func changeTogether(_ changes: () -> Void) {
        let wasChanging = isChangingTogether
        isChangingTogether = true
        changes()
        isChangingTogether = wasChanging
    }

    /// Runs `layout` as a pass, or as a part of the one that runs.
    func perform(_ layout: () -> Void) {
        if depth == 0 {
            LayoutContext.passes &+= 1
            pass = LayoutContext.passes
        }
        depth += 1
        layout()
        depth -= 1
    }

    /// Lays out what has these traits, and had others before the change.
    func perform(with traits: UITraitCollection, before old: UITraitCollection?, _ layout: () -> Void) {
        let outer = oldTraits
        defer { oldTraits = outer }
        withExtendedLifetime(old) {
            oldTraits = old == traits ? nil : old.map(Unmanaged.passUnretained)
            traits.performAsCurrent(layout)
        }
    }
}
