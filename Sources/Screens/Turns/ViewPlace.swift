public import Foundation

/// Where a view is seen in its window, in the window's coordinates and in points.
public struct ViewPlace: Sendable, Equatable {
    /// What people call it.
    public let name: String
    /// Its name, or where it has none its class.
    public let shortName: String
    /// Its bounds; of a view under a transform, the box around them.
    public let rect: CGRect
    /// What neither a superview nor the window's edge cuts away; `nil` where nothing of it can be seen.
    public let visible: CGRect?

    public init(name: String, shortName: String, rect: CGRect, visible: CGRect?) {
        self.name = name
        self.shortName = shortName
        self.rect = rect
        self.visible = visible
    }
}
