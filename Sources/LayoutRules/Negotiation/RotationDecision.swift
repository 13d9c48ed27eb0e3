public import KitValues

/// The result of a negotiation.
public enum RotationDecision: Sendable, Equatable {
    /// The interface rotates. The target is not always the device's orientation: if the current orientation is no
    /// longer allowed, it is an allowed one; for a presented controller, it is the orientation that the controller
    /// prefers.
    case rotate(to: UIInterfaceOrientation)
    /// The interface stays as it is.
    case stay(StayReason)
    /// UIKit would raise an exception.
    case raise(InvalidOrientation)

    /// `rotate`, `stay` or `raise`.
    public var name: String {
        switch self {
        case .rotate: "rotate"
        case .stay: "stay"
        case .raise: "raise"
        }
    }
}

/// The reason why the interface did not rotate. The raw values are stable, because scripts may rely on them.
public enum StayReason: String, CaseIterable, Sendable {
    /// The device lies on its back or its face.
    case deviceFlat
    /// The device's orientation is not known yet.
    case deviceUnknown
    /// A phone without a Home button is upside down, or upside down is the only orientation that is allowed on it.
    case upsideDownUnsupported
    /// The controller returned false from `shouldAutorotate`.
    case shouldAutorotateFalse
    /// The application does not support the device's orientation; the controller does.
    case notInApplicationMask
    /// The controller does not support the device's orientation; the application does.
    case notInControllerMask
    /// Neither the application nor the controller supports the device's orientation.
    case notInEitherMask
    /// The application's mask is empty, and there is no controller for which UIKit would raise an exception.
    case applicationMaskEmpty
    /// The controller's mask is empty. Applications up to iOS 12 suspended rotation in this way (behaviour.md §5.9).
    case controllerMaskEmpty
    /// The interface already has that orientation.
    case alreadyThere
    /// iOS 5: the controller returned false for the orientation (§5.5).
    case controllerDeclinesOrientation
    /// iOS 5: a container's children do not all accept the orientation (§5.5).
    case childrenDisagree
    /// iOS 5 does not rotate a window without a root controller, because no controller accepts the orientation.
    case noRootViewController
    /// The presenter stays in charge, as with sheets and popovers (§7.3).
    case presenterInCharge
    /// The application supports iPad multitasking, so no controller is asked (§5.8).
    case multitasking
    /// The controller locked the orientation, as it can from iOS 26 (§5.6).
    case orientationLocked
    /// A geometry request was refused: none of its orientations is possible. Its error handler receives
    /// ``RotationNegotiation/geometryError(_:)``.
    case geometryRequestRefused
    /// `setStatusBarOrientation` works only while the controller's mask is empty (§5.9).
    case statusBarOrientationIgnored
    /// The called method does not exist in this iOS version, or has no effect any more.
    case unavailable
}

extension RotationDecision: CustomStringConvertible {
    /// `rotate to landscapeRight`, `stay: notInControllerMask`, `raise`.
    public var description: String {
        switch self {
        case .rotate(let target): "rotate to \(target.name)"
        case .stay(let reason): "stay: \(reason.rawValue)"
        case .raise: "raise"
        }
    }
}
