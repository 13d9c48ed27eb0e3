public import Foundation

/// A size in whole pixels.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public var area: Int { width * height }

    /// `1179x2556`
    public var description: String { "\(width)x\(height)" }
}

/// A rectangle in whole pixels, from the top left.
public struct PixelRect: Sendable, Hashable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The same rectangle in points.
    ///
    /// - Parameter scale: pixels to a point.
    public func points(scale: CGFloat) -> CGRect {
        CGRect(
            x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale,
            height: CGFloat(height) / scale)
    }
}
