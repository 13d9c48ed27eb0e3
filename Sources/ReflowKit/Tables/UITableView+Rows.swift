import Foundation
import KitValues
import LayoutRules

// The cells of visible rows: making, placing and returning them (tables.md §12, §13).
extension UITableView {
    final func layOutTable() {
        guard !state.isUpdating else { return }
        showRows()
        let visible = CGRect(origin: shownBounds.origin, size: shownSize)
        if let backgroundView, backgroundView.frame != visible { backgroundView.frame = visible }
        placeOuterViews()
        showIndex()
        showEmptyRows()
        orderViews()
    }

    /// Makes the cell of a row, unless it is there, and finds the row's height.
    /// - Returns: whether the table still has the row; a callback may have reloaded it.
    final func show(_ place: TableState.Place) -> Bool {
        let loads = state.loads
        if let cell = state.visible[place] {
            prepare(cell, at: place)
            measure(place, cell)
            guard state.loads == loads else { return false }
            // A callback that updated the table may have stopped the table before it added the cell.
            if cell.parent !== self { insertCell(cell) }
            return true
        }
        guard let dataSource else { return false }
        let cell = dataSource.tableView(self, cellForRowAt: IndexPath(place))
        guard state.loads == loads else { return false }
        // A cell that another row shows is used for this one.
        if let other = state.visible.first(where: { $0.value === cell })?.key { state.visible[other] = nil }
        state.visible[place] = cell
        prepare(cell, at: place, asksDelegate: true)
        guard state.loads == loads else { return false }
        measure(place, cell)
        guard state.loads == loads else { return false }
        cell.setSelected(state.selected.contains(place), animated: false)
        if cell.isEditing != state.isEditing { cell.setEditing(state.isEditing, animated: false) }
        cell.updateConfigurationIfNeeded()
        guard state.loads == loads else { return false }
        cell.frame = frame(of: place)
        delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(place))
        guard state.loads == loads else { return false }
        if cell.parent !== self { insertCell(cell) }
        return true
    }

    private func insertCell(_ cell: UITableViewCell) { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }

    /// The facts that every cell of the table needs.
    private func facts(_ known: TableCellPlace) -> TableCellPlace {
        var facts = known
        facts.metrics = metrics
        facts.margin = cellMargin
        facts.isGrouped = isGrouped
        facts.isInset = isInset
        facts.hasLines = separatorStyle != .none
        facts.separatorColor = separatorColor
        facts.separatorInset = statedSeparatorInset
        facts.countsInsetFromAutomatic = separatorInsetReference == .fromAutomaticInsets
        facts.insetsContentToSafeArea = insetsContentViewsToSafeArea && !isInset
        facts.followsReadableWidth = cellLayoutMarginsFollowReadableWidth
        return facts
    }

    /// The facts that a cell has before the app gets it.
    private var firstFacts: TableCellPlace {
        var first = TableCellPlace()
        first.safeArea = actualSafeAreaInsets
        return facts(first)
    }

    /// Tells a cell what it needs to know of its row.
    /// - Parameter asksDelegate: whether the cell is new for the row, or the answers may be others.
    final func prepare(_ cell: UITableViewCell, at place: TableState.Place, asksDelegate: Bool = false) {
        var facts = asksDelegate ? firstFacts : facts(cell.place)
        facts.isFirst = place.item == 0
        facts.isLast = place.item == state.geometry.sections[place.section].rows.count - 1
        facts.indexWidth = shownIndexTitles == nil ? 0 : CellAnatomy.indexStrip
        let next = TableState.Place(section: place.section, item: place.item + 1)
        facts.hidesLine = isMarked(place) || isMarked(next)
        if state.isEditing, asksDelegate { askEditing(IndexPath(place), &facts) }
        if !state.isEditing { (facts.editingStyle, facts.showsSelection) = (.none, false) }
        cell.place = facts
        if asksDelegate {
            let level = delegate?.tableView(self, indentationLevelForRowAt: IndexPath(place)) ?? Unanswered.level
            cell.indent(tableLevel: level == Unanswered.level ? 0 : level)
        }
        let width = rowSpan.width
        if cell.shownSize.width != width { cell.frame.size.width = width }
    }

    private func askEditing(_ path: IndexPath, _ facts: inout TableCellPlace) {
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
        // A table in which rows are selected does not ask for controls.
        facts.showsSelection = canEdit && allowsMultipleSelectionDuringEditing
        facts.editingStyle =
            canEdit && !facts.showsSelection ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        facts.indentsWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        facts.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }

    private func isMarked(_ place: TableState.Place) -> Bool {
        if state.selected.contains(place) { return true }
        return state.visible[place]?.isHighlighted == true
    }

    final func placeRows() {
        let loads = state.loads
        for (place, cell) in state.visible where state.has(place) {
            prepare(cell, at: place)
            guard state.loads == loads else { return }
            let frame = frame(of: place)
            if cell.readFrame() != frame { cell.frame = frame }
        }
    }

    // MARK: Leaving

    final func takeAwayRows() {
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
        for (place, cell) in state.visible.sorted(by: { $0.key < $1.key }) where state.visible[place] === cell {
            endDisplay(of: cell, at: place)
        }
        removeEdges()
    }

    // MARK: Order

    /// Puts the views into their order from back to front: rows, the views at both ends, footers, headers, the index.
    /// Other subviews of the app stay where they are.
    private func orderViews() {
        var wanted: [UIView] = []
        if let backgroundView, backgroundView.parent === self { wanted.append(backgroundView) }
        wanted += state.visible.sorted { $0.key < $1.key }.map(\.value)
        wanted += [tableHeaderView, tableFooterView, state.emptyRows].compactMap { $0 }
        wanted += state.edges.sorted { $0.key < $1.key }.map(\.value)
        if let index = state.index { wanted.append(index) }
        wanted = wanted.filter { $0.parent === self }
        let places = wanted.compactMap { view in children.firstIndex { $0 === view } }
        guard places != places.sorted() else { return }
        for (place, view) in zip(places.sorted(), wanted) { reorder(view, to: place) }
    }

    // MARK: Reuse

    /// A cell of the pool or of the registered class. It knows its table before the app gets it.
    final func takeCell(_ identifier: String) -> UITableViewCell? {
        if let reconfigured = state.reconfigured, reconfigured.cell.reuseIdentifier == identifier {
            return reconfigured.cell
        }
        let pooled = state.cells.take(identifier)
        let cell = pooled ?? makeCell(identifier)
        cell?.place = firstFacts
        pooled?.prepareForReuse()
        return cell
    }

    private func makeCell(_ identifier: String) -> UITableViewCell? {
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
