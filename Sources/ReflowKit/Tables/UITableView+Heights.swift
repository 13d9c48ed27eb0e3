import Basics
import Foundation
import KitValues
import LayoutRules

// The counts and heights, and where everything is (tables.md §2–§4, §14).
extension UITableView {
    /// The geometry with current counts and heights.
    final var loaded: TableGeometry {
        loadIfNeeded()
        return state.geometry
    }

    final var metrics: TableMetrics {
        TableMetrics(semantics: simulation.semantics, grid: simulation.pixelGrid, isGrouped: isGrouped)
    }

    /// The side margin of rows without the safe area.
    final var cellMargin: CGFloat {
        isInset ? groupInset : metrics.sideMargin(width: shownSize.width)
    }

    /// The distance of the groups of an inset table from the sides, without the safe area.
    final var groupInset: CGFloat {
        if let own = statedLayoutMargins { return own.left }
        return TableMetrics.groupInset(width: shownSize.width, isInController: holdingController != nil)
    }

    private var holdingController: UIViewController? {
        var view: UIView? = self
        while let next = view {
            if let controller = next.viewController { return controller }
            view = next.parent
        }
        return nil
    }

    /// The start and width of rows.
    final var rowSpan: (x: CGFloat, width: CGFloat) {
        guard isInset else { return (0, shownSize.width) }
        let safe = actualSafeAreaInsets
        let left = groupInset + safe.left
        return (left, max(0, shownSize.width - left - groupInset - safe.right))
    }

    /// Forgets all that the data source and the delegate said.
    final func forgetData() {
        state.isLoaded = false
        state.answersHeights = nil
        markNeedsLayout()
    }

    final func heightsDidChange() {
        state.owesHeights = true
        markNeedsLayout()
    }

    /// Lays out all cells again, after a change of what they get from the table.
    final func placesDidChange() { markNeedsLayout() }

    final func loadIfNeeded() {
        guard !state.isUpdating else { return }
        if !state.isLoaded {
            removeRows()
            load()
        } else if state.owesHeights || state.measuredWidth != shownSize.width {
            load(counts: state.geometry.sections.map(\.rows.count))
        }
    }

    /// The number of rows in each section, as the data source says now.
    final func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = max(0, dataSource.numberOfSections(in: self))
        var counts = [Int](repeating: 0, count: sections)
        for section in stride(from: sections - 1, through: 0, by: -1) {
            counts[section] = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
        }
        return counts
    }

    /// Finds all heights again.
    /// - Parameter known: the counts, if the data source need not be asked for them.
    final func load(counts known: [Int]? = nil) {
        state.isLoaded = true
        state.loads += 1
        state.owesHeights = false
        state.measuredWidth = shownSize.width
        for (_, view) in state.madeHeaders { putBack(view) }
        for (_, view) in state.madeFooters { putBack(view) }
        state.madeHeaders = [:]
        state.madeFooters = [:]
        if known == nil { state.indexTitles = nil }
        let sectionCount = known?.count ?? max(0, dataSource?.numberOfSections(in: self) ?? 0)
        var sections = [TableGeometry.Section](
            repeating: TableGeometry.Section(rows: RowHeights(count: 0, each: 0)), count: sectionCount)
        state.titles = [TableState.Titles](repeating: TableState.Titles(), count: sectionCount)
        let estimate = estimate
        state.isExact = estimate == nil
        for section in stride(from: sectionCount - 1, through: 0, by: -1) {
            state.titles[section].header = dataSource?.tableView(self, titleForHeaderInSection: section)
            state.titles[section].footer = dataSource?.tableView(self, titleForFooterInSection: section)
            let header = headerHeight(section)
            let footer = footerHeight(section)
            let count = known?[section] ?? max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
            let padding =
                header > 0 && !isGrouped
                ? (sectionHeaderTopPadding == UITableView.automaticDimension
                    ? metrics.headerTopPadding : max(0, sectionHeaderTopPadding)) : 0
            let rows = estimate.map { estimates(count, in: section, $0) } ?? askedHeights(count, in: section)
            sections[section] = TableGeometry.Section(
                topPadding: padding, header: header, rows: rows, footer: footer)
        }
        state.geometry = TableGeometry(
            tableHeader: state.edgeHeights.header, sections: sections, tableFooter: state.edgeHeights.footer)
        measureStoredRows()
        noteContentSize()
    }

    final func noteContentSize() {
        let size = CGSize(width: shownSize.width, height: state.geometry.contentHeight)
        if contentSize != size { contentSize = size }
    }

    // MARK: Rows

    /// The estimated height of rows; nil if there are no estimates, and all heights are asked.
    private var estimate: CGFloat? {
        if estimatedRowHeight == 0 { return nil }
        if estimatedRowHeight > 0, rowHeight <= 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
    }

    private func estimates(_ count: Int, in section: Int, _ estimate: CGFloat) -> RowHeights {
        guard let delegate, count > 0 else { return RowHeights(count: count, each: estimate) }
        func answer(_ row: Int) -> CGFloat { delegate.tableView(self, estimatedHeightForRowAt: [section, row]) }
        let first = answer(0)
        guard first != Unanswered.height else { return RowHeights(count: count, each: estimate) }
        return RowHeights(
            (0..<count).map { row in
                let height = row == 0 ? first : answer(row)
                return height < 0 ? TableMetrics.rowHeight : height
            })
    }

    private func askedHeights(_ count: Int, in section: Int) -> RowHeights {
        let common = rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
        guard let delegate, count > 0, state.answersHeights != false else {
            return RowHeights(count: count, each: common)
        }
        func answer(_ row: Int) -> CGFloat { delegate.tableView(self, heightForRowAt: [section, row]) }
        let first = answer(0)
        state.answersHeights = first != Unanswered.height
        guard first != Unanswered.height else { return RowHeights(count: count, each: common) }
        var heights: [CGFloat] = []
        heights.reserveCapacity(count)
        var row = 0
        while row < count {
            let height = row == 0 ? first : answer(row)
            heights.append(height < 0 ? common : height)
            row += 1
        }
        return RowHeights(heights)
    }

    /// Whether the heights of rows are known only when they are shown.
    final var measuresRows: Bool {
        !state.isExact && !(state.answersHeights == false && rowHeight > 0)
    }

    /// Finds the height of a row whose cell was made, unless it is known.
    final func measure(_ place: TableState.Place, _ cell: UITableViewCell) {
        guard measuresRows, state.has(place),
            state.geometry.sections[place.section].rows.measuredHeight(of: place.item) == nil
        else { return }
        let answer = delegate?.tableView(self, heightForRowAt: IndexPath(place)) ?? Unanswered.height
        state.answersHeights = answer != Unanswered.height
        let stated = answer == Unanswered.height ? rowHeight : answer
        let height = stated >= 0 ? stated : fittingHeight(of: cell)
        guard state.has(place) else { return }
        state.geometry.setMeasured(height, of: place.item, in: place.section)
    }

    private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Headers and footers

    private func headerHeight(_ section: Int) -> CGFloat {
        let isFirst = section == 0 && tableHeaderView == nil
        return edgeHeight(
            delegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight
        ) {
            if let title = state.titles[section].header {
                let text = titleHeight(title, isHeader: true)
                return metrics.headerHeight(extraTextHeight: max(0, text.whole - text.line), isFirst: isFirst)
            }
            let standard = metrics.headerHeight(extraTextHeight: nil, isFirst: isFirst)
            guard let view = delegate?.tableView(self, viewForHeaderInSection: section) else { return standard }
            state.madeHeaders[section] = view
            return fittingHeight(of: view, or: metrics.headerHeight(extraTextHeight: 0, isFirst: isFirst))
        }
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        edgeHeight(delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight) {
            if let title = state.titles[section].footer {
                return metrics.footerHeight(textHeight: titleHeight(title, isHeader: false).whole)
            }
            let standard = metrics.footerHeight(textHeight: nil)
            guard let view = delegate?.tableView(self, viewForFooterInSection: section) else { return standard }
            state.madeFooters[section] = view
            return fittingHeight(of: view, or: standard)
        }
    }

    /// The height from the delegate's answer, from the property, or from the content. In grouped tables, 0 is no answer.
    private func edgeHeight(_ answer: CGFloat?, _ common: CGFloat, content: () -> CGFloat) -> CGFloat {
        var stated = answer ?? Unanswered.height
        if stated == Unanswered.height { stated = common }
        if stated > 0 { return stated }
        return stated == 0 && !isGrouped ? 0 : content()
    }

    private func fittingHeight(of view: UIView, or standard: CGFloat) -> CGFloat {
        if let edge = view as? UITableViewHeaderFooterView { edge.place = edgePlace }
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: shownSize.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if fitted > 0 { return fitted }
        return view.shownSize.height > 0 ? view.shownSize.height : standard
    }

    /// The height of a title, and of one of its lines.
    private func titleHeight(_ title: String, isHeader: Bool) -> (whole: CGFloat, line: CGFloat) {
        let label = TableTitle.label(isHeader: isHeader, isGrouped: isGrouped, semantics: simulation.semantics)
        label.text = TableTitle.shown(title, isHeader: isHeader, isGrouped: isGrouped)
        let safe = insetsContentViewsToSafeArea ? actualSafeAreaInsets : .zero
        let inset = isInset ? 2 * groupInset : 0
        let width = shownSize.width - safe.left - safe.right - inset - 2 * cellMargin
        let whole = label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude)).height
        return (whole, simulation.pixelGrid.ceil(label.font.lineHeight))
    }

    // MARK: Places

    final func rect(_ section: Int, _ span: (TableGeometry) -> TableGeometry.Span) -> CGRect {
        let geometry = loaded
        guard geometry.sections.indices.contains(section) else { return .zero }
        let found = span(geometry)
        return CGRect(x: 0, y: found.y, width: shownSize.width, height: found.height)
    }

    final func frame(of indexPath: IndexPath) -> CGRect? {
        loadIfNeeded()
        guard let place = indexPath.place, state.has(place) else { return nil }
        return frame(of: place)
    }

    final func frame(of place: TableState.Place) -> CGRect {
        let span = state.geometry.row(place.item, in: place.section)
        let (x, width) = rowSpan
        return CGRect(x: x, y: span.y, width: width, height: span.height)
    }

    final func row(at point: CGPoint) -> IndexPath? {
        guard let found = loaded.firstRow(endingAfter: point.y),
            state.geometry.row(found.row, in: found.section).y <= point.y
        else { return nil }
        return [found.section, found.row]
    }

    final func rows(in rect: CGRect) -> [IndexPath] {
        var found: [IndexPath] = []
        var next = loaded.firstRow(endingAfter: rect.minY)
        while let row = next, state.geometry.row(row.row, in: row.section).y < rect.maxY {
            found.append([row.section, row.row])
            next = state.geometry.row(after: row)
        }
        return found
    }
}
