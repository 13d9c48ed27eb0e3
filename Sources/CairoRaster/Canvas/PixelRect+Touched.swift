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
