import Basics
public import Foundation
public import KitValues
package import LayoutRules

/// One equation or inequality between attributes of views and layout guides:
/// `first (==, <=, >=) multiplier × second + constant`.
///
/// A constraint does not retain its items. The view in which it is active retains it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public typealias Attribute = NSLayoutAttribute
    public typealias Relation = NSLayoutRelation
    public typealias Axis = UILayoutConstraintAxis
    /// The older name of the axis.
    public typealias Orientation = UILayoutConstraintAxis

    /// Nil where the constraint was made of something that it cannot be made of; it can then not be activated.
    @exclusivity(unchecked) private(set) final var first: ConstraintSide?
    @exclusivity(unchecked) private(set) final var second: ConstraintSide?
    @exclusivity(unchecked) public private(set) final var relation = Relation.equal
    /// Whether it compares a position across with one down: it can be made and activated, and no engine takes it.
    @exclusivity(unchecked) private(set) final var mixesAxes = false
    @exclusivity(unchecked) public private(set) final var multiplier: CGFloat = 1
    @exclusivity(unchecked) private final var storedConstant: CGFloat = 0
    @exclusivity(unchecked) private final var storedPriority = UILayoutPriority.required
    /// The engine reads this one while the solver runs: an override of ``identifier`` could change what is being solved.
    @exclusivity(unchecked) private(set) final var storedIdentifier: String?
    /// How many times the system's spacing is part of the constant, for a constraint that was made with it.
    final var systemSpacing: CGFloat?

    // What being active means.
    @exclusivity(unchecked) final var holderIdentity: ViewIdentity?
    /// Tells constraints apart by when they were activated; 0 while inactive.
    @exclusivity(unchecked) final var activation: UInt64 = 0
    /// Its row in the engine that lays out its tree.
    @exclusivity(unchecked) final var row = EngineRow.none
    /// What the row adds to its terms beside the constant.
    @exclusivity(unchecked) final var rowOffset = 0.0
    /// The items that the offset depends on, while the constraint has a row.
    @exclusivity(unchecked) final var feeders: [LayoutItemState] = []
    final var address = 0
    /// Where a layout file or a document has it.
    package final var source: ConstraintSource?

    /// The constraint's name in dumps and messages.
    open var identifier: String? {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }
    /// Has no effect in Reflow, because interfaces are not archived.
    open var shouldBeArchived = false

    /// Creates a constraint without items, which cannot be activated. Subclasses without initialisers of their own
    /// inherit the other initialisers because this one exists.
    public override init() {
        super.init()
    }

    convenience init(
        first: ConstraintSide?, relation: Relation, second: ConstraintSide?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        self.relation = relation
        self.second = second
        if let first {
            let pairing = AttributePairing.fault(
                first.pairedAttribute, second?.pairedAttribute ?? .notAnAttribute, hasSecondItem: second != nil,
                multiplier: multiplier)
            mixesAxes = pairing == .incompatibleTypes
            if pairing == nil || mixesAxes, multiplier.isFinite, constant.isFinite {
                self.first = first
                self.multiplier = multiplier
                storedConstant = constant
                return
            }
            reportFault(pairing, first, multiplier: multiplier, constant: constant)
        } else {
            Simulation.current.report(.constraint(.noFirstItem))
        }
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = constant.isFinite ? constant : 0
    }

    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - view2: a view or a layout guide; nil for a size that is a number.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            first: LayoutItem(view1).map { ConstraintSide(item: $0, attribute: attr1) }, relation: relation,
            second: attr2 == .notAnAttribute
                ? nil : LayoutItem(view2).map { ConstraintSide(item: $0, attribute: attr2) },
            multiplier: multiplier, constant: c)
    }

    /// Says why the constraint cannot be made like this.
    private final func reportFault(
        _ pairing: AttributePairing.Fault?, _ first: ConstraintSide, multiplier: CGFloat, constant: CGFloat
    ) {
        let problem: SimulationDiagnostic.ConstraintProblem =
            switch pairing {
            case .locationEqualToConstant: .locationEqualToConstant(item: first.item.printedName)
            case .invalidPairing: .invalidPairing
            case .directionMixedWithSides: .directionMixedWithSides(item: first.item.printedName)
            case .incompatibleTypes, nil:
                multiplier.isFinite
                    ? NSLayoutConstraint.notFinite(constant, first, second)
                    : .multiplierNotFinite(multiplier: "\(multiplier)")
            }
        Simulation.current.report(.constraint(problem))
    }

    /// Reports what UIKit raises when a constraint whose positions are on different axes enters an engine.
    final func reportMixedAxes() {
        Simulation.current.report(.constraint(.incompatibleTypes(constraint: printed(isActive: true))))
    }

    private static func notFinite(
        _ constant: CGFloat, _ first: ConstraintSide, _ second: ConstraintSide?
    ) -> SimulationDiagnostic.ConstraintProblem {
        .constantNotFinite(
            constant: "\(constant)", first: first.printedAnchor, second: second?.printedAnchor ?? "(null)")
    }

    // MARK: What it says

    /// A view or a layout guide; nil for a distance between two anchors, which belongs to two items.
    open var firstItem: AnyObject? { first?.end == nil ? first?.item.object : nil }
    /// See ``firstItem``.
    open var secondItem: AnyObject? { second?.end == nil ? second?.item.object : nil }
    open var firstAttribute: Attribute { first?.pairedAttribute ?? .notAnAttribute }
    open var secondAttribute: Attribute { second?.pairedAttribute ?? .notAnAttribute }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// What is added to the second side, in points. Changing it is cheap, and what it moves moves in the next layout
    /// pass.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            guard newValue.isFinite else {
                guard let first else { return }
                return Simulation.current.report(
                    .constraint(NSLayoutConstraint.notFinite(newValue, first, second)))
            }
            storedConstant = newValue
            noteConstant()
        }
    }

    /// From above 0 to 1000. Up to iOS 14, a constraint that is active stays required, or stays optional.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            guard newValue.isLegal() else { return }
            guard
                !isActive || (newValue == .required) == (storedPriority == .required)
                    || Simulation.current.semantics >= .iOS15
            else {
                return Simulation.current.report(
                    .constraint(
                        .priorityMutatedAcrossRequired(
                            passed: CGFloat(newValue.rawValue).sixDigitText,
                            existing: CGFloat(storedPriority.rawValue).sixDigitText)))
            }
            storedPriority = newValue
            notePriority()
        }
    }

    // MARK: Activity

    /// Whether the constraint takes part in layout. Activating adds it to the nearest view above both of its items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates all of them as one change.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        activateTogether(constraints)
    }

    /// Deactivates all of them as one change.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view that holds it while it is active.
    final var holder: UIView? { activation == 0 ? nil : holderIdentity?.view }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { printed }
    }
}
