public import Foundation

/// The linter's facts about the visible subviews of one view, which are compared between orientations.
public struct SiblingFacts: Sendable, Equatable {
    public struct Member: Sendable, Equatable {
        /// Its place among its superview's subviews.
        public var index: Int
        /// Its name in messages.
        public var name: String
        public var identifier: String?
        public var line: Int?
        public var rect: CGRect
        /// Whether it has a text or a control in it.
        public var isRead: Bool
        public var placement: ViewPlacement
        /// Whether a variation gives it a frame in this orientation.
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

    /// The places of the superview and of the views that hold it among their siblings, from the window.
    public var path: [Int]
    public var members: [Member]

    public init(path: [Int], members: [Member]) {
        self.path = path
        self.members = members
    }
}
