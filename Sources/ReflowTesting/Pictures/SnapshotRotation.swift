/// The way in which a device gets into the orientation of a picture.
public enum SnapshotRotation: Sendable, Hashable {
    /// The device is rotated, and the application and the controller are asked. If they refuse, there is no picture.
    case negotiated
    /// No object is asked. The controller is shown on a screen that has the size of the rotated device and never
    /// rotates, as in other snapshot tools.
    case forced
}
