/// The marks of one view that layout reads: its pending work for the next pass, and the facts that determine its frame.
///
/// They are in the first cache line of a view, because a relayout reads them for every view of a tree. A flag that
/// layout does not read is one of ``ViewMarks``.
struct LayoutMarks: OptionSet {
    var rawValue: UInt32

    // The layout pass.

    /// A call of the view's own `layoutSubviews` is due.
    static let needsLayout = LayoutMarks(rawValue: 1 << 0)
    /// A view below this one is marked. All ancestors of a marked view have this mark, so that a pass visits no other
    /// views.
    static let descendantNeedsLayout = LayoutMarks(rawValue: 1 << 1)
    /// The view's own `layoutSubviews` is running, or the callbacks of its controller around it.
    static let isLayingOut = LayoutMarks(rawValue: 1 << 2)
    static let isWindow = LayoutMarks(rawValue: 1 << 3)
    /// The view is a controller's view.
    static let hasController = LayoutMarks(rawValue: 1 << 4)
    /// The safe area insets of the last pass were not zero.
    static let hasSafeArea = LayoutMarks(rawValue: 1 << 5)
    /// A placement rule sets the view's frame.
    static let hasPlacementRule = LayoutMarks(rawValue: 1 << 6)
    /// One of the subviews has a placement rule.
    static let subviewHasPlacementRule = LayoutMarks(rawValue: 1 << 7)

    // The view's place.

    static let keepsSubviewSizes = LayoutMarks(rawValue: 1 << 8)
    /// Constraints place the view, so autoresizing ignores its mask.
    static let ignoresMask = LayoutMarks(rawValue: 1 << 9)
    /// The frame being set comes from the mask, so the exact frame is kept.
    static let isAutoresizing = LayoutMarks(rawValue: 1 << 10)
    /// `storedExactFrame` differs from the frame that is shown.
    static let hasExactFrame = LayoutMarks(rawValue: 1 << 11)
    /// The view has a transform other than the identity.
    static let isTransformed = LayoutMarks(rawValue: 1 << 12)
    /// The view has an anchor point other than the middle.
    static let hasAnchorPoint = LayoutMarks(rawValue: 1 << 13)

    // Traits.

    /// The view has traits that replace the inherited ones.
    static let overridesTraits = LayoutMarks(rawValue: 1 << 14)
    /// The view has been in a window before, where its traits were reported.
    static let knowsTraits = LayoutMarks(rawValue: 1 << 15)
    /// New traits will be reported to the view in the next layout pass.
    static let traitsChanged = LayoutMarks(rawValue: 1 << 16)

    // Constraints.

    /// A constraint refers to the view, its guides or something below it, or one of these holds a constraint.
    static let constrained = LayoutMarks(rawValue: 1 << 17)
    /// A constraint refers to the view, or needs its coordinates.
    static let isLayoutItem = LayoutMarks(rawValue: 1 << 18)
    /// Constraints place some of the subviews.
    static let placesSubviews = LayoutMarks(rawValue: 1 << 19)
    /// The view is the root of a tree that has an engine.
    static let hasEngine = LayoutMarks(rawValue: 1 << 20)
    /// A call of `updateConstraints` is due if the tree has an engine.
    static let needsUpdateConstraints = LayoutMarks(rawValue: 1 << 21)
    static let descendantNeedsUpdateConstraints = LayoutMarks(rawValue: 1 << 22)
    /// Constraints depend on the view's safe area, margins, readable width or scroll position.
    static let feedsConstraints = LayoutMarks(rawValue: 1 << 23)
    /// The view, or a view below it, requests an engine before there is a constraint.
    static let wantsEngine = LayoutMarks(rawValue: 1 << 24)
    /// Constraints refer to a keyboard guide of the view, or of a view below it. The height of the guide changes when
    /// these views move.
    static let carriesKeyboardGuide = LayoutMarks(rawValue: 1 << 25)

    static let fresh: LayoutMarks = [.needsLayout, .needsUpdateConstraints]
    static let anyLayout: LayoutMarks = [.needsLayout, .descendantNeedsLayout]

    // The methods of the standard library are generic, and far slower in a debug build.
    func contains(_ mark: LayoutMarks) -> Bool { rawValue & mark.rawValue == mark.rawValue }

    mutating func set(_ mark: LayoutMarks, _ isOn: Bool) {
        if isOn { rawValue |= mark.rawValue } else { rawValue &= ~mark.rawValue }
    }
}

/// The number of times that one pass has laid a view out.
struct LayoutCount {
    var pass: UInt32 = 0
    var count: UInt32 = 0
}
