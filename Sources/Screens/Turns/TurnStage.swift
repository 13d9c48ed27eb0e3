/// The stages of a rotation, as in figure 8-1 of Apple's View Controller Programming Guide.
public enum TurnStage: Int, Sendable, CaseIterable {
    /// The interface before the rotation.
    case before
    /// The device has rotated; the controllers are notified that the interface will rotate.
    case willTurn
    /// The new layout is computed, and the views animate to it.
    case turning
    /// The controllers are notified that the rotation is done.
    case after
}
