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
        let isReloaded = { (place: CollectionState.Place) in
            updates.reloaded.contains(place) || updates.reloadedSections.contains(place.section)
        }
        if !updates.isEmpty {
            state.isShowing = true
            var kept: [CollectionState.Place: UICollectionViewCell] = [:]
            for place in state.cells.keys.sorted() {
                guard let cell = state.cells[place] else { continue }
                if let new = mapping.place(place), !isReloaded(place), kept[new] == nil {
                    kept[new] = cell
                    state.cells[place] = nil
                } else {
                    endDisplay(at: place)
                }
            }
            state.cells = kept
            // Headers and footers are found again by their sections.
            for edge in state.edges.keys.sorted(by: { ($0.kind, $0.path) < ($1.kind, $1.path) }) {
                guard let section = edge.path.first, let new = mapping.section(section), new == section,
                    !updates.reloadedSections.contains(section), edge.path.count < 2 || edge.path[1] == 0
                else {
                    endDisplay(of: edge)
                    continue
                }
            }
            state.isShowing = false
            state.selected = state.selected.compactMap { isReloaded($0) ? nil : mapping.place($0) }
        }
        state.counts = counts
        state.isLoaded = true
        let context = layout.makeContext()
        context.isEverything = true
        context.isDataSourceCounts = !updates.isEmpty
        layout.invalidateLayout(with: context)
        layoutIfNeeded()
    }

    final func reconfigure(_ paths: [IndexPath]) {
        loadIfNeeded()
        for path in paths {
            guard let place = path.place, let cell = state.cells[place], let dataSource else { continue }
            state.reconfigured = (place, cell)
            let answer = dataSource.collectionView(self, cellForItemAt: path)
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
}
