public import Foundation

/// The linter's facts about the visible subviews of one view, which are compared between orientations.
public struct SiblingFacts: Sendable, Equatable {
    public struct Member: Sendable, Equatable {
        /// The view's index among its superview's subviews.
        public var index: Int
        /// The view's name in messages.
        public var name: String
        public var identifier: String?
        public var line: Int?
        public var rect: CGRect
        /// Whether the view contains a text or a control.
        public var isRead: Bool
        public var placement: ViewPlacement
        /// Whether a variation sets the view's frame in this orientation.
        public var isVaried = false

        public init(
            index: Int, name: String, identifier: String?, line: Int?, rect: CGRect, isRead: Bool,
            placement: ViewPlacement
        ) {
            self.index = index
            self.name = name
            self.identifier = identifier
            self.line = line
            self.rect = rect
            self.isRead = isRead
            self.placement = placement
        }
    }

    /// The indices of the superview and of its superviews among their siblings, starting below the window.
    public var path: [Int]
    public var members: [Member]

    public init(path: [Int], members: [Member]) {
        self.path = path
        self.members = members
    }
}
