public import KitValues

/// The known facts that determine the orientation of the interface.
///
/// Answers are nil until the question has been asked. ``RotationNegotiation/nextStep(_:)`` returns the next question.
/// The answer is added to the facts, and the facts are passed in again, until there is a decision.
public struct RotationFacts: Sendable, Hashable {
    /// The cause of the negotiation.
    public var cause: RotationCause
    /// The orientation in which the interface is shown now.
    public var current: UIInterfaceOrientation
    /// The orientation of the device.
    public var device: UIDeviceOrientation
    /// Whether the device supports upside down; false only on phones without a Home button (behaviour.md §4.4).
    public var supportsPortraitUpsideDown: Bool
    /// Whether the application may share the screen of an iPad. Its controllers then cannot determine the orientation
    /// (§5.8).
    public var isMultitaskingCapable: Bool
    /// Whether `prefersInterfaceOrientationLocked` is true (§5.6). Only semantics of iOS 16 and later use it.
    public var isLocked: Bool
    /// The class of the topmost full-screen controller as UIKit prints it (`Module.Class` for Swift). It is nil if the
    /// window has no root controller: then only the application decides (§5.1).
    public var controllerClass: String?
    /// The controller's id in a layout file, if there is one; it is only used in texts.
    public var controllerID: String?
    /// Whether the controller in charge is presented, so that it is asked instead of the root controller.
    public var isControllerPresented: Bool

    /// The controller's answer to `shouldAutorotate`.
    public var shouldAutorotate: Bool?
    /// The orientations that the application supports: the delegate's answer, or else the property list's, or else the
    /// idiom's default.
    public var applicationMask: UIInterfaceOrientationMask?
    /// Whether ``applicationMask`` is the answer of the application's delegate; it is only used in texts.
    public var isApplicationMaskOfDelegate = false
    /// The controller's answer to `supportedInterfaceOrientations`.
    public var controllerMask: UIInterfaceOrientationMask?
    /// Whether ``controllerMask`` was derived from iOS 5's method, because the controller implements only that one.
    /// Then the application's mask does not restrict it (§5.5).
    public var isControllerMaskSynthesised: Bool
    /// The controller's `preferredInterfaceOrientationForPresentation`.
    public var preferredOrientation: PreferredOrientation?
    /// The answers to iOS 5's question, by the orientation in question. A container whose children must agree adds one
    /// answer for each child; all must accept.
    public var orientationAnswers: [UIInterfaceOrientation: [OrientationAnswer]]

    public init(
        cause: RotationCause = .deviceTurned, current: UIInterfaceOrientation, device: UIDeviceOrientation,
        supportsPortraitUpsideDown: Bool, isMultitaskingCapable: Bool = false, isLocked: Bool = false,
        controllerClass: String?, controllerID: String? = nil, isControllerPresented: Bool = false,
        shouldAutorotate: Bool? = nil,
        applicationMask: UIInterfaceOrientationMask? = nil, controllerMask: UIInterfaceOrientationMask? = nil,
        isControllerMaskSynthesised: Bool = false, preferredOrientation: PreferredOrientation? = nil,
        orientationAnswers: [UIInterfaceOrientation: [OrientationAnswer]] = [:]
    ) {
        self.cause = cause
        self.current = current
        self.device = device
        self.supportsPortraitUpsideDown = supportsPortraitUpsideDown
        self.isMultitaskingCapable = isMultitaskingCapable
        self.isLocked = isLocked
        self.controllerClass = controllerClass
        self.controllerID = controllerID
        self.isControllerPresented = isControllerPresented
        self.shouldAutorotate = shouldAutorotate
        self.applicationMask = applicationMask
        self.controllerMask = controllerMask
        self.isControllerMaskSynthesised = isControllerMaskSynthesised
        self.preferredOrientation = preferredOrientation
        self.orientationAnswers = orientationAnswers
    }

    /// The orientation that the interface would have if it followed the device; nil for a flat device or an unknown
    /// orientation.
    public var wanted: UIInterfaceOrientation? {
        UIInterfaceOrientation(device: device)
    }

    /// Whether this device can show the interface in an orientation. Not every device can show it upside down.
    func canShow(_ orientation: UIInterfaceOrientation) -> Bool {
        orientation != .unknown && (orientation != .portraitUpsideDown || supportsPortraitUpsideDown)
    }

    /// The orientation of the device, if its interface can follow it.
    var followable: UIInterfaceOrientation? {
        wanted.flatMap { canShow($0) ? $0 : nil }
    }

    func isAnswered(_ question: RotationQuestion) -> Bool {
        switch question {
        case .shouldAutorotate: shouldAutorotate != nil
        case .applicationMask: applicationMask != nil
        case .controllerMask: controllerMask != nil
        case .preferredInterfaceOrientationForPresentation: preferredOrientation != nil
        case .shouldAutorotateToInterfaceOrientation(let orientation): orientationAnswers[orientation] != nil
        }
    }
}
