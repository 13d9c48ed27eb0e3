/// The marks of one view that layout reads: the work that the next pass owes it, and what decides its place.
///
/// They lie in the first cache line of a view, because a relayout reads them for every view of a tree. A switch that
/// layout does not read is one of ``ViewMarks``.
struct LayoutMarks: OptionSet {
    var rawValue: UInt32

    // The layout pass.

    /// The view's own `layoutSubviews` is due.
    static let needsLayout = LayoutMarks(rawValue: 1 << 0)
    /// Something below is marked; set on every ancestor, so that a pass visits nothing else.
    static let descendantNeedsLayout = LayoutMarks(rawValue: 1 << 1)
    /// The view's own `layoutSubviews` runs, or its controller's callbacks around it.
    static let isLayingOut = LayoutMarks(rawValue: 1 << 2)
    static let isWindow = LayoutMarks(rawValue: 1 << 3)
    /// The view is a controller's view.
    static let hasController = LayoutMarks(rawValue: 1 << 4)
    /// The last pass left safe area insets other than zero.
    static let hasSafeArea = LayoutMarks(rawValue: 1 << 5)
    /// A placement rule puts the view where it belongs.
    static let hasPlacementRule = LayoutMarks(rawValue: 1 << 6)
    /// One of the subviews has a placement rule.
    static let subviewHasPlacementRule = LayoutMarks(rawValue: 1 << 7)

    // The view's place.

    static let keepsSubviewSizes = LayoutMarks(rawValue: 1 << 8)
    /// Constraints would place the view, so autoresizing leaves it alone.
    static let ignoresMask = LayoutMarks(rawValue: 1 << 9)
    /// The frame being set comes from the mask, so the exact place survives it.
    static let isAutoresizing = LayoutMarks(rawValue: 1 << 10)
    /// `storedExactFrame` holds a place other than the one shown.
    static let hasExactFrame = LayoutMarks(rawValue: 1 << 11)
    /// The view has a transform other than the identity.
    static let isTransformed = LayoutMarks(rawValue: 1 << 12)
    /// The view has an anchor point other than the middle.
    static let hasAnchorPoint = LayoutMarks(rawValue: 1 << 13)

    // Traits.

    /// The view has traits that replace the inherited ones.
    static let overridesTraits = LayoutMarks(rawValue: 1 << 14)
    /// The view was in a window once, where it was told of its traits.
    static let knowsTraits = LayoutMarks(rawValue: 1 << 15)
    /// New traits that the view hears of in the next layout pass.
    static let traitsChanged = LayoutMarks(rawValue: 1 << 16)

    // Constraints.

    /// A constraint names the view, a guide of it or something below it, or one of them holds a constraint.
    static let constrained = LayoutMarks(rawValue: 1 << 17)
    /// A constraint names the view, or its coordinates are needed for one.
    static let isLayoutItem = LayoutMarks(rawValue: 1 << 18)
    /// Constraints place some of the subviews.
    static let placesSubviews = LayoutMarks(rawValue: 1 << 19)
    /// The view is the root of a tree that has an engine.
    static let hasEngine = LayoutMarks(rawValue: 1 << 20)
    /// `updateConstraints` is due, as far as the tree has an engine.
    static let needsUpdateConstraints = LayoutMarks(rawValue: 1 << 21)
    static let descendantNeedsUpdateConstraints = LayoutMarks(rawValue: 1 << 22)
    /// Constraints read the view's safe area, its margins, its readable width or how far it is scrolled.
    static let feedsConstraints = LayoutMarks(rawValue: 1 << 23)
    /// The view, or something in it, wants an engine before there is a constraint.
    static let wantsEngine = LayoutMarks(rawValue: 1 << 24)
    /// Constraints name a guide of the keyboard, of the view or of something below it, so that moves change its height.
    static let carriesKeyboardGuide = LayoutMarks(rawValue: 1 << 25)

    static let fresh: LayoutMarks = [.needsLayout, .needsUpdateConstraints]
    static let anyLayout: LayoutMarks = [.needsLayout, .descendantNeedsLayout]

    // The standard library's are generic, and take many times as long in a debug build.
    func contains(_ mark: LayoutMarks) -> Bool { rawValue & mark.rawValue == mark.rawValue }

    mutating func set(_ mark: LayoutMarks, _ isOn: Bool) {
        if isOn { rawValue |= mark.rawValue } else { rawValue &= ~mark.rawValue }
    }
}

/// How often one pass has laid a view out already.
struct LayoutCount {
    var pass: UInt32 = 0
    var count: UInt32 = 0
}
