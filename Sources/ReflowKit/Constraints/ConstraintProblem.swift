import LayoutRules

extension SimulationDiagnostic {
    /// An invalid creation, activation or change of a constraint. UIKit raises an exception for it; Reflow leaves
    /// everything as it was.
    public enum ConstraintProblem: Sendable, Hashable {
        /// Two items have no common ancestor. The texts are their anchors as UIKit prints them.
        case noCommonAncestor(first: String, second: String)
        case locationEqualToConstant(item: String)
        case invalidPairing
        /// A visual format is invalid. The text is UIKit's message.
        case unreadableFormat(String)
        case directionMixedWithSides(item: String)
        /// A horizontal position is compared with a vertical one. The text is the constraint as UIKit prints it.
        case incompatibleTypes(constraint: String)
        case noFirstItem
        case constantNotFinite(constant: String, first: String, second: String)
        case multiplierNotFinite(multiplier: String)
        case illegalPriority(String)
        case priorityMutatedAcrossRequired(passed: String, existing: String)
        /// A constraint was added to a view that is not above its items.
        case foreignItem(constraint: String)
        /// `setCustomSpacing`, `addLayoutGuide` or a similar method has an argument that belongs to another view.
        case guideOfAnotherView(guide: String, view: String)

        /// The exception that UIKit raises.
        public var exceptionName: String {
            switch self {
            case .noCommonAncestor: "NSGenericException"
            case .incompatibleTypes: "NSInvalidLayoutConstraintException"
            case .unreadableFormat, .locationEqualToConstant, .invalidPairing, .directionMixedWithSides, .noFirstItem,
                .multiplierNotFinite,
                .guideOfAnotherView:
                "NSInvalidArgumentException"
            case .constantNotFinite, .illegalPriority, .priorityMutatedAcrossRequired, .foreignItem:
                "NSInternalInconsistencyException"
            }
        }

        /// The reason, in UIKit's words if they are known.
        public var reason: String {
            switch self {
            case .noCommonAncestor(let first, let second):
                "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            case .locationEqualToConstant(let item):
                "NSLayoutConstraint for \(item): \(AttributePairing.Fault.locationEqualToConstant.reason)"
            case .unreadableFormat(let text): text
            case .invalidPairing:
                "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                    + AttributePairing.Fault.invalidPairing.reason
            case .directionMixedWithSides(let item):
                "NSLayoutConstraint for \(item): \(AttributePairing.Fault.directionMixedWithSides.reason)"
            case .incompatibleTypes(let constraint): "\(AttributePairing.Fault.incompatibleTypes.reason): \(constraint)"
            case .noFirstItem:
                "NSLayoutConstraint for (null): Constraint must contain a first layout item"
            case .constantNotFinite(let constant, let first, let second):
                "NSLayoutConstraint constant is not finite!  That's illegal.  "
                    + "constant:\(constant) firstAnchor:\(first) secondAnchor:\(second)"
            case .multiplierNotFinite(let multiplier):
                "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
            case .illegalPriority(let priority):
                "It's illegal to set priority:\(priority).  Priorities must be greater than 0 and less or equal to "
                    + "NSLayoutPriorityRequired, which is 1000.000000."
            case .priorityMutatedAcrossRequired(let passed, let existing):
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                    + "You passed priority \(passed) and the existing priority was \(existing)."
            case .foreignItem:
                "Impossible to set up layout with view hierarchy unprepared for constraint."
            case .guideOfAnotherView(let guide, let view):
                "\(guide) belongs to another view than \(view)"
            }
        }
    }
}

extension SimulationDiagnostic.ConstraintProblem: CustomStringConvertible {
    /// The exception's name and the reason.
    public var description: String { "\(exceptionName): \(reason)" }
}
