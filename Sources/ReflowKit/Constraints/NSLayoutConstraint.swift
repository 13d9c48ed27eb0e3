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
    /// The former name of the axis type.
    public typealias Orientation = UILayoutConstraintAxis

    /// The first side; nil if the constraint was created from invalid items, and so cannot be activated.
    @exclusivity(unchecked) private(set) final var first: ConstraintSide?
    @exclusivity(unchecked) private(set) final var second: ConstraintSide?
    @exclusivity(unchecked) public private(set) final var relation = Relation.equal
    /// Whether the constraint compares a horizontal position with a vertical one. It can be created and activated, but
    /// no engine accepts it.
    @exclusivity(unchecked) private(set) final var mixesAxes = false
    @exclusivity(unchecked) public private(set) final var multiplier: CGFloat = 1
    @exclusivity(unchecked) private final var storedConstant: CGFloat = 0
    @exclusivity(unchecked) private final var storedPriority = UILayoutPriority.required
    /// The identifier that the engine reads while the solver runs. An override of ``identifier`` could change
    /// constraints at this moment.
    @exclusivity(unchecked) private(set) final var storedIdentifier: String?
    /// The multiple of the system's spacing in the constant; nil if the constraint was not created with it.
    final var systemSpacing: CGFloat?

    // The state of an active constraint.
    @exclusivity(unchecked) final var holderIdentity: ViewIdentity?
    /// The number of the activation, which distinguishes active constraints; 0 while inactive.
    @exclusivity(unchecked) final var activation: UInt64 = 0
    /// The constraint's row in the engine of its tree.
    @exclusivity(unchecked) final var row = EngineRow.none
    /// The constant of the row before the constraint's own constant is subtracted. It consists of margins, baselines,
    /// and the offsets of views between an item and the holder.
    @exclusivity(unchecked) final var rowOffset = 0.0
    /// The items on which the offset depends, while the constraint has a row.
    @exclusivity(unchecked) final var feeders: [LayoutItemState] = []
    final var address = 0
    /// The place of the constraint in a layout file or an Interface Builder document.
    package final var source: ConstraintSource?

    /// The constraint's name in dumps and messages.
    open var identifier: String? {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }
    /// Has no effect in Reflow, because interfaces are not archived.
    open var shouldBeArchived = false

    /// Creates a constraint without items, which cannot be activated. This initialiser exists so that subclasses
    /// without initialisers of their own inherit the other ones.
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

    /// Reports why the constraint is invalid.
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

    /// Reports the exception that UIKit raises when an engine is given a constraint between positions on different
    /// axes.
    final func reportMixedAxes() {
        Simulation.current.report(.constraint(.incompatibleTypes(constraint: printed(isActive: true))))
    }

    private static func notFinite(
        _ constant: CGFloat, _ first: ConstraintSide, _ second: ConstraintSide?
    ) -> SimulationDiagnostic.ConstraintProblem {
        .constantNotFinite(
            constant: "\(constant)", first: first.printedAnchor, second: second?.printedAnchor ?? "(null)")
    }

    // MARK: Terms

    /// A view or a layout guide; nil for a distance between two anchors, which belongs to two items.
    open var firstItem: AnyObject? { first?.end == nil ? first?.item.object : nil }
    /// See ``firstItem``.
    open var secondItem: AnyObject? { second?.end == nil ? second?.item.object : nil }
    open var firstAttribute: Attribute { first?.pairedAttribute ?? .notAnAttribute }
    open var secondAttribute: Attribute { second?.pairedAttribute ?? .notAnAttribute }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// The number that is added to the second side, in points. Changing it is cheap, and takes effect in the next
    /// layout pass.
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

    /// The priority, above 0 and up to 1000. Up to iOS 14, an active constraint cannot change between required and
    /// optional.
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

    /// The view that holds the constraint; nil while inactive.
    final var holder: UIView? { activation == 0 ? nil : holderIdentity?.view }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { printed }
    }
}
