public import Foundation

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

    private let cellProvider: CellProvider
    private let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>

    /// Kept for apps that set it; pictures are taken after animations.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        presenter = SnapshotPresenter(tableView)
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows a snapshot. It may be called on any thread; elsewhere than on the main one, the table changes later.
    open nonisolated func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        presenter.apply(snapshot, .difference, completion: completion)
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        presenter.show(snapshot, .difference)
    }

    /// Shows a snapshot by reloading the table.
    open nonisolated func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        presenter.apply(snapshot, .reload, completion: completion)
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { presenter.show(snapshot, .reload) }

    /// A copy of the snapshot that is shown.
    open func snapshot() -> Snapshot { presenter.current }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { presenter.item(at: indexPath) }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        presenter.indexPath(of: itemIdentifier)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { presenter.section(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        presenter.current.indexOfSection(sectionIdentifier)
    }

    // MARK: The data source

    open func numberOfSections(in tableView: UITableView) -> Int { presenter.current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfItems(inSection: section)
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
