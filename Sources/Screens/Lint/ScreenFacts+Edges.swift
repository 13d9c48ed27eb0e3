import Foundation

extension ScreenFacts {
    /// Whether a rectangle touches the screen's edge, which means that it extends beyond the screen on purpose.
    func bleeds(_ rect: CGRect, at edge: ScreenEdge) -> Bool {
        switch edge {
        case .top: rect.minY <= bounds.minY + 0.5
        case .left: rect.minX <= bounds.minX + 0.5
        case .bottom: rect.maxY >= bounds.maxY - 0.5
        case .right: rect.maxX >= bounds.maxX - 0.5
        }
    }
}
