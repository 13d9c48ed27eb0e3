import Foundation
import KitValues
import LayoutRules

// The cells of visible rows: making, measuring, placing and returning them (tables.md §4, §12, §13).
extension UITableView {
    private typealias Row = (section: Int, row: Int)

    final func layOutTable() {
        guard !state.isUpdating else { return }
        showRows()
        let visible = CGRect(origin: shownBounds.origin, size: shownSize)
        if let backgroundView, backgroundView.frame != visible { backgroundView.frame = visible }
        placeEdgeViews()
        showHeadersAndFooters()
        showIndex()
        showEmptyRows()
        orderViews()
    }

    /// Shows the rows that are visible at the present offset, and no others.
    final func showRows() {
        guard !state.isShowing, !state.isUpdating else { return }
        state.isShowing = true
        defer { state.isShowing = false }
        let anchor = anchorBeforeTurn
        let isTurned = state.laidOutSize.map { $0 != shownSize } ?? true
        let hadOldHeight = state.geometry.contentHeight
        let wasLoaded = state.isLoaded
        loadIfNeeded()
        state.laidOutSize = shownSize
        guard shownSize.height > 0, shownSize.width > 0 else { return }
        if let anchor { keep(anchor) }
        var rounds = 0
        repeat {
            let offset = shownBounds.origin.y
            let height = state.geometry.contentHeight
            let isComplete = fill()
            noteContentSize()
            let isChanged = isTurned || !wasLoaded || hadOldHeight != state.geometry.contentHeight
            if isChanged { clampOffset() }
            rounds += 1
            if isComplete, shownBounds.origin.y == offset, state.geometry.contentHeight == height { break }
        } while rounds < 8
        takeAwayRows()
        placeRows()
    }

    // MARK: The turn (tables.md §12.4)

    private struct Anchor {
        let place: TableState.Place
        /// The distance of its start from the edge below which rows are visible.
        let distance: CGFloat
    }

    /// The first row below the top edge, if heights are about to be found again and may be others.
    private var anchorBeforeTurn: Anchor? {
        guard state.isLoaded, state.laidOutSize != nil, state.owesHeights || state.measuredWidth != shownSize.width,
            !(state.answersHeights == false && rowHeight > 0)
        else { return nil }
        return anchor
    }

    private var anchor: Anchor? {
        let top = shownBounds.origin.y + actualContentInset.top
        // At the very top, the table stays there.
        guard top > 0, let row = state.geometry.firstRow(endingAfter: top) else { return nil }
        return Anchor(
            place: TableState.Place(section: row.section, item: row.row),
            distance: state.geometry.row(row.row, in: row.section).y - top)
    }

    private func keep(_ anchor: Anchor) {
        guard state.has(anchor.place) else { return }
        if let cell = state.visible[anchor.place] {
            prepare(cell, at: anchor.place)
            measure(anchor.place, cell)
        }
        let row = state.geometry.row(anchor.place.item, in: anchor.place.section)
        let distance = max(anchor.distance, -(row.height - metrics.lineWidth))
        move(to: row.y - distance - actualContentInset.top)
    }

    final func move(to y: CGFloat) {
        guard y != shownBounds.origin.y else { return }
        writeBounds(CGRect(origin: CGPoint(x: shownBounds.origin.x, y: y), size: shownSize))
        didScroll()
    }

    final func clampOffset() {
        let inset = actualContentInset
        let end = max(-inset.top, state.geometry.contentHeight + inset.bottom - shownSize.height)
        move(to: min(max(shownBounds.origin.y, -inset.top), end))
    }

    // MARK: Filling

    /// Makes and measures the rows from the first visible one to the end, then the rows before it.
    /// - Returns: false if a callback reloaded the table meanwhile.
    private func fill() -> Bool {
        let top = shownBounds.origin.y
        guard let first = state.geometry.firstRow(endingAfter: top) else { return true }
        // A row that is known already stands still, and rows before it that are not known move what is above.
        var start: Row = first
        if measuresRows {
            var next: Row? = first
            while let row = next, state.geometry.row(row.row, in: row.section).y < top + shownSize.height {
                if state.geometry.sections[row.section].rows.measuredHeight(of: row.row) != nil {
                    start = row
                    break
                }
                next = state.geometry.row(after: row)
            }
        }
        var next: Row? = start
        while let row = next, state.geometry.row(row.row, in: row.section).y < shownBounds.origin.y + shownSize.height {
            guard show(row) else { return false }
            next = state.geometry.row(after: row)
        }
        next = state.geometry.row(before: start)
        while let row = next, state.geometry.row(row.row, in: row.section).maxY > shownBounds.origin.y {
            let old = state.geometry.row(row.row, in: row.section).height
            guard show(row) else { return false }
            let change = state.geometry.row(row.row, in: row.section).height - old
            if change != 0 { move(to: shownBounds.origin.y + change) }
            next = state.geometry.row(before: row)
        }
        return true
    }

    /// Makes the cell of a row, unless it is there, and finds the row's height.
    /// - Returns: whether the table still has the row; a callback may have reloaded it.
    private func show(_ row: Row) -> Bool {
        let place = TableState.Place(section: row.section, item: row.row)
        if let cell = state.visible[place] {
            let loads = state.loads
            prepare(cell, at: place)
            measure(place, cell)
            return state.loads == loads
        }
        guard let dataSource else { return false }
        let loads = state.loads
        let cell = dataSource.tableView(self, cellForRowAt: IndexPath(place))
        guard state.loads == loads else { return false }
        // A cell that another row shows is used for this one.
        if let other = state.visible.first(where: { $0.value === cell })?.key { state.visible[other] = nil }
        state.visible[place] = cell
        prepare(cell, at: place, asksDelegate: true)
        measure(place, cell)
        guard state.loads == loads else { return false }
        cell.setSelected(state.selected.contains(place), animated: false)
        if cell.isEditing != state.isEditing { cell.setEditing(state.isEditing, animated: false) }
        cell.updateConfigurationIfNeeded()
        cell.frame = frame(of: place)
        delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(place))
        guard state.loads == loads else { return false }
        if cell.parent !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        return true
    }

    /// Tells a cell what it needs to know of its row.
    /// - Parameter asksDelegate: whether the cell is new for the row, or the answers may be others.
    final func prepare(_ cell: UITableViewCell, at place: TableState.Place, asksDelegate: Bool = false) {
        var facts = asksDelegate ? TableCellPlace() : cell.place
        facts.metrics = metrics
        facts.margin = cellMargin
        facts.isGrouped = isGrouped
        facts.isInset = isInset
        facts.isFirst = place.item == 0
        facts.isLast = place.item == state.geometry.sections[place.section].rows.count - 1
        facts.hasLines = separatorStyle != .none
        facts.separatorColor = separatorColor
        facts.separatorInset = statedSeparatorInset
        facts.countsInsetFromAutomatic = separatorInsetReference == .fromAutomaticInsets
        facts.insetsContentToSafeArea = insetsContentViewsToSafeArea && !isInset
        facts.followsReadableWidth = cellLayoutMarginsFollowReadableWidth
        facts.indexWidth = shownIndexTitles == nil ? 0 : CellAnatomy.indexStrip
        let next = TableState.Place(section: place.section, item: place.item + 1)
        facts.hidesLine = isMarked(place) || isMarked(next)
        if state.isEditing, asksDelegate {
            let path = IndexPath(place)
            let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
            facts.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
            facts.indentsWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            facts.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        }
        if !state.isEditing { facts.editingStyle = .none }
        cell.place = facts
        let level =
            !asksDelegate
            ? Unanswered.level
            : delegate?.tableView(self, indentationLevelForRowAt: IndexPath(place)) ?? Unanswered.level
        if level != Unanswered.level { cell.indentationLevel = level }
        let width = rowSpan.width
        if cell.shownSize.width != width { cell.frame.size.width = width }
    }

    private func isMarked(_ place: TableState.Place) -> Bool {
        if state.selected.contains(place) { return true }
        return state.visible[place]?.isHighlighted == true
    }

    private func placeRows() {
        for (place, cell) in state.visible where state.has(place) {
            prepare(cell, at: place)
            let frame = frame(of: place)
            if cell.readFrame() != frame { cell.frame = frame }
        }
    }

    // MARK: Leaving

    private func takeAwayRows() {
        let top = shownBounds.origin.y
        for (place, cell) in state.visible.sorted(by: { $0.key < $1.key }) where state.visible[place] === cell {
            guard state.has(place) else {
                endDisplay(of: cell, at: place)
                continue
            }
            let span = state.geometry.row(place.item, in: place.section)
            if span.maxY > top, span.y < top + shownSize.height { continue }
            endDisplay(of: cell, at: place)
        }
    }

    final func endDisplay(of cell: UITableViewCell, at place: TableState.Place) {
        state.visible[place] = nil
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(place))
        state.cells.put(cell, cell.reuseIdentifier)
    }

    /// Returns all cells, headers and footers.
    final func removeRows() {
        let wasShowing = state.isShowing
        state.isShowing = true
        defer { state.isShowing = wasShowing }
        for (place, cell) in state.visible.sorted(by: { $0.key < $1.key }) { endDisplay(of: cell, at: place) }
        removeHeadersAndFooters()
    }

    // MARK: Order

    /// Puts the views into their order from back to front: rows, the views at both ends, footers, headers, the index.
    /// Other subviews of the app stay where they are.
    private func orderViews() {
        var wanted: [UIView] = []
        if let backgroundView, backgroundView.parent === self { wanted.append(backgroundView) }
        wanted += state.visible.sorted { $0.key < $1.key }.map(\.value)
        wanted += [tableHeaderView, tableFooterView, state.emptyRows].compactMap { $0 }
        wanted += state.footers.sorted { $0.key < $1.key }.map(\.value)
        wanted += state.headers.sorted { $0.key < $1.key }.map(\.value)
        if let index = state.index { wanted.append(index) }
        wanted = wanted.filter { $0.parent === self }
        let places = wanted.compactMap { view in children.firstIndex { $0 === view } }
        guard places != places.sorted() else { return }
        for (place, view) in zip(places.sorted(), wanted) { reorder(view, to: place) }
    }

    // MARK: Reuse

    final func takeCell(_ identifier: String) -> UITableViewCell? {
        if let reconfigured = state.reconfigured, reconfigured.cell.reuseIdentifier == identifier {
            return reconfigured.cell
        }
        if let cell = state.cells.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        switch state.cells.origin(of: identifier) {
        case nil: return nil
        case .type(let type): return Simulation.cell(of: type, identifier)
        case .prototype(let make): return make()
        case .nib(let nib):
            let made = nib.instantiate(withOwner: nil)
            guard made.count == 1, let cell = made.first as? UITableViewCell else {
                simulation.report(.invalidCellNib(identifier, expected: "UITableViewCell"))
                return nil
            }
            // A cell of a nib that names no pool belongs to the one for which the nib was registered.
            if cell.reuseIdentifier == nil { cell.join(identifier) }
            return cell
        }
    }

    final func takeCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = takeCell(identifier) else {
            simulation.report(.unregisteredCell(identifier))
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        // The cell has the size of its row before the app gets it.
        if let place = indexPath.place, state.isLoaded, state.has(place), state.reconfigured == nil {
            cell.frame.size = frame(of: place).size
        }
        return cell
    }
}
