public import Foundation

/// The visible place of a view in its window, in the window's coordinates, in points.
public struct ViewPlace: Sendable, Equatable {
    /// The view's name in messages.
    public let name: String
    /// The view's name, or its class if it has none.
    public let shortName: String
    /// The view's bounds; for a transformed view, the box around them.
    public let rect: CGRect
    /// The part that neither a superview nor the window clips; `nil` if no part is visible.
    public let visible: CGRect?

    public init(name: String, shortName: String, rect: CGRect, visible: CGRect?) {
        self.name = name
        self.shortName = shortName
        self.rect = rect
        self.visible = visible
    }
}
