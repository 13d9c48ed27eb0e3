public import KitValues

/// How a negotiation ends.
public enum RotationDecision: Sendable, Equatable {
    /// The interface turns. Not always to where the device points: one that is shown in an orientation that is no
    /// longer allowed turns to one that is, and one that is presented turns to the orientation it prefers.
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

/// Why the interface did not turn. The raw values are stable: scripts may rely on them.
public enum StayReason: String, CaseIterable, Sendable {
    /// The device lies on its back or its face.
    case deviceFlat
    /// Nobody has said yet how the device is held.
    case deviceUnknown
    /// The device is upside down and is a phone without a Home button, or nothing but upside down is allowed on one.
    case upsideDownUnsupported
    /// The controller answered false to `shouldAutorotate`.
    case shouldAutorotateFalse
    /// The application does not support the device's orientation; the controller does.
    case notInApplicationMask
    /// The controller does not support the device's orientation; the application does.
    case notInControllerMask
    /// Neither of them supports it.
    case notInEitherMask
    /// The application supports nothing, and there is no controller on whose behalf to raise.
    case applicationMaskEmpty
    /// The controller supports nothing, by which applications up to iOS 12 suspended rotation (behaviour.md §5.9).
    case controllerMaskEmpty
    /// The interface is shown in that orientation already.
    case alreadyThere
    /// iOS 5: the controller answered false for the orientation (§5.5).
    case controllerDeclinesOrientation
    /// iOS 5: a container's children do not all accept the orientation (§5.5).
    case childrenDisagree
    /// iOS 5 turns nothing in a window without a root controller, for nobody accepts the orientation.
    case noRootViewController
    /// What was presented or dismissed left its presenter in charge, as sheets and popovers do (§7.3).
    case presenterInCharge
    /// The application may share the iPad's screen, so that no controller decides how it is shown (§5.8).
    case multitasking
    /// The controller locked the orientation, as it can from iOS 26 (§5.6).
    case orientationLocked
    /// None of the orientations a geometry request asked for is possible; ``RotationNegotiation/geometryError(_:)``
    /// is what its error handler hears.
    case geometryRequestRefused
    /// `setStatusBarOrientation` works only while the controller supports nothing (§5.9).
    case statusBarOrientationIgnored
    /// What was called does not exist in this generation of iOS, or does nothing any more.
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
