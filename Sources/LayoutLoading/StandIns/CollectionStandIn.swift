import Foundation
import KitSchema
import ReflowKit

/// The outline of a `UICollectionView`: its cells with their stored frames. The content size is set, because bars have
/// a background if content is behind them.
@MainActor
final class CollectionStandIn: UIScrollView {
    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = subviews.filter { !$0.isHidden }
        let size = CGSize(
            width: max(bounds.width, shown.map(\.frame.maxX).max() ?? 0), height: shown.map(\.frame.maxY).max() ?? 0)
        if contentSize != size { contentSize = size }
    }
}
