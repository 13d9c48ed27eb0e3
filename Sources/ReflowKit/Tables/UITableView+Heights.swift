import Basics
import Foundation
import KitValues
import LayoutRules

// The heights of rows, headers and footers, and where everything is (tables.md §2–§4).
extension UITableView {
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

    /// The widths on which heights depend.
    struct Widths: Equatable {
        let table: CGFloat
        let rows: CGFloat
        let margin: CGFloat
        let safeArea: CGFloat
        let safeAreaEnd: CGFloat
    }

    final var widths: Widths {
        let safe = actualSafeAreaInsets
        return Widths(
            table: shownSize.width, rows: rowSpan.width, margin: cellMargin, safeArea: safe.left,
            safeAreaEnd: safe.right)
    }

    /// Forgets all that the data source and the delegate said.
    final func forgetData() {
        state.isLoaded = false
        markNeedsLayout()
    }

    final func heightsDidChange() {
        state.owesHeights = true
        markNeedsLayout()
    }

    /// Lays out all cells again, after a change of what they get from the table.
    final func placesDidChange() { markNeedsLayout() }

    // MARK: Rows

    /// The greatest height of a row, a header or a footer, so that sums stay numbers.
    private static let greatestHeight: CGFloat = 1e7

    /// An answer of the app as a height; nil if the table has to find it.
    private static func height(_ answer: CGFloat) -> CGFloat? { answer >= 0 ? min(answer, greatestHeight) : nil }

    /// The heights of rows before any is shown: those that the delegate answers, if there are no estimates, and else the
    /// estimates.
    final func firstHeights(_ count: Int, in section: Int) -> RowHeights {
        state.isExact ? askedHeights(count, in: section) : estimates(count, in: section)
    }

    /// The height of rows for which the delegate answers none.
    private var commonHeight: CGFloat {
        rowHeight > 0 ? min(rowHeight, UITableView.greatestHeight) : TableMetrics.rowHeight
    }

    /// Rows are estimated if they are measured when they are shown, or if the delegate answers their heights then. If there
    /// is a `rowHeight`, all others have that.
    private func estimates(_ count: Int, in section: Int) -> RowHeights {
        let common = rowHeight <= 0 && estimatedRowHeight > 0 ? estimatedRowHeight : commonHeight
        guard let delegate, count > 0 else { return RowHeights(count: count, each: common) }
        func estimate(_ row: Int) -> CGFloat { delegate.tableView(self, estimatedHeightForRowAt: [section, row]) }
        let first = estimate(0)
        let areAnswered = first != Unanswered.height && first != estimatedRowHeight
        if rowHeight > 0, areAnswered || estimatedRowHeight > 0 {
            let answer = delegate.tableView(self, heightForRowAt: [section, 0])
            if answer == Unanswered.height || answer == rowHeight { return RowHeights(count: count, each: common) }
        }
        guard areAnswered else {
            return RowHeights(count: count, each: UITableView.height(estimatedRowHeight) ?? common)
        }
        return listed(count, first: first, common, estimate)
    }

    private func askedHeights(_ count: Int, in section: Int) -> RowHeights {
        guard let delegate, count > 0 else { return RowHeights(count: count, each: commonHeight) }
        func answer(_ row: Int) -> CGFloat { delegate.tableView(self, heightForRowAt: [section, row]) }
        let first = answer(0)
        // Only the default of the protocol answers this, which a method of the app cannot call.
        guard first != Unanswered.height else { return RowHeights(count: count, each: commonHeight) }
        return listed(count, first: first, commonHeight, answer)
    }

    private func listed(
        _ count: Int, first: CGFloat, _ common: CGFloat, _ answer: (Int) -> CGFloat
    ) -> RowHeights {
        var heights: [CGFloat] = []
        heights.reserveCapacity(count)
        var row = 0
        while row < count {
            heights.append(UITableView.height(row == 0 ? first : answer(row)) ?? common)
            row += 1
        }
        return RowHeights(heights)
    }

    /// Whether the heights of rows are known only when they are shown.
    final var measuresRows: Bool { !state.isExact }

    /// Whether rows may be higher or lower than the table believes.
    final var estimatesRows: Bool {
        measuresRows && (rowHeight <= 0 || state.geometry.sections.contains { $0.rows.measuredCount > 0 })
    }

    final func isKnown(_ place: TableState.Place) -> Bool {
        !measuresRows || state.confirmed.contains(place)
            || state.geometry.sections[place.section].rows.measuredHeight(of: place.item) != nil
    }

    /// Finds the height of a row whose cell was made, unless it is known.
    final func measure(_ place: TableState.Place, _ cell: UITableViewCell) {
        guard state.has(place), !isKnown(place) else { return }
        let loads = state.loads
        let answer = delegate?.tableView(self, heightForRowAt: IndexPath(place)) ?? Unanswered.height
        let height =
            UITableView.height(answer == Unanswered.height ? rowHeight : answer) ?? fittingHeight(of: cell)
        guard state.loads == loads else { return }
        if height == state.geometry.sections[place.section].rows.height(of: place.item) {
            state.confirmed.insert(place)
        } else {
            state.geometry.setMeasured(height, of: place.item, in: place.section)
        }
    }

    private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Headers and footers

    /// The space above headers.
    final var headerPadding: CGFloat {
        guard !isGrouped else { return 0 }
        return UITableView.height(sectionHeaderTopPadding) ?? metrics.headerTopPadding
    }

    /// Whether nothing is above the header of the section, not even a table header.
    final func isFirst(_ place: TableEdgePlace) -> Bool { place.section == 0 && tableHeaderView == nil }

    /// The height before the header or footer is shown. If the app states none, it is measured then. In grouped tables, 0
    /// states nothing.
    final func firstHeight(of place: TableEdgePlace) -> TableGeometry.EdgeHeight {
        if let stated = UITableView.height(place.statedHeight(in: self)), stated > 0 || !isGrouped {
            return TableGeometry.EdgeHeight(stated)
        }
        let estimate = place.statedEstimate(in: self)
        if estimate > 0 {
            return TableGeometry.EdgeHeight(min(estimate, UITableView.greatestHeight), isEstimate: true)
        }
        let text = title(of: place).map { _ in metrics.titleLine(of: place.edge) }
        return TableGeometry.EdgeHeight(
            metrics.height(of: place.edge, text: text, isFirst: isFirst(place)), isEstimate: true)
    }

    final func title(of place: TableEdgePlace) -> String? {
        guard state.titles.indices.contains(place.section) else { return nil }
        let titles = state.titles[place.section]
        return place.edge == .header ? titles.header : titles.footer
    }

    /// Finds the height of a header or footer that was made, unless it is known.
    /// - Parameter view: its view; nil if it is empty.
    final func measure(_ place: TableEdgePlace, _ view: UIView?) {
        guard state.geometry.sections[place.section][place.edge].isEstimate else { return }
        let loads = state.loads
        let height =
            view.map { fittingHeight(of: $0, at: place) }
            ?? metrics.height(of: place.edge, text: nil, isFirst: isFirst(place))
        guard state.loads == loads else { return }
        state.geometry.setMeasured(min(height, UITableView.greatestHeight), of: place.edge, in: place.section)
    }

    private func fittingHeight(of view: UIView, at place: TableEdgePlace) -> CGFloat {
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: shownSize.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if fitted > 0 { return fitted }
        // A view of the pool still has the height of another section.
        if !(view is UITableViewHeaderFooterView), view.shownSize.height > 0 { return view.shownSize.height }
        return metrics.height(of: place.edge, text: metrics.titleLine(of: place.edge), isFirst: isFirst(place))
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
