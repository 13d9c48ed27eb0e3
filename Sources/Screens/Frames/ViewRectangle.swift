public import Foundation

/// A view's rectangle in a picture.
public struct ViewRectangle: Sendable, Hashable {
    /// The view's id.
    public let view: String
    /// The rectangle in points, from the top left of the picture.
    public let rect: CGRect

    public init(view: String, rect: CGRect) {
        self.view = view
        self.rect = rect
    }
}
