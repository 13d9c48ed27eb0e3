public import Foundation

/// The parts of a layout that have to be computed again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var isEverything = false
    final var isDataSourceCounts = false
    final var itemPaths: [IndexPath]?
    final var supplementaryPaths: [String: [IndexPath]]?
    final var decorationPaths: [String: [IndexPath]]?

    /// Whether the layout keeps nothing of what it knows.
    open var invalidateEverything: Bool { isEverything }
    /// Whether the numbers of sections and items may have changed.
    open var invalidateDataSourceCounts: Bool { isDataSourceCounts }
    open var invalidatedItemIndexPaths: [IndexPath]? { itemPaths }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryPaths }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationPaths }
    /// A change of the content's offset that comes with the new layout, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// A change of the content's size that comes with the new layout, in points.
    open var contentSizeAdjustment = CGSize.zero

    public override init() {
        super.init()
    }

    open func invalidateItems(at indexPaths: [IndexPath]) { itemPaths = (itemPaths ?? []) + indexPaths }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaryPaths = (supplementaryPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorationPaths = (decorationPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// The parts of a flow layout that have to be computed again. With bounds that changed, lines are broken again with the sizes that the
/// delegate gave before; it is not asked again (tables.md §16.7).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes, insets and spacings again.
    open var invalidateFlowLayoutDelegateMetrics = false
    /// Whether lines are broken again.
    open var invalidateFlowLayoutAttributes = true
}
