public import Foundation

/// The reason why touches do not reach a control.
public enum TouchObstacle: Sendable, Hashable {
    /// The control is outside the bounds of a superview by this many points, completely or in part.
    case outside(String, CGFloat, isComplete: Bool)
    /// A superview has `isUserInteractionEnabled` set to false.
    case disabled(by: String)
    /// A view in front of the control gets the touches.
    case behind(Cover)

    /// A view in front of a control.
    public struct Cover: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            case view
            case control
            /// A bar that belongs to the page itself.
            case bar
            /// A bar of a container controller, outside the safe area of the contained controller.
            case containerBar
        }

        /// The view's name in messages.
        public var name: String
        public var kind: Kind

        public init(_ name: String, _ kind: Kind = .view) {
            self.name = name
            self.kind = kind
        }
    }
}
