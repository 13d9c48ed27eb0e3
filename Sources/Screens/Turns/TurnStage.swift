/// The stages of a rotation, as in figure 8-1 of Apple's View Controller Programming Guide.
public enum TurnStage: Int, Sendable, CaseIterable {
    /// The interface as it was.
    case before
    /// The device has turned, and the interface is told that it will.
    case willTurn
    /// The new layout stands, and the views are on their way to it.
    case turning
    /// Everybody is told that it is done.
    case after
}
