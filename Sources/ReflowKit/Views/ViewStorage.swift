import Foundation
import KitValues
import LayoutRules

/// The exact frame of a view in its superview, by axes. It is stored beside the frame that is shown.
struct ExactFrame {
    var horizontal = Autoresizing.Exact(min: 0, length: 0)
    var vertical = Autoresizing.Exact(min: 0, length: 0)
}

/// The marks of a view: its pending work for the next layout pass, and its flags.
struct LayoutMarks: OptionSet {
    var rawValue: UInt32

    /// A call of the view's own `layoutSubviews` is due.
    static let needsLayout = LayoutMarks(rawValue: 1 << 0)
    /// A view below this one is marked. All ancestors of a marked view have this mark, so that a pass visits no other
    /// views.
    static let descendantNeedsLayout = LayoutMarks(rawValue: 1 << 1)
    static let hidden = LayoutMarks(rawValue: 1 << 2)
    static let clips = LayoutMarks(rawValue: 1 << 3)
    static let opaque = LayoutMarks(rawValue: 1 << 4)
    static let ignoresTouches = LayoutMarks(rawValue: 1 << 5)
    static let keepsSubviewSizes = LayoutMarks(rawValue: 1 << 6)
    /// Constraints place the view, so autoresizing ignores its mask.
    static let ignoresMask = LayoutMarks(rawValue: 1 << 7)
    /// `extras` holds a transform other than the identity.
    static let isTransformed = LayoutMarks(rawValue: 1 << 8)
    /// The view is a controller's view.
    static let hasController = LayoutMarks(rawValue: 1 << 9)
    /// A placement rule sets the view's frame.
    static let hasPlacementRule = LayoutMarks(rawValue: 1 << 10)
    /// One of the subviews has a placement rule.
    static let subviewHasPlacementRule = LayoutMarks(rawValue: 1 << 11)
    /// The safe area insets of the last pass were not zero.
    static let hasSafeArea = LayoutMarks(rawValue: 1 << 12)
    static let isWindow = LayoutMarks(rawValue: 1 << 13)
    /// The frame being set comes from the mask, so the exact frame is kept.
    static let isAutoresizing = LayoutMarks(rawValue: 1 << 14)
    /// A control created the view for itself.
    static let partOfControl = LayoutMarks(rawValue: 1 << 15)
    /// `extras` holds an anchor point other than the middle.
    static let hasAnchorPoint = LayoutMarks(rawValue: 1 << 16)
    /// `extras` holds traits that replace the inherited ones.
    static let overridesTraits = LayoutMarks(rawValue: 1 << 17)
    /// The view has been in a window before, where its traits were reported.
    static let knowsTraits = LayoutMarks(rawValue: 1 << 25)
    /// New traits will be reported to the view in the next layout pass.
    static let traitsChanged = LayoutMarks(rawValue: 1 << 18)
    /// The view's own `layoutSubviews` is running, or the callbacks of its controller around it.
    static let isLayingOut = LayoutMarks(rawValue: 1 << 19)

    /// The view's layer is being created, which may run code of a user's layer class.
    static let isMakingLayer = LayoutMarks(rawValue: 1 << 20)

    /// `storedExactFrame` differs from the frame that is shown.
    static let hasExactFrame = LayoutMarks(rawValue: 1 << 24)

    /// A constraint refers to the view, its guides or something below it, or one of these holds a constraint.
    static let constrained = LayoutMarks(rawValue: 1 << 21)
    /// A constraint refers to the view, or needs its coordinates.
    static let isLayoutItem = LayoutMarks(rawValue: 1 << 22)
    /// Constraints place some of the subviews.
    static let placesSubviews = LayoutMarks(rawValue: 1 << 23)
    /// `extras` contains the engine of the tree, whose root is the view.
    static let hasEngine = LayoutMarks(rawValue: 1 << 26)
    /// A call of `updateConstraints` is due if the tree has an engine.
    static let needsUpdateConstraints = LayoutMarks(rawValue: 1 << 27)
    static let descendantNeedsUpdateConstraints = LayoutMarks(rawValue: 1 << 28)
    /// Constraints depend on the view's safe area, margins, readable width or scroll position.
    static let feedsConstraints = LayoutMarks(rawValue: 1 << 29)
    /// The view, or a view below it, requests an engine before there is a constraint.
    static let wantsEngine = LayoutMarks(rawValue: 1 << 30)
    /// Constraints refer to a keyboard guide of the view or of a view below it, whose height changes when they move.
    static let carriesKeyboardGuide = LayoutMarks(rawValue: 1 << 31)

    static let fresh: LayoutMarks = [.needsLayout, .opaque, .needsUpdateConstraints]
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

/// The properties that only few views need.
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
    /// The values in the last layout pass, to detect changes.
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
    /// The system's guides, created on demand.
    var layoutGuides: [UILayoutGuide.Area: UILayoutGuide] = [:]
    /// The guides that were added to the view.
    var ownLayoutGuides: [UILayoutGuide] = []
    @exclusivity(unchecked) var layoutState: LayoutItemState?
    var layoutEnd: LayoutItemEnd?
    /// The engine, if the view is the root of a tree with constraints.
    @exclusivity(unchecked) var engine: LayoutEngine?
    /// The subviews that are marked for the pass, as long as they are few among many.
    @exclusivity(unchecked) var markedForLayout = FewMarked()
    @exclusivity(unchecked) var markedForUpdate = FewMarked()
    var statedContentSize: CGSize?
    var statedEnvironment: StatedEnvironment?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The view's number in messages about constraints; 0 until a message names it.
    var address = 0
    /// The object that removes associated objects together with the view.
    var associationEnd: AssociationEnd?
}

extension CGRect {
    /// Whether none of the four numbers is NaN or infinite.
    @inline(__always)
    var isFiniteRect: Bool {
        // The product of 0 and a number is 0 unless the number is infinite or NaN, so one comparison checks all four.
        origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
    }
}
