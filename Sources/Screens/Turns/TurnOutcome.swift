public import KitValues
public import LayoutRules

/// What came of turning the device.
public enum TurnOutcome: Sendable, Equatable {
    case shown(UIInterfaceOrientation)
    /// The interface shows another orientation than the one the device is held in.
    case refused(wanted: UIInterfaceOrientation?, RotationExplanation)
    /// UIKit would have raised an exception, at launch or while turning.
    case raised(wanted: UIInterfaceOrientation?, RotationExplanation)

    /// Why the interface does not show what was asked for; `nil` if it does.
    public var refusal: RotationExplanation? {
        switch self {
        case .refused(_, let explanation), .raised(_, let explanation): explanation
        case .shown: nil
        }
    }
}
