import Foundation

/// The state of the layout pass of one simulation. Each simulation has its own, so that one may be laid out from a
/// callback of another.
@MainActor
final class LayoutContext {
    /// The number of times that a view may be laid out in one pass before the pass stops doing so.
    static let limit: UInt32 = 100

    /// The number of the current pass, with which a view knows whether its own count belongs to this pass.
    @exclusivity(unchecked) private(set) var pass: UInt32 = 0
    /// The nesting of passes: a `layoutIfNeeded` inside `layoutSubviews` belongs to the outer pass.
    @exclusivity(unchecked) private var depth = 0
    /// The number of passes of all simulations, because a view may move from one to another between two passes.
    @exclusivity(unchecked) private static var passes: UInt32 = 0

    /// A change of traits of which views are notified just before they are laid out.
    struct TraitChange {
        var window: UIWindow
        /// The old traits of the window.
        var old: UITraitCollection
    }

    @exclusivity(unchecked) var traitChange: TraitChange?
    /// The old traits of the view that is being laid out; `nil` if they did not change. They are compared once for all
    /// views that inherit the same traits, and retained by the code that compared them, because comparing and retaining
    /// each take longer than laying out a view.
    @exclusivity(unchecked) private(set) var oldTraits: Unmanaged<UITraitCollection>?

    /// Whether several constraints are being changed as one. Contradictions between these changes are not a mistake.
    private(set) var isChangingTogether = false

    var isIdle: Bool { depth == 0 }

    /// Runs code whose changes of constraints count as one change, or as a part of the current one.
    func changeTogether(_ changes: () -> Void) {
        let wasChanging = isChangingTogether
        isChangingTogether = true
        changes()
        isChangingTogether = wasChanging
    }

    /// Runs `layout` as a pass, or as a part of the current one.
    func perform(_ layout: () -> Void) {
        if depth == 0 {
            LayoutContext.passes &+= 1
            pass = LayoutContext.passes
        }
        depth += 1
        layout()
        depth -= 1
    }

    /// Runs `layout` for views that have these traits now, and had `old` before the change; nil if their traits did not
    /// change.
    func perform(with traits: UITraitCollection, before old: UITraitCollection?, _ layout: () -> Void) {
        let outer = oldTraits
        defer { oldTraits = outer }
        withExtendedLifetime(old) {
            oldTraits = old == traits ? nil : old.map(Unmanaged.passUnretained)
            traits.performAsCurrent(layout)
        }
    }
}
