public import KitValues

/// The exception that UIKit raises for contradictory orientations (behaviour.md §5.3).
public struct InvalidOrientation: Error, Sendable, Hashable, CustomStringConvertible {
    /// The value of `UIApplicationInvalidInterfaceOrientationException`.
    public static let exceptionName = "UIApplicationInvalidInterfaceOrientation"

    /// The kind of contradiction.
    public enum Contradiction: Sendable, Hashable {
        /// Application and controller have no orientation in common.
        case masks
        /// The controller prefers an orientation that is not supported.
        case preferred(PreferredOrientation)
    }

    public let contradiction: Contradiction
    /// UIKit's message in this generation of iOS.
    public let reason: String
    public let controllerClass: String
    public let applicationMask: UIInterfaceOrientationMask
    public let controllerMask: UIInterfaceOrientationMask
    /// The orientations that both masks together allow.
    public let allowedMask: UIInterfaceOrientationMask

    /// Chooses the message of the iOS version. The messages of iOS 6 to 8.0 do not name the class, those from iOS 8.3
    /// on do. The message about a preferred orientation contains the orientations since a version of 2016 or 2017.
    /// Semantics up to iOS 8 use the older messages.
    init(
        _ contradiction: Contradiction, controllerClass: String, applicationMask: UIInterfaceOrientationMask,
        controllerMask: UIInterfaceOrientationMask, allowedMask: UIInterfaceOrientationMask,
        semantics: RotationSemantics
    ) {
        let isNewer = semantics >= .iOS15
        switch contradiction {
        case .masks:
            let asked = isNewer ? "[\(controllerClass) shouldAutorotate]" : "shouldAutorotate"
            reason =
                "Supported orientations has no common orientation with the application, and \(asked) is returning YES"
        case .preferred(let preferred):
            reason =
                isNewer
                ? "preferredInterfaceOrientationForPresentation '\(preferred.text)' must match a supported interface"
                    + " orientation: '\(allowedMask.text)'!"
                : "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
        }
        self.contradiction = contradiction
        self.controllerClass = controllerClass
        self.applicationMask = applicationMask
        self.controllerMask = controllerMask
        self.allowedMask = allowedMask
    }

    public var description: String {
        "\(InvalidOrientation.exceptionName): \(reason)"
    }
}
