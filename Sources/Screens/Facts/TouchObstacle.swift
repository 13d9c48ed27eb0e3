public import Foundation

/// Why touches do not reach a control.
public enum TouchObstacle: Sendable, Hashable {
    /// It is outside of the bounds of a superview by this many points, completely or in part.
    case outside(String, CGFloat, isComplete: Bool)
    /// A superview has `isUserInteractionEnabled` false.
    case disabled(by: String)
    /// A view in front of it takes them.
    case behind(String)
}
