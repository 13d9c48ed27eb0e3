public import Foundation
import KitValues
import LayoutRules

/// Items in sections, which a layout places (tables.md §13–§17).
///
/// Only visible items have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    final var layout: UICollectionViewLayout
    final let state = CollectionState()

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.view = self
    }

    /// A view without a layout, for which UIKit raises an exception.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
        simulation.report(.missingLayout)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.view = self
    }

    override func makeParts() {
        super.makeParts()
        backgroundColor = .systemBackground
    }

    open override class var nibMethods: [Selector] {
        super.nibMethods + [
            Selector("setDataSource:", { (one: UICollectionView) in .init { one.dataSource = $0 } }),
            Selector("setDelegate:", { (one: UICollectionView) in .init { one.delegate = $0 } }),
        ]
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            super.setScrollDelegate(delegate)
            layout.invalidateLayout()
        }
    }
    override func setScrollDelegate(_ new: (any UIScrollViewDelegate)?) {
        delegate = new as? any UICollectionViewDelegate
        super.setScrollDelegate(new)
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is asked.
    open var isPrefetchingEnabled = true

    // MARK: Layout

    /// The layout. A new one is used in the next pass.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { replaceLayout(newValue) }
    }

    /// - Parameter animated: ignored. Pictures are taken after animations.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { replaceLayout(layout) }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        replaceLayout(layout)
        layoutIfNeeded()
        completion?(true)
    }

    open override func layoutSubviews() {
        showItems()
        super.layoutSubviews()
    }

    override var keepsContentAtSafeAreaEdge: Bool { true }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        markNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        markNeedsLayout()
    }

    override func layoutMarginsWereChanged() { markNeedsLayout() }

    open override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            super.contentOffset = newValue
            prefetch()
        }
    }

    /// The view behind the items, as large as what is visible.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    override func subviewDidLeave(_ subview: UIView) { state.note(leaving: subview) }

    // MARK: Items

    open var numberOfSections: Int {
        loadIfNeeded()
        return state.counts.count
    }
    open func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return state.counts.indices.contains(section) ? state.counts[section] : 0
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForItem(at: indexPath).map(shown)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(shown)
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        elements(in: CGRect(origin: point, size: .zero).insetBy(dx: -0.5, dy: -0.5)).first {
            $0.category == .cell && $0.frame.contains(point)
        }?.indexPath
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        state.cells.first { $0.value === cell }.map { IndexPath($0.key) }
    }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        state.edges.first { $0.value === supplementaryView }?.key.path
    }
    /// The cell of an item; nil if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        showItems()
        return indexPath.place.flatMap { state.cells[$0] }
    }
    /// The visible cells. UIKit promises no order; these are in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        showItems()
        return state.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    open var indexPathsForVisibleItems: [IndexPath] {
        showItems()
        return state.cells.keys.sorted().map { IndexPath($0) }
    }
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        showItems()
        return state.edges[CollectionState.Edge(isDecoration: false, kind: elementKind, path: indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            state.edges[CollectionState.Edge(isDecoration: false, kind: elementKind, path: $0)]
        }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        showItems()
        return state.edges.keys.filter { !$0.isDecoration && $0.kind == elementKind }.map(\.path).sorted()
    }

    /// - Parameter animated: ignored. Pictures are taken after animations.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition)
    }

    // MARK: Data

    /// Asks the data source for everything again, in the next pass. The selection is lost.
    open func reloadData() { forgetData() }
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(from: section, to: newSection) }
    }
    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.inserted.formUnion(indexPaths.compactMap(\.place)) }
    }
    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deleted.formUnion(indexPaths.compactMap(\.place)) }
    }
    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloaded.formUnion(indexPaths.compactMap(\.place)) }
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let from = indexPath.place, let to = newIndexPath.place else { return }
        update { $0.move(from: from, to: to) }
    }
    /// Asks the data source for the cells of items again, which stay the same views.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Several updates as one. Without any, the layout is computed again and cells stay.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        startUpdates()
        updates?()
        finishUpdates()
        completion?(true)
    }
    /// Whether updates were made that have not taken effect yet.
    open var hasUncommittedUpdates: Bool { state.updateDepth > 0 }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        state.cellPool.register(cellClass.map { .type($0) }, identifier)
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        state.cellPool.register(nib.map { .nib($0) }, identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        state.edgePool(elementKind).register(viewClass.map { .type($0) }, identifier)
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        state.edgePool(kind).register(nib.map { .nib($0) }, identifier)
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { takeCell(identifier, for: indexPath) }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { takeEdge(elementKind, identifier, for: indexPath) }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { keepOneSelected() } }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells show their controls for editing.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// The selected items in the order in which they were selected; nil if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        state.selected.isEmpty ? nil : state.selected.map { IndexPath($0) }
    }
    /// Selects an item without telling the delegate; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath)
        if let indexPath, !scrollPosition.isEmpty { scroll(to: indexPath, scrollPosition) }
    }
    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
}
