/// How a negotiation ends.
public enum RotationDecision: Sendable, Equatable {
    /// The interface turns. Not always to where the device points: one that is shown in an orientation that is no
    /// longer allowed turns to one that is.
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
}

/// The exception UIKit raises where application and controller have no orientation in common (behaviour.md §5.3).
public struct InvalidOrientation: Error, Sendable, Hashable, CustomStringConvertible {
    /// The value of `UIApplicationInvalidInterfaceOrientationException`.
    public static let exceptionName = "UIApplicationInvalidInterfaceOrientation"

    /// UIKit's words.
    public let reason: String
    public let controllerClass: String
    public let applicationMask: UIInterfaceOrientationMask
    public let controllerMask: UIInterfaceOrientationMask

    /// - Parameter namesController: whether the words name the controller's class, as they do from iOS 8.3.
    init(
        controllerClass: String, applicationMask: UIInterfaceOrientationMask,
        controllerMask: UIInterfaceOrientationMask, namesController: Bool
    ) {
        let asked = namesController ? "[\(controllerClass) shouldAutorotate]" : "shouldAutorotate"
        self.reason =
            "Supported orientations has no common orientation with the application, and \(asked) is returning YES"
        self.controllerClass = controllerClass
        self.applicationMask = applicationMask
        self.controllerMask = controllerMask
    }

    public var description: String {
        "\(InvalidOrientation.exceptionName): \(reason)"
    }
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
