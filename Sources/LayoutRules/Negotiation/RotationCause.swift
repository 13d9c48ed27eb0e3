public import KitValues

/// The cause of a negotiation. It determines which objects are asked, and which questions (behaviour.md §5.2, §5.4,
/// §5.6, §5.9).
public enum RotationCause: Sendable, Hashable {
    /// The device rotated and posted its notification.
    case deviceTurned
    /// A window got its root controller, or was shown with one.
    case rootAssigned
    /// A controller was presented in this effective style. Styles that leave the presenter in charge rotate nothing.
    /// Any style other than `fullScreen` that covers the window counts as `overFullScreen`.
    case presented(UIModalPresentationStyle)
    /// A controller that was presented in this effective style was dismissed, and the one below is in charge again.
    case dismissed(UIModalPresentationStyle)
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`, from iOS 16.
    case masksUpdated
    /// `attemptRotationToDeviceOrientation()`, before iOS 16.
    case attempted
    /// `requestGeometryUpdate(.iOS(interfaceOrientations:))`, from iOS 16.
    case geometryRequested(UIInterfaceOrientationMask)
    /// `setStatusBarOrientation(_:animated:)`, up to iOS 12. It moves the status bar and does not rotate the window.
    case statusBarOrientationSet(UIInterfaceOrientation)

    /// Whether the interface should follow the device. In that case, nothing changes if the device lies flat.
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
