import Foundation
import LayoutRules

/// A table or a collection view, as its diffable data source sees it.
@MainActor
protocol SnapshotTarget: AnyObject {
    /// Whether the view knows the counts of its data source.
    var hasLoadedData: Bool { get }

    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    /// Adds updates to the present batch.
    func update(_ change: (inout ListUpdates) -> Void)
    /// Asks the data source for the cells of items again, which stay the same views.
    func reconfigure(_ indexPaths: [IndexPath])
}

/// The snapshot that a diffable data source shows, and how it shows another one (tables.md §19).
@MainActor
final class SnapshotPresenter<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    enum Way {
        /// By the difference to the present snapshot.
        case difference
        case reload
    }

    private weak var target: (any SnapshotTarget)?
    private(set) var current = Snapshot()

    init(_ target: any SnapshotTarget) {
        self.target = target
    }

    // MARK: Applying

    /// A snapshot and what follows it, on the way to the main thread.
    private struct Application: @unchecked Sendable {
        let snapshot: Snapshot
        let completion: (() -> Void)?
    }

    /// Shows a snapshot at once on the main thread; called on another one, as soon as the main thread is free.
    nonisolated func apply(_ snapshot: Snapshot, _ way: Way, completion: (() -> Void)?) {
        let application = Application(snapshot: snapshot, completion: completion)
        if MainThread.isCurrent {
            MainActor.assumeIsolated { perform(application, way) }
        } else {
            Task { @MainActor in perform(application, way) }
        }
    }

    private func perform(_ application: Application, _ way: Way) {
        show(application.snapshot, way)
        application.completion?()
    }

    func show(_ snapshot: Snapshot, _ way: Way) {
        guard way == .difference, let target, target.hasLoadedData else {
            current = snapshot.applied
            target?.reloadData()
            return
        }
        let old = current
        var updates = SnapshotDifference(from: old, to: snapshot).updates
        updates.reloaded = Set(snapshot.reloadedItemIdentifiers.compactMap { indexPath(of: $0, in: old)?.place })
        updates.reloadedSections = Set(snapshot.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
        if updates.isEmpty {
            current = snapshot.applied
        } else {
            target.performBatchUpdates(
                { [self] in
                    current = snapshot.applied
                    target.update { $0 = updates }
                }, completion: nil)
        }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath)
        if !reconfigured.isEmpty { target.reconfigure(reconfigured) }
    }

    // MARK: Questions

    private func indexPath(of item: Item, in snapshot: Snapshot) -> IndexPath? {
        guard let section = snapshot.sectionIdentifier(containingItem: item),
            let index = snapshot.indexOfSection(section), let row = snapshot.items[section]?.firstIndex(of: item)
        else { return nil }
        return [index, row]
    }

    func indexPath(of item: Item) -> IndexPath? { indexPath(of: item, in: current) }

    func item(at indexPath: IndexPath) -> Item? {
        guard let place = indexPath.place, let section = section(at: place.section),
            let items = current.items[section], items.indices.contains(place.item)
        else { return nil }
        return items[place.item]
    }

    func section(at index: Int) -> Section? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    func numberOfItems(inSection index: Int) -> Int {
        section(at: index).flatMap { current.items[$0]?.count } ?? 0
    }
}
