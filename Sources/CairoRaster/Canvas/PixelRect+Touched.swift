import Basics
import Foundation

extension PixelRect {
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
}

extension PixelRect {
    /// The parts of the rectangle outside another one: above it, below it, to the left and to the right.
    func parts(outside hole: PixelRect) -> [PixelRect] {
        let inner = intersection(hole)
        guard !inner.isEmpty else { return [self] }
        return [
            PixelRect(fromX: x, y: y, toX: maxX, y: inner.y), PixelRect(fromX: x, y: inner.maxY, toX: maxX, y: maxY),
            PixelRect(fromX: x, y: inner.y, toX: inner.x, y: inner.maxY),
            PixelRect(fromX: inner.maxX, y: inner.y, toX: maxX, y: inner.maxY),
        ].filter { !$0.isEmpty }
    }
}
