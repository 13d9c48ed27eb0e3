/// How a device gets into the orientation of a picture.
public enum SnapshotRotation: Sendable, Hashable {
    /// It is turned, and application and controller are asked. Where they refuse there is no picture.
    case negotiated
    /// Nobody is asked: the controller is shown on a screen that measures what the device would, and that does not
    /// turn. This is what other snapshot tools do.
    case forced
}
