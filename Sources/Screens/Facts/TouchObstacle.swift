public import Foundation

/// Why touches do not reach a control.
public enum TouchObstacle: Sendable, Hashable {
    /// It is outside of the bounds of a superview by this many points, completely or in part.
    case outside(String, CGFloat, isComplete: Bool)
    /// A superview has `isUserInteractionEnabled` false.
    case disabled(by: String)
    /// A view in front of it takes them.
    case behind(Cover)

    /// What is in front of a control.
    public struct Cover: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            case view
            case control
            /// A bar of the page's own.
            case bar
            /// A bar that a container of controllers shows, outside of the safe area of what it contains.
            case containerBar
        }

        /// Its name in messages.
        public var name: String
        public var kind: Kind

        public init(_ name: String, _ kind: Kind = .view) {
            self.name = name
            self.kind = kind
        }
    }
}
