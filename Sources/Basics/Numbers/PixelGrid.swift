public import Foundation

/// The grid of device pixels, `scale` of them to a point.
public struct PixelGrid: Sendable, Hashable {
    public var scale: CGFloat

    /// The distance from a grid line, in pixels, up to which a coordinate counts as on it.
    @inlinable public static var tolerance: CGFloat { 1e-6 }

    @inlinable public init(scale: CGFloat) {
        self.scale = scale
    }

    /// The nearest grid line at or below `value`, in points.
    @inlinable
    public func floor(_ value: CGFloat) -> CGFloat {
        (value * scale + PixelGrid.tolerance).rounded(.down) / scale
    }

    /// The nearest grid line at or above `value`, in points.
    public func ceil(_ value: CGFloat) -> CGFloat {
        (value * scale - PixelGrid.tolerance).rounded(.up) / scale
    }

    /// The nearest grid line, halves up, in points.
    @inlinable
    public func round(_ value: CGFloat) -> CGFloat {
        (value * scale + 0.5 + PixelGrid.tolerance).rounded(.down) / scale
    }

    public func ceil(_ size: CGSize) -> CGSize {
        CGSize(width: ceil(size.width), height: ceil(size.height))
    }

    /// The rectangle with each edge moved to the nearest grid line, in points.
    public func round(_ rect: CGRect) -> CGRect {
        let x = round(rect.minX)
        let y = round(rect.minY)
        return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
    }
}
