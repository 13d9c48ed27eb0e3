import Foundation
import LayoutRules

/// The updates that lead from one snapshot to another. Deletions and sources of moves are places before the updates,
/// insertions and targets of moves are places after them, as in `performBatchUpdates`.
struct SnapshotDifference {
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [(from: Int, to: Int)] = []
    private(set) var deletedItems: [IndexPath] = []
    private(set) var insertedItems: [IndexPath] = []
    private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

    /// The difference as updates of a batch.
    var updates: ListUpdates {
        var updates = ListUpdates()
        updates.deletedSections = Set(deletedSections)
        updates.insertedSections = Set(insertedSections)
        for move in movedSections { updates.moveSection(from: move.from, to: move.to) }
        updates.deleted = Set(deletedItems.compactMap(\.place))
        updates.inserted = Set(insertedItems.compactMap(\.place))
        for move in movedItems {
            if let from = move.from.place, let to = move.to.place { updates.move(from: from, to: to) }
        }
        return updates
    }

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldSections = SnapshotDifference.places(old.sectionIdentifiers)
        let newSections = SnapshotDifference.places(new.sectionIdentifiers)
        for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] == nil {
            deletedSections.insert(index)
        }
        for (index, section) in new.sectionIdentifiers.enumerated() where oldSections[section] == nil {
            insertedSections.insert(index)
        }
        let kept = new.sectionIdentifiers.filter { oldSections[$0] != nil }
        let sources = kept.compactMap { oldSections[$0] }
        let stays = SnapshotDifference.longestRise(sources)
        for (index, section) in kept.enumerated() where !stays.contains(index) {
            if let from = oldSections[section], let to = newSections[section] { movedSections.append((from, to)) }
        }
        for section in old.sectionIdentifiers {
            guard let place = oldSections[section], newSections[section] != nil else { continue }
            for (index, item) in (old.items[section] ?? []).enumerated() {
                // An item of a section that is new itself is inserted with it.
                let target = new.sectionIdentifier(containingItem: item)
                if target.map({ oldSections[$0] == nil }) ?? true { deletedItems.append([place, index]) }
            }
        }
        for section in kept { addItems(of: section, from: old, to: new, oldSections, newSections) }
    }

    /// Adds the insertions into a section that both snapshots have, and the moves to it.
    private mutating func addItems<Section, Item>(
        of section: Section, from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>, _ oldSections: [Section: Int],
        _ newSections: [Section: Int]
    ) {
        guard let target = newSections[section], let source = oldSections[section], let items = new.items[section]
        else {
            return
        }
        let oldPlaces = SnapshotDifference.places(old.items[section] ?? [])
        let here = items.enumerated().compactMap { index, item in oldPlaces[item].map { (index, $0) } }
        let stays = SnapshotDifference.longestRise(here.map(\.1))
        for (number, place) in here.enumerated() where !stays.contains(number) {
            movedItems.append(([source, place.1], [target, place.0]))
        }
        for (index, item) in items.enumerated() where oldPlaces[item] == nil {
            if let origin = old.sectionIdentifier(containingItem: item), let from = oldSections[origin],
                newSections[origin] != nil, let place = old.items[origin]?.firstIndex(of: item)
            {
                movedItems.append(([from, place], [target, index]))
            } else {
                insertedItems.append([target, index])
            }
        }
    }

    private static func places<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier: Int] {
        Dictionary(identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The places in the list of a longest subsequence that rises. The numbers differ from each other.
    private static func longestRise(_ numbers: [Int]) -> Set<Int> {
        // ends[n]: the place of the smallest number that ends a rise of n + 1 numbers.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: Set<Int> = []
        var next = ends.last ?? -1
        while next >= 0 {
            rise.insert(next)
            next = previous[next]
        }
        return rise
    }
}
