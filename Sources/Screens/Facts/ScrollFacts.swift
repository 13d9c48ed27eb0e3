public import Foundation

/// The linter's facts about a scroll view. Rectangles are in the user's coordinates.
public struct ScrollFacts: Sendable, Equatable {
    /// The scroll view's name in messages.
    public var name: String
    public var identifier: String?
    public var line: Int?
    public var rect: CGRect
    /// The area that the scroll view can show by scrolling, relative to the content's current position.
    public var reach: CGRect
    public var contentSize: CGSize
    /// The end of the area that it can show, in its content's coordinates.
    public var end: CGPoint
    public var isScrollEnabled: Bool

    public init(
        name: String, identifier: String?, line: Int?, rect: CGRect, reach: CGRect, contentSize: CGSize,
        end: CGPoint, isScrollEnabled: Bool
    ) {
        self.name = name
        self.identifier = identifier
        self.line = line
        self.rect = rect
        self.reach = reach
        self.contentSize = contentSize
        self.end = end
        self.isScrollEnabled = isScrollEnabled
    }

    /// The distance by which scrolling can move the content away from an edge, in points.
    func travel(from edge: ScreenEdge) -> CGFloat {
        switch edge {
        case .top: max(0, rect.minY - reach.minY)
        case .left: max(0, rect.minX - reach.minX)
        case .bottom: max(0, reach.maxY - rect.maxY)
        case .right: max(0, reach.maxX - rect.maxX)
        }
    }
}
