public import KitValues
public import LayoutRules

/// What the interface did when the device turned.
public enum TurnOutcome: Sendable, Equatable {
    case shown(UIInterfaceOrientation)
    /// The interface shows another orientation than the one the device is held in.
    case refused(wanted: UIInterfaceOrientation?, RotationExplanation)
    /// UIKit would have raised an exception, at launch or while turning.
    case raised(wanted: UIInterfaceOrientation?, RotationExplanation)

    /// Why the interface does not have the requested orientation; `nil` if it has.
    public var refusal: RotationExplanation? {
        switch self {
        case .refused(_, let explanation), .raised(_, let explanation): explanation
        case .shown: nil
        }
    }
}
