/// Everything that decides whether the interface follows a device that turned, as far as it is known yet.
///
/// Answers that nobody has been asked for are nil. ``RotationNegotiation/nextStep(_:)`` says whom to ask next; the
/// answer is filled in and the facts are handed back, until there is a decision.
public struct RotationFacts: Sendable, Hashable {
    /// The orientation in which the interface is shown now.
    public var current: UIInterfaceOrientation
    /// How the device is held since it turned.
    public var device: UIDeviceOrientation
    /// False on phones without a Home button and nowhere else (behaviour.md §4.4).
    public var supportsPortraitUpsideDown: Bool
    /// Whether the application may share the screen of an iPad, which takes its controllers' say away (§5.8).
    public var isMultitaskingCapable: Bool
    /// The class of the topmost full-screen controller as UIKit prints it (`Module.Class` for Swift), or nil where the
    /// window has no root controller: then only the application decides (§5.1).
    public var controllerClass: String?

    /// What the controller answers to `shouldAutorotate`.
    public var shouldAutorotate: Bool?
    /// What the application supports: the delegate's answer, else the property list's, else the idiom's.
    public var applicationMask: UIInterfaceOrientationMask?
    /// What the controller answers to `supportedInterfaceOrientations`.
    public var controllerMask: UIInterfaceOrientationMask?

    public init(
        current: UIInterfaceOrientation, device: UIDeviceOrientation, supportsPortraitUpsideDown: Bool,
        isMultitaskingCapable: Bool = false, controllerClass: String?, shouldAutorotate: Bool? = nil,
        applicationMask: UIInterfaceOrientationMask? = nil, controllerMask: UIInterfaceOrientationMask? = nil
    ) {
        self.current = current
        self.device = device
        self.supportsPortraitUpsideDown = supportsPortraitUpsideDown
        self.isMultitaskingCapable = isMultitaskingCapable
        self.controllerClass = controllerClass
        self.shouldAutorotate = shouldAutorotate
        self.applicationMask = applicationMask
        self.controllerMask = controllerMask
    }

    /// The orientation the interface would have if it followed the device; nil for a flat or unknown one.
    public var wanted: UIInterfaceOrientation? {
        UIInterfaceOrientation(device: device)
    }
}

/// What may have to be asked before a rotation is decided.
public enum RotationQuestion: String, CaseIterable, Sendable {
    /// The topmost full-screen controller's `shouldAutorotate`.
    case shouldAutorotate
    /// The application's mask.
    case applicationMask
    /// The topmost full-screen controller's `supportedInterfaceOrientations`.
    case controllerMask
}

/// What to do next in a negotiation.
public enum RotationStep: Sendable, Equatable {
    case ask(RotationQuestion)
    case decided(RotationDecision)
}
