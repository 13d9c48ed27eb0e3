import Foundation
import LayoutRules

// Batches of updates and the selection (tables.md §15).
extension UICollectionView {
    final func startUpdates() {
        // The counts before the batch are those of the last answer.
        if state.updateDepth == 0 {
            loadIfNeeded()
            state.updates = ListUpdates()
        }
        state.updateDepth += 1
    }

    final func update(_ change: (inout ListUpdates) -> Void) {
        startUpdates()
        change(&state.updates)
        finishUpdates()
    }

    final func finishUpdates() {
        guard state.updateDepth > 0 else { return }
        guard state.updateDepth == 1 else {
            state.updateDepth -= 1
            return
        }
        let updates = state.updates
        state.updates = ListUpdates()
        let after = askCounts()
        do {
            let mapping = try updates.mapping(before: state.counts, after: after, words: .collection)
            state.updateDepth = 0
            apply(updates, mapping, after)
        } catch {
            state.updateDepth = 0
            simulation.report(.invalidUpdate(error.text))
        }
    }

    private func apply(_ updates: ListUpdates, _ mapping: ListUpdates.Mapping, _ counts: [Int]) {
        if !updates.isEmpty {
            let wasShowing = state.isShowing
            state.isShowing = true
            moveCells(mapping, updates)
            moveEdges(mapping, updates)
            state.isShowing = wasShowing
            state.selected = state.selected.compactMap { updates.isReloaded($0) ? nil : mapping.place($0) }
        }
        state.counts = counts
        state.isLoaded = true
        state.loads += 1
        let context = layout.makeContext()
        context.isEverything = true
        context.isDataSourceCounts = !updates.isEmpty
        layout.invalidateLayout(with: context)
        if !updates.isEmpty {
            prepareLayout()
            layout.prepare(forCollectionViewUpdates: updates.items)
        }
        showItems()
        if !updates.isEmpty { layout.finalizeCollectionViewUpdates() }
        layoutIfNeeded()
    }

    /// Puts cells at their new places, and returns those of items that were deleted or reloaded.
    private func moveCells(_ mapping: ListUpdates.Mapping, _ updates: ListUpdates) {
        var kept: [CollectionState.Place: UICollectionViewCell] = [:]
        for place in state.cells.keys.sorted() {
            guard let cell = state.cells[place] else { continue }
            if let new = mapping.place(place), !updates.isReloaded(place), kept[new] == nil {
                kept[new] = cell
                state.cells[place] = nil
            } else {
                endDisplay(at: place)
            }
        }
        state.cells = kept
    }

    /// Puts headers and other views at the places of their sections, or of the items to which they are bound.
    private func moveEdges(_ mapping: ListUpdates.Mapping, _ updates: ListUpdates) {
        var kept: [CollectionState.Edge: UICollectionReusableView] = [:]
        for edge in state.edges.keys.sorted(by: { ($0.kind, $0.path) < ($1.kind, $1.path) }) {
            guard let view = state.edges[edge], let place = edge.path.place else {
                endDisplay(of: edge)
                continue
            }
            let path: IndexPath? =
                layout.bindsToItems(edge.kind)
                ? updates.isReloaded(place) ? nil : mapping.place(place).map { IndexPath($0) }
                : updates.reloadedSections.contains(place.section)
                    ? nil : mapping.section(place.section).map { [$0, place.item] }
            let new = path.map { CollectionState.Edge(isDecoration: edge.isDecoration, kind: edge.kind, path: $0) }
            if let new, kept[new] == nil {
                kept[new] = view
                state.edges[edge] = nil
            } else {
                endDisplay(of: edge)
            }
        }
        state.edges = kept
    }

    final func reconfigure(_ paths: [IndexPath]) {
        loadIfNeeded()
        for path in paths {
            guard let place = path.place, let cell = state.cells[place], let dataSource else { continue }
            state.reconfigured = (place, cell)
            CollectionState.cellQuestions += 1
            let answer = dataSource.collectionView(self, cellForItemAt: path)
            CollectionState.cellQuestions -= 1
            state.reconfigured = nil
            guard answer === cell else {
                simulation.report(.wrongReconfiguredCell)
                continue
            }
            state.measured.remove(ObjectIdentifier(cell))
            cell.updateConfigurationIfNeeded()
        }
        markNeedsLayout()
    }

    // MARK: Selection

    final func select(_ path: IndexPath?) {
        guard let path else {
            for place in state.selected { mark(place, false) }
            state.selected = []
            return
        }
        loadIfNeeded()
        guard allowsSelection, let place = path.place, state.contains(place), !state.selected.contains(place) else {
            return
        }
        if !allowsMultipleSelection {
            for other in state.selected { mark(other, false) }
            state.selected = []
        }
        state.selected.append(place)
        mark(place, true)
    }

    final func deselect(_ path: IndexPath) {
        guard let place = path.place, let index = state.selected.firstIndex(of: place) else { return }
        state.selected.remove(at: index)
        mark(place, false)
    }

    final func keepOneSelected() {
        while state.selected.count > 1 { mark(state.selected.removeFirst(), false) }
    }

    private func mark(_ place: CollectionState.Place, _ isSelected: Bool) {
        state.cells[place]?.isSelected = isSelected
    }

    final func editingDidChange() {
        for cell in state.cells.values { tell(cell) }
        markNeedsLayout()
    }

    /// Tells a cell what it needs to know of the view.
    final func tell(_ cell: UICollectionViewCell) { cell.isInEditing = isEditing }
}

extension UICollectionView: SnapshotTarget {
    final var hasLoadedData: Bool { state.isLoaded }
}

extension ListUpdates {
    fileprivate func isReloaded(_ place: Place) -> Bool {
        reloaded.contains(place) || reloadedSections.contains(place.section)
    }

    /// The updates as a layout is told them: sections first, each kind in the order of places.
    @MainActor
    fileprivate var items: [UICollectionViewUpdateItem] {
        typealias Item = UICollectionViewUpdateItem
        func section(_ index: Int) -> IndexPath { [index, NSNotFound] }
        var items: [Item] = []
        items += deletedSections.sorted().map { Item(section($0), nil, .delete) }
        items += reloadedSections.sorted().map { Item(section($0), section($0), .reload) }
        items += insertedSections.sorted().map { Item(nil, section($0), .insert) }
        items += movedSections.map { Item(section($0.from), section($0.to), .move) }
        items += deleted.sorted().map { Item(IndexPath($0), nil, .delete) }
        items += reloaded.sorted().map { Item(IndexPath($0), IndexPath($0), .reload) }
        items += inserted.sorted().map { Item(nil, IndexPath($0), .insert) }
        items += moved.map { Item(IndexPath($0.from), IndexPath($0.to), .move) }
        return items
    }
}
