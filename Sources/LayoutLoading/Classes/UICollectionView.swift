import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let collectionView = ViewMaker { _, _ in CollectionStandIn() }
}
