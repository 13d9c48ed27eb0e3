import Foundation

/// A rectangle of whole device pixels.
struct PixelRect: Sendable, Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    var area: Int { isEmpty ? 0 : width * height }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    init(fromX minX: Int, y minY: Int, toX maxX: Int, y maxY: Int) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The pixels of `limit` that `rect` touches; `nil` if there are none or `rect` is not finite.
    init?(touchedBy rect: CGRect, within limit: PixelRect) {
        let (left, top, right, bottom) = (
            rect.minX.rounded(.down), rect.minY.rounded(.down), rect.maxX.rounded(.up), rect.maxY.rounded(.up)
        )
        guard left < CGFloat(limit.maxX), top < CGFloat(limit.maxY), right > CGFloat(limit.x),
            bottom > CGFloat(limit.y), right.isFinite, bottom.isFinite, left.isFinite, top.isFinite
        else { return nil }
        self.init(
            fromX: max(limit.x, Int(clamping: left)), y: max(limit.y, Int(clamping: top)),
            toX: min(limit.maxX, Int(clamping: right)), y: min(limit.maxY, Int(clamping: bottom)))
        if isEmpty { return nil }
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            fromX: max(x, other.x), y: max(y, other.y), toX: min(maxX, other.maxX), y: min(maxY, other.maxY))
    }

    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            fromX: min(x, other.x), y: min(y, other.y), toX: max(maxX, other.maxX), y: max(maxY, other.maxY))
    }

    func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(
            x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
