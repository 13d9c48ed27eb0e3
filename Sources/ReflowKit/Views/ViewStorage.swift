import Foundation
import KitValues
import LayoutRules

/// A view's place in its superview by axes: the exact one is kept beside the frame that is shown.
struct ExactFrame {
    var horizontal = Autoresizing.Exact(min: 0, length: 0)
    var vertical = Autoresizing.Exact(min: 0, length: 0)
}

/// The marks of one view: what the next layout pass owes it, and its switches.
struct LayoutMarks: OptionSet {
    var rawValue: UInt32

    /// The view's own `layoutSubviews` is due.
    static let needsLayout = LayoutMarks(rawValue: 1 << 0)
    /// Something below is marked; set on every ancestor, so that a pass visits nothing else.
    static let descendantNeedsLayout = LayoutMarks(rawValue: 1 << 1)
    static let hidden = LayoutMarks(rawValue: 1 << 2)
    static let clips = LayoutMarks(rawValue: 1 << 3)
    static let opaque = LayoutMarks(rawValue: 1 << 4)
    static let ignoresTouches = LayoutMarks(rawValue: 1 << 5)
    static let keepsSubviewSizes = LayoutMarks(rawValue: 1 << 6)
    /// Constraints would place the view, so autoresizing leaves it alone.
    static let ignoresMask = LayoutMarks(rawValue: 1 << 7)
    /// `extras` holds a transform other than the identity.
    static let isTransformed = LayoutMarks(rawValue: 1 << 8)
    /// The view is a controller's view.
    static let hasController = LayoutMarks(rawValue: 1 << 9)
    /// A placement rule puts the view where it belongs.
    static let hasPlacementRule = LayoutMarks(rawValue: 1 << 10)
    /// One of the subviews has a placement rule.
    static let subviewHasPlacementRule = LayoutMarks(rawValue: 1 << 11)
    /// The last pass left safe area insets other than zero.
    static let hasSafeArea = LayoutMarks(rawValue: 1 << 12)
    static let isWindow = LayoutMarks(rawValue: 1 << 13)
    /// The frame being set comes from the mask, so the exact place survives it.
    static let isAutoresizing = LayoutMarks(rawValue: 1 << 14)
    /// A control made the view for itself.
    static let partOfControl = LayoutMarks(rawValue: 1 << 15)
    /// `extras` holds an anchor point other than the middle.
    static let hasAnchorPoint = LayoutMarks(rawValue: 1 << 16)
    /// `extras` holds traits that replace the inherited ones.
    static let overridesTraits = LayoutMarks(rawValue: 1 << 17)
    /// The view was in a window once, where it was told of its traits.
    static let knowsTraits = LayoutMarks(rawValue: 1 << 25)
    /// New traits that the view hears of in the next layout pass.
    static let traitsChanged = LayoutMarks(rawValue: 1 << 18)
    /// The view's own `layoutSubviews` runs, or its controller's callbacks around it.
    static let isLayingOut = LayoutMarks(rawValue: 1 << 19)

    /// The view's layer is being made, which may run code of a layer class of the user's.
    static let isMakingLayer = LayoutMarks(rawValue: 1 << 20)

    /// `storedExactFrame` holds a place other than the one shown.
    static let hasExactFrame = LayoutMarks(rawValue: 1 << 24)

    /// A constraint names the view, a guide of it or something below it, or one of them holds a constraint.
    static let constrained = LayoutMarks(rawValue: 1 << 21)
    /// A constraint names the view, or its coordinates are needed for one.
    static let isLayoutItem = LayoutMarks(rawValue: 1 << 22)
    /// Constraints place some of the subviews.
    static let placesSubviews = LayoutMarks(rawValue: 1 << 23)
    /// `extras` holds the engine of the tree, whose root the view is.
    static let hasEngine = LayoutMarks(rawValue: 1 << 26)
    /// `updateConstraints` is due, as far as the tree has an engine.
    static let needsUpdateConstraints = LayoutMarks(rawValue: 1 << 27)
    static let descendantNeedsUpdateConstraints = LayoutMarks(rawValue: 1 << 28)
    /// Constraints read the view's safe area, its margins, its readable width or how far it is scrolled.
    static let feedsConstraints = LayoutMarks(rawValue: 1 << 29)
    /// The view, or something in it, wants an engine before there is a constraint.
    static let wantsEngine = LayoutMarks(rawValue: 1 << 30)
    /// Constraints name a guide of the keyboard, of the view or of something below it, so that moves change its height.
    static let carriesKeyboardGuide = LayoutMarks(rawValue: 1 << 31)

    static let fresh: LayoutMarks = [.needsLayout, .opaque, .needsUpdateConstraints]
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

/// The properties that few views have, apart from those that all have.
@MainActor
final class ViewExtras {
    @exclusivity(unchecked) var layer: CALayer?
    var transform = CGAffineTransform.identity
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var contentMode: UIView.ContentMode?
    var tintColor: UIColor?
    var tag = 0
    var accessibilityIdentifier: String?
    var accessibilityLabel: String?
    var userLabel: String?
    var hasMadeUpIdentifier = false
    var sourceLine: Int?
    var fileReference: String?
    var drawnFrame: CGRect?
    /// The values that the last layout pass saw, to notice changes.
    var safeAreaInsets = UIEdgeInsets.zero
    var layoutMargins: OwnLayoutMargins?
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    var placementRule: (any PlacementRule)?
    weak var controller: UIViewController?
    var traitOverrides = TraitOverrides()
    var standIn: ViewStandIn?
    var standsAlone = false
    var sheetColor: UIColor?
    /// Made when somebody first asks for one.
    var layoutGuides: [UILayoutGuide.Area: UILayoutGuide] = [:]
    /// The guides that were added to the view.
    var ownLayoutGuides: [UILayoutGuide] = []
    @exclusivity(unchecked) var layoutState: LayoutItemState?
    var layoutEnd: LayoutItemEnd?
    /// Of the root of a tree that constraints lay out.
    @exclusivity(unchecked) var engine: LayoutEngine?
    /// Which subviews wait for the pass, as long as they are few among many.
    @exclusivity(unchecked) var markedForLayout = FewMarked()
    @exclusivity(unchecked) var markedForUpdate = FewMarked()
    var statedContentSize: CGSize?
    var statedEnvironment: StatedEnvironment?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The view's number in messages about constraints; 0 before it was named in one.
    var address = 0
    /// Of a view with associated objects.
    var associationEnd: AssociationEnd?
}

extension CGRect {
    /// Whether none of the four numbers is NaN or infinite.
    @inline(__always)
    var isFiniteRect: Bool {
        // Nothing times 0 is no number but what is infinite or none itself: one branch in place of four.
        origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
    }
}
