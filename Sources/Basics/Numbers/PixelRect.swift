public import Foundation

/// A rectangle of whole pixels, from the top left.
public struct PixelRect: Sendable, Hashable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public var maxX: Int { x + width }
    public var maxY: Int { y + height }
    public var isEmpty: Bool { width <= 0 || height <= 0 }
    public var area: Int { isEmpty ? 0 : width * height }

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public init(fromX minX: Int, y minY: Int, toX maxX: Int, y maxY: Int) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            fromX: max(x, other.x), y: max(y, other.y), toX: min(maxX, other.maxX), y: min(maxY, other.maxY))
    }

    public func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            fromX: min(x, other.x), y: min(y, other.y), toX: max(maxX, other.maxX), y: max(maxY, other.maxY))
    }

    public func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(
            x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// The same rectangle in points.
    /// - Parameter scale: pixels per point.
    public func points(scale: CGFloat) -> CGRect {
        CGRect(
            x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale,
            height: CGFloat(height) / scale)
    }
}
