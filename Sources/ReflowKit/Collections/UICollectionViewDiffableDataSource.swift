public import Foundation

/// The items of a collection view by identifiers (tables.md §19). Applying a snapshot updates the view by the difference
/// to the last one.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Makes headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows a snapshot. It may be called on any thread; elsewhere than on the main one, the view changes later.
    open nonisolated func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        onMainThread(Application(snapshot: snapshot, completion: completion)) { $0.show($1.snapshot) }
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { show(snapshot) }

    /// Shows a snapshot by reloading the view.
    open nonisolated func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        onMainThread(Application(snapshot: snapshot, completion: completion)) { $0.reload($1.snapshot) }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { reload(snapshot) }

    /// A snapshot and what follows it, on the way to the main thread.
    private struct Application: @unchecked Sendable {
        let snapshot: Snapshot
        let completion: (() -> Void)?
    }

    private nonisolated func onMainThread(
        _ application: Application,
        _ show: @escaping @MainActor @Sendable (UICollectionViewDiffableDataSource, Application) -> Void
    ) {
        if Thread.isMainThread {
            MainActor.assumeIsolated {
                show(self, application)
                application.completion?()
            }
        } else {
            Task { @MainActor in
                show(self, application)
                application.completion?()
            }
        }
    }

    private func reload(_ snapshot: Snapshot) {
        current = snapshot.applied
        collection?.reloadData()
    }

    private func show(_ snapshot: Snapshot) {
        guard let collection, collection.state.isLoaded else { return reload(snapshot) }
        let old = current
        let difference = SnapshotDifference(from: old, to: snapshot)
        let reloaded = snapshot.reloadedItemIdentifiers.compactMap { path(of: $0, in: old) }
        let reloadedSections = IndexSet(snapshot.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
        if !difference.isEmpty || !reloaded.isEmpty || !reloadedSections.isEmpty {
            collection.performBatchUpdates { [self] in
                current = snapshot.applied
                collection.deleteSections(difference.deletedSections)
                collection.insertSections(difference.insertedSections)
                for move in difference.movedSections { collection.moveSection(move.from, toSection: move.to) }
                collection.deleteItems(at: difference.deletedItems)
                collection.insertItems(at: difference.insertedItems)
                for move in difference.movedItems { collection.moveItem(at: move.from, to: move.to) }
                collection.reloadItems(at: reloaded)
                collection.reloadSections(reloadedSections)
            }
        }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { path(of: $0, in: current) }
        if !reconfigured.isEmpty { collection.reconfigureItems(at: reconfigured) }
    }

    private func path(of item: ItemIdentifierType, in snapshot: Snapshot) -> IndexPath? {
        guard let section = snapshot.sectionIdentifier(containingItem: item),
            let index = snapshot.indexOfSection(section), let row = snapshot.items[section]?.firstIndex(of: item)
        else { return nil }
        return [index, row]
    }

    /// A copy of the snapshot that is shown.
    open func snapshot() -> Snapshot { current }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let place = indexPath.place, let section = sectionIdentifier(for: place.section),
            let items = current.items[section], items.indices.contains(place.item)
        else { return nil }
        return items[place.item]
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { path(of: itemIdentifier, in: current) }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: The data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            collectionView.simulation.report(.cellWithoutIdentifier)
            return UICollectionViewCell(frame: .zero)
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}
