public import Foundation
import LayoutRules

/// The rows of a table by identifiers (tables.md §19). Applying a snapshot updates the table by the difference to the
/// last one.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Kept for apps that set it; pictures are taken after animations.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows a snapshot. It may be called on any thread; elsewhere than on the main one, the table changes later.
    open nonisolated func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        onMainThread(Application(snapshot: snapshot, completion: completion)) { $0.show($1.snapshot) }
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { show(snapshot) }

    /// Shows a snapshot by reloading the table.
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
        _ show: @escaping @MainActor @Sendable (UITableViewDiffableDataSource, Application) -> Void
    ) {
        if MainThread.isCurrent {
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
        table?.reloadData()
    }

    private func show(_ snapshot: Snapshot) {
        guard let table, table.state.isLoaded else { return reload(snapshot) }
        let old = current
        let difference = SnapshotDifference(from: old, to: snapshot)
        let reloaded = snapshot.reloadedItemIdentifiers.compactMap { path(of: $0, in: old) }
        let reloadedSections = IndexSet(snapshot.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
        if !difference.isEmpty || !reloaded.isEmpty || !reloadedSections.isEmpty {
            table.performBatchUpdates { [self] in
                current = snapshot.applied
                table.deleteSections(difference.deletedSections, with: defaultRowAnimation)
                table.insertSections(difference.insertedSections, with: defaultRowAnimation)
                for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
                table.deleteRows(at: difference.deletedItems, with: defaultRowAnimation)
                table.insertRows(at: difference.insertedItems, with: defaultRowAnimation)
                for move in difference.movedItems { table.moveRow(at: move.from, to: move.to) }
                table.reloadRows(at: reloaded, with: defaultRowAnimation)
                table.reloadSections(reloadedSections, with: defaultRowAnimation)
            }
        }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { path(of: $0, in: current) }
        if !reconfigured.isEmpty { table.reconfigureRows(at: reconfigured) }
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

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            tableView.simulation.report(.missingCell(tableView.diagnosticName, "\(type(of: self))"))
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
