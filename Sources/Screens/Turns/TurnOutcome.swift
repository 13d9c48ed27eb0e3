public import KitValues
public import LayoutRules

/// The interface's reaction to a rotation of the device.
public enum TurnOutcome: Sendable, Equatable {
    case shown(UIInterfaceOrientation)
    /// The interface does not have the orientation in which the device is held.
    case refused(wanted: UIInterfaceOrientation?, RotationExplanation)
    /// UIKit would have raised an exception, at launch or during the rotation.
    case raised(wanted: UIInterfaceOrientation?, RotationExplanation)

    /// The reason why the interface does not have the requested orientation; `nil` if it has.
    public var refusal: RotationExplanation? {
        switch self {
        case .refused(_, let explanation), .raised(_, let explanation): explanation
        case .shown: nil
        }
    }
}
