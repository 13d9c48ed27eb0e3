public import KitValues

/// Why a negotiation takes place. Who is asked, and what, depends on it (behaviour.md §5.2, §5.4, §5.6, §5.9).
public enum RotationCause: Sendable, Hashable {
    /// The device turned and said so.
    case deviceTurned
    /// A window got its root controller, or was shown with one.
    case rootAssigned
    /// A controller was presented; the style is the effective one. Styles that leave the presenter in charge turn
    /// nothing. One that covers the window otherwise than by `fullScreen` counts as `overFullScreen`.
    case presented(UIModalPresentationStyle)
    /// A controller presented in that effective style was dismissed, and the one below is in charge again.
    case dismissed(UIModalPresentationStyle)
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`, from iOS 16.
    case masksUpdated
    /// `attemptRotationToDeviceOrientation()`, before iOS 16.
    case attempted
    /// `requestGeometryUpdate(.iOS(interfaceOrientations:))`, from iOS 16.
    case geometryRequested(UIInterfaceOrientationMask)
    /// `setStatusBarOrientation(_:animated:)`, up to iOS 12. It moves the status bar and turns no window.
    case statusBarOrientationSet(UIInterfaceOrientation)

    /// Whether the interface is to follow the device, so that one that lies flat changes nothing.
    var followsDevice: Bool {
        self == .deviceTurned || self == .attempted
    }

    /// A stable name: `deviceTurned`.
    public var name: String {
        switch self {
        case .deviceTurned: "deviceTurned"
        case .rootAssigned: "rootAssigned"
        case .presented: "presented"
        case .dismissed: "dismissed"
        case .masksUpdated: "masksUpdated"
        case .attempted: "attempted"
        case .geometryRequested: "geometryRequested"
        case .statusBarOrientationSet: "statusBarOrientationSet"
        }
    }
}
