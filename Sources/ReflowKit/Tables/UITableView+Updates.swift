import Foundation
import KitValues
import LayoutRules

// Reloads and batches of updates (tables.md §15).
extension UITableView {
    final func reload() {
        state.selected = []
        state.answersHeights = nil
        removeRows()
        state.isLoaded = false
        // Counts are asked at once, cells in the next layout.
        loadIfNeeded()
        markNeedsLayout()
    }

    final func startUpdates() {
        if state.updateDepth == 0 {
            // The counts before the batch are those of the last answer.
            if !state.isLoaded { loadIfNeeded() }
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
        let before = state.geometry.sections.map(\.rows.count)
        let after = askCounts()
        do {
            let mapping = try updates.mapping(before: before, after: after, words: .table)
            state.updateDepth = 0
            apply(updates, mapping, counts: after)
        } catch {
            state.updateDepth = 0
            simulation.report(.invalidUpdate(error.text))
        }
    }

    private func apply(_ updates: ListUpdates, _ mapping: ListUpdates.Mapping, counts: [Int]) {
        let top = shownBounds.origin.y + actualContentInset.top
        let anchor = measuresRows && top > 0 ? state.geometry.firstRow(endingAfter: top) : nil
        let distance = anchor.map { state.geometry.row($0.row, in: $0.section).y - top } ?? 0
        let kept = move(cellsBy: mapping, updates)
        removeHeadersAndFooters()
        state.selected = state.selected.compactMap { updates.place(of: $0, in: mapping) }
        load(counts: counts)
        state.visible = kept
        if let anchor, let place = mapping.place(TableState.Place(section: anchor.section, item: anchor.row)),
            let cell = kept[place]
        {
            prepare(cell, at: place)
            measure(place, cell)
            move(to: state.geometry.row(place.item, in: place.section).y - distance - actualContentInset.top)
        }
        clampOffset()
        markNeedsLayout()
    }

    /// Returns the cells of rows that were deleted or reloaded.
    /// - Returns: the other cells, at their new places.
    private func move(cellsBy mapping: ListUpdates.Mapping, _ updates: ListUpdates) -> [TableState.Place:
        UITableViewCell]
    {
        state.isShowing = true
        defer { state.isShowing = false }
        var kept: [TableState.Place: UITableViewCell] = [:]
        for (old, cell) in state.visible.sorted(by: { $0.key < $1.key }) {
            if let new = updates.place(of: old, in: mapping), !updates.reloaded.contains(old) {
                kept[new] = cell
            } else {
                endDisplay(of: cell, at: old)
            }
        }
        return kept
    }

    final func reconfigure(_ indexPaths: [IndexPath]) {
        guard !state.isUpdating else { return }
        for place in indexPaths.compactMap(\.place) {
            guard let cell = state.visible[place], let dataSource else { continue }
            state.reconfigured = (place, cell)
            let answer = dataSource.tableView(self, cellForRowAt: IndexPath(place))
            state.reconfigured = nil
            if answer !== cell { simulation.report(.wrongReconfiguredCell) }
        }
        heightsDidChange()
    }

    /// Asks for the data of the next screenful.
    final func prefetch() {
        guard let prefetchDataSource, state.isLoaded, shownSize.height > 0 else { return }
        let visible = CGRect(origin: shownBounds.origin, size: shownSize)
        let next = Set(rows(in: visible.offsetBy(dx: 0, dy: shownSize.height)).compactMap(\.place))
        let shown = Set(rows(in: visible).compactMap(\.place))
        let new = next.subtracting(state.prefetched).subtracting(shown).sorted()
        let gone = state.prefetched.subtracting(next).subtracting(shown).sorted()
        state.prefetched = next
        if !gone.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.map { IndexPath($0) })
        }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.map { IndexPath($0) }) }
    }

    // MARK: Scrolling (tables.md §11)

    final func scroll(to indexPath: IndexPath, _ position: ScrollPosition) {
        guard shownSize.height > 0 else { return }
        // The first target is computed from estimates, and corrected when the rows there have their heights.
        for _ in 0..<5 {
            guard let target = offset(showing: indexPath, position) else { return }
            let old = shownBounds.origin.y
            if target != old { contentOffset.y = target }
            showRows()
            guard target != old, measuresRows else { break }
        }
    }

    private func offset(showing indexPath: IndexPath, _ position: ScrollPosition) -> CGFloat? {
        let geometry = loaded
        guard let place = indexPath.place, geometry.sections.indices.contains(place.section) else {
            simulation.report(.scrollOutside(row: indexPath, sections: geometry.sections.count))
            return nil
        }
        let count = geometry.sections[place.section].rows.count
        guard place.item == NSNotFound || (0..<count).contains(place.item) else {
            simulation.report(.scrollOutside(row: place.item, rows: count, section: place.section))
            return nil
        }
        let inset = actualContentInset
        let isHeader = place.item == NSNotFound
        let span = isHeader ? geometry.header(place.section) : geometry.row(place.item, in: place.section)
        let pinned = isGrouped || isHeader ? 0 : geometry.header(place.section).height
        let top = span.y - pinned - inset.top
        let bottom = span.maxY + inset.bottom - shownSize.height
        let now = shownBounds.origin.y
        let wanted: CGFloat
        switch position {
        case .top: wanted = top
        case .bottom: wanted = bottom
        case .middle:
            let free = shownSize.height - inset.top - inset.bottom
            wanted = span.y + span.height / 2 - free / 2 - inset.top
        case .none: wanted = now > top ? top : max(now, bottom)
        }
        let end = max(-inset.top, geometry.contentHeight + inset.bottom - shownSize.height)
        return min(max(wanted, -inset.top), end)
    }
}

extension UITableView: SnapshotTarget {
    final var hasLoadedData: Bool { state.isLoaded }
}

extension ListUpdates {
    /// The place of a row after the batch; nil if it was deleted or its section was reloaded.
    fileprivate func place(of old: Place, in mapping: Mapping) -> Place? {
        reloadedSections.contains(old.section) ? nil : mapping.place(old)
    }
}
