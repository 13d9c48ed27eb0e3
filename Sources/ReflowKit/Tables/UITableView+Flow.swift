import Foundation
import KitValues
import LayoutRules

// The way from the app's data to the views, in one direction: the table asks for counts and heights, makes and measures
// what is visible, and places it (tables.md §3, §4, §12–§14). Every other part of the table calls these methods.
//
// Callbacks of the app may call the table at any point. While counts and heights are found, a callback sees the new
// counts, and what it wants to reload or update is reloaded afterwards. While views are made, a callback may reload the
// table; the rest of the round is given up then, and another one begins.
extension UITableView {
    /// The greatest number of times that the data source is asked again because it reloaded the table while it was asked.
    private static let mostReloads = 4
    /// The greatest number of rounds in which rows that are higher or lower than estimated bring others into view.
    private static let mostRounds = 8

    // MARK: Asking

    /// The geometry with current counts and heights.
    final var loaded: TableGeometry {
        loadIfNeeded()
        return state.geometry
    }

    final func loadIfNeeded() {
        guard !state.isUpdating, !state.isLoading else { return }
        if !state.isLoaded {
            load(counts: nil) { removeRows() }
        } else if state.owesHeights || state.measuredWidths != widths {
            load(counts: state.geometry.sections.map(\.rows.count)) {}
        }
    }

    final func reload() {
        guard !state.isLoading else {
            state.owesReload = true
            return
        }
        state.selected = []
        state.isLoaded = false
        // Counts are asked at once, cells in the next layout.
        loadIfNeeded()
        markNeedsLayout()
    }

    /// Finds counts and heights. Nothing else does, and it is never called inside itself.
    /// - Parameters:
    ///   - known: the counts, if the data source need not be asked for them.
    ///   - prepare: what happens to the present views before.
    final func load(counts known: [Int]?, prepare: () -> Void) {
        state.isLoading = true
        prepare()
        state.owesReload = false
        ask(known)
        var reloads = 0
        while state.owesReload, reloads < UITableView.mostReloads {
            state.owesReload = false
            state.selected = []
            removeRows()
            ask(nil)
            reloads += 1
        }
        state.isLoading = false
        noteContentSize()
    }

    private func ask(_ known: [Int]?) {
        state.isLoaded = true
        state.loads += 1
        state.owesHeights = false
        state.measuredWidths = widths
        state.confirmed = []
        state.emptyEdges = []
        if known == nil { state.indexTitles = nil }
        let counts = known ?? askCounts()
        // The app may ask the table for the counts from now on.
        if counts != state.geometry.sections.map(\.rows.count) {
            state.titles = [TableState.Titles](repeating: TableState.Titles(), count: counts.count)
            state.geometry = geometry(
                counts.map { TableGeometry.Section(rows: RowHeights(count: $0, each: TableMetrics.rowHeight)) })
        }
        var sections = state.geometry.sections
        state.isExact = estimatedRowHeight == 0
        for section in stride(from: counts.count - 1, through: 0, by: -1) {
            let header = TableEdgePlace(edge: .header, section: section)
            let footer = TableEdgePlace(edge: .footer, section: section)
            state.titles[section] = TableState.Titles(header: header.title(in: self), footer: footer.title(in: self))
            sections[section] = TableGeometry.Section(
                headerPadding: headerPadding, header: firstHeight(of: header),
                rows: firstHeights(counts[section], in: section), footer: firstHeight(of: footer))
        }
        state.geometry = geometry(sections)
        measureStoredRows()
    }

    private func geometry(_ sections: [TableGeometry.Section]) -> TableGeometry {
        TableGeometry(
            tableHeader: state.outerHeights.header, sections: sections, tableFooter: state.outerHeights.footer)
    }

    /// The greatest number of rows or sections. The heights of so many rows take 80 MB.
    private static let mostRows = 10_000_000

    /// The number of rows in each section, as the data source says now.
    final func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        var rest = UITableView.mostRows
        /// A number that can be true and has room.
        func possible(_ count: Int, in section: Int?) -> Int {
            if count < 0 { simulation.report(.negativeCount(count, section: section)) }
            if count > rest { simulation.report(.tooManyRows(count, section: section)) }
            return (0...rest).contains(count) ? count : 0
        }
        let sections = possible(dataSource.numberOfSections(in: self), in: nil)
        var counts = [Int](repeating: 0, count: sections)
        for section in stride(from: sections - 1, through: 0, by: -1) {
            counts[section] = possible(dataSource.tableView(self, numberOfRowsInSection: section), in: section)
            rest -= counts[section]
        }
        return counts
    }

    final func noteContentSize() {
        let size = CGSize(width: shownSize.width, height: state.geometry.contentHeight)
        if contentSize != size { contentSize = size }
    }

    // MARK: Showing

    /// Shows the rows, headers and footers that are visible at the present offset, and no others.
    final func showRows() {
        guard !state.isShowing, !state.isUpdating, !state.isLoading else { return }
        state.isShowing = true
        defer { state.isShowing = false }
        let anchor = anchorBeforeTurn
        let isTurned = state.laidOutSize.map { $0 != shownSize } ?? true
        let oldHeight = state.geometry.contentHeight
        let wasLoaded = state.isLoaded
        loadIfNeeded()
        state.laidOutSize = shownSize
        guard shownSize.height > 0, shownSize.width > 0 else { return }
        if let anchor { keep(anchor) }
        var rounds = 0
        repeat {
            let offset = shownBounds.origin.y
            let height = state.geometry.contentHeight
            let isComplete = fill(standing: anchor?.place) && showEdges()
            noteContentSize()
            let isChanged = isTurned || !wasLoaded || oldHeight != state.geometry.contentHeight
            if isChanged { clampOffset() }
            rounds += 1
            if isComplete, shownBounds.origin.y == offset, state.geometry.contentHeight == height { break }
        } while rounds < UITableView.mostRounds
        takeAwayRows()
        takeAwayEdges()
        placeRows()
        placeEdges()
    }

    /// Makes and measures what is visible, from a part that stands still to the end, and then to the start.
    /// - Parameter standing: the row at the edge before heights were found again.
    /// - Returns: false if a callback reloaded the table meanwhile.
    private func fill(standing: TableState.Place?) -> Bool {
        guard let start = standingPart(standing) else { return true }
        var next: TableGeometry.Part? = start
        while let part = next, state.geometry.span(of: part).y < shownBounds.origin.y + shownSize.height {
            guard measure(part) else { return false }
            next = state.geometry.part(after: part)
        }
        next = state.geometry.part(before: start)
        while let part = next, state.geometry.span(of: part).maxY > shownBounds.origin.y {
            guard measure(part, above: start) else { return false }
            next = state.geometry.part(before: part)
        }
        guard !isGrouped else { return true }
        // The header and the footer at the edges are visible wherever their own places are.
        if let first = state.geometry.firstPart(endingAfter: shownBounds.origin.y)?.section {
            guard measure(.edge(.header, section: first), above: start) else { return false }
        }
        if let last = state.geometry.section(at: shownBounds.origin.y + shownSize.height) {
            return measure(.edge(.footer, section: last))
        }
        return true
    }

    /// The part that does not move on the screen if others are higher or lower than estimated: the row at the edge before
    /// heights were found again, the first row that is shown already, or the first part. At the very top, this is the
    /// first part in any case.
    private func standingPart(_ standing: TableState.Place?) -> TableGeometry.Part? {
        let top = shownBounds.origin.y
        guard let first = state.geometry.firstPart(endingAfter: top) else { return nil }
        guard top + actualContentInset.top > 0 else { return first }
        func isVisible(_ part: TableGeometry.Part) -> Bool {
            let span = state.geometry.span(of: part)
            return span.y < top + shownSize.height && span.maxY > top
        }
        if let standing, state.has(standing) {
            let part = TableGeometry.Part.row(standing.item, section: standing.section)
            if isVisible(part) { return part }
        }
        let shown = state.visible.keys.filter { state.has($0) && isKnown($0) }.sorted()
        return shown.lazy.map { TableGeometry.Part.row($0.item, section: $0.section) }.first(where: isVisible) ?? first
    }

    /// Makes and measures a row, or a header or footer whose height is not known.
    /// - Parameter start: a part below, which stands still.
    /// - Returns: false if a callback reloaded the table.
    private func measure(_ part: TableGeometry.Part, above start: TableGeometry.Part? = nil) -> Bool {
        let old = start.map { state.geometry.span(of: $0).y }
        switch part {
        case .row(let row, let section):
            guard show(TableState.Place(section: section, item: row)) else { return false }
        case .edge(let edge, let section):
            guard state.geometry.sections[section][edge].isEstimate else { return true }
            guard show(TableEdgePlace(edge: edge, section: section)) else { return false }
        }
        if let start, let old {
            let change = state.geometry.span(of: start).y - old
            if change != 0 { move(to: shownBounds.origin.y + change) }
        }
        return true
    }

    // MARK: The turn (tables.md §12.4)

    private struct Anchor {
        let place: TableState.Place
        let span: TableGeometry.Span
        /// The distance of its start from the edge below which rows are visible.
        let distance: CGFloat
    }

    /// The first row below the top edge, if heights are about to be found again.
    private var anchorBeforeTurn: Anchor? {
        guard state.isLoaded, state.laidOutSize != nil, state.owesHeights || state.measuredWidths != widths else {
            return nil
        }
        let top = shownBounds.origin.y + actualContentInset.top
        // At the very top, the table stays there.
        guard top > 0, let row = state.geometry.firstRow(endingAfter: top) else { return nil }
        let span = state.geometry.row(row.row, in: row.section)
        return Anchor(
            place: TableState.Place(section: row.section, item: row.row), span: span, distance: span.y - top)
    }

    private func keep(_ anchor: Anchor) {
        guard state.has(anchor.place) else { return }
        if let cell = state.visible[anchor.place] {
            let loads = state.loads
            prepare(cell, at: anchor.place)
            measure(anchor.place, cell)
            guard state.loads == loads else { return }
        }
        let row = state.geometry.row(anchor.place.item, in: anchor.place.section)
        guard row != anchor.span else { return }
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
}
