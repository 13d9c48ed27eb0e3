import Basics
import Foundation
import KitValues
import LayoutRules

// Headers, footers, and the views at both ends of the table (tables.md §2, §6).
extension UITableView {
    final var edgePlace: UITableViewHeaderFooterView.Place {
        UITableViewHeaderFooterView.Place(
            isGrouped: isGrouped, inset: isInset ? groupInset : 0, margin: cellMargin,
            insetsContentToSafeArea: insetsContentViewsToSafeArea, semantics: simulation.semantics)
    }

    /// Replaces the view above or below all sections, and notes its height.
    final func replaceEdgeView(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        state.edgeHeights = (max(0, tableHeaderView?.frame.height ?? 0), max(0, tableFooterView?.frame.height ?? 0))
        if let new, new.parent !== self { addSubview(new) }
        heightsDidChange()
    }

    /// Places the views above and below all sections. Their own heights stay: rows only follow them when they are
    /// assigned again.
    final func placeEdgeViews() {
        let geometry = state.geometry
        if let view = tableHeaderView, view.parent === self { place(view, y: 0) }
        if let view = tableFooterView, view.parent === self { place(view, y: geometry.tableFooterStart) }
    }

    private func place(_ view: UIView, y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: shownSize.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Headers and footers of sections

    final func showHeadersAndFooters() {
        state.isShowing = true
        defer { state.isShowing = false }
        let geometry = state.geometry
        let inset = actualContentInset
        let visible = (top: shownBounds.origin.y, bottom: shownBounds.origin.y + shownSize.height)
        var headers: Set<Int> = []
        var footers: Set<Int> = []
        var section = geometry.section(at: visible.top) ?? 0
        // A footer of the section before may float into what is visible.
        section = max(0, section - 1)
        while section < geometry.sections.count, geometry.section(section).y < visible.bottom {
            let header =
                isGrouped ? geometry.header(section) : geometry.floatingHeader(section, top: visible.top + inset.top)
            if header.height > 0, header.maxY > visible.top, header.y < visible.bottom {
                headers.insert(section)
                show(header, section, isHeader: true)
            }
            let footer =
                isGrouped
                ? geometry.footer(section) : geometry.floatingFooter(section, bottom: visible.bottom - inset.bottom)
            if footer.height > 0, footer.maxY > visible.top, footer.y < visible.bottom {
                footers.insert(section)
                show(footer, section, isHeader: false)
            }
            section += 1
        }
        for (section, view) in state.headers.sorted(by: { $0.key < $1.key }) where !headers.contains(section) {
            endDisplay(of: view, section, isHeader: true)
        }
        for (section, view) in state.footers.sorted(by: { $0.key < $1.key }) where !footers.contains(section) {
            endDisplay(of: view, section, isHeader: false)
        }
    }

    private func show(_ span: TableGeometry.Span, _ section: Int, isHeader: Bool) {
        let known = isHeader ? state.headers[section] : state.footers[section]
        guard let view = known ?? makeEdgeView(section, isHeader: isHeader) else { return }
        tell(view, isHeader: isHeader)
        let frame = CGRect(x: 0, y: span.y, width: shownSize.width, height: span.height)
        if view.frame != frame { view.frame = frame }
        guard known == nil else { return }
        if isHeader { state.headers[section] = view } else { state.footers[section] = view }
        if isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        if view.parent !== self { addSubview(view) }
    }

    private func tell(_ view: UIView, isHeader: Bool) {
        guard let edge = view as? UITableViewHeaderFooterView else { return }
        var place = edgePlace
        place.isHeader = isHeader
        edge.place = place
    }

    /// The delegate's view or, for a title, a view with a label; nil if the section only has empty space there.
    private func makeEdgeView(_ section: Int, isHeader: Bool) -> UIView? {
        let made = isHeader ? state.madeHeaders[section] : state.madeFooters[section]
        if let made {
            if isHeader { state.madeHeaders[section] = nil } else { state.madeFooters[section] = nil }
            return made
        }
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let own { return own }
        guard state.titles.indices.contains(section) else { return nil }
        guard let title = isHeader ? state.titles[section].header : state.titles[section].footer else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        tell(view, isHeader: isHeader)
        view.textLabel?.text = TableTitle.shown(title, isHeader: isHeader, isGrouped: isGrouped)
        return view
    }

    private func endDisplay(of view: UIView, _ section: Int, isHeader: Bool) {
        if isHeader { state.headers[section] = nil } else { state.footers[section] = nil }
        view.removeFromSuperview()
        if isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        putBack(view)
    }

    final func putBack(_ view: UIView) {
        guard let edge = view as? UITableViewHeaderFooterView else { return }
        state.edges.put(edge, edge.reuseIdentifier)
    }

    final func removeHeadersAndFooters() {
        for (section, view) in state.headers.sorted(by: { $0.key < $1.key }) {
            endDisplay(of: view, section, isHeader: true)
        }
        for (section, view) in state.footers.sorted(by: { $0.key < $1.key }) {
            endDisplay(of: view, section, isHeader: false)
        }
    }

    final func takeEdgeView(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = state.edges.take(identifier) {
            view.prepareForReuse()
            return view
        }
        switch state.edges.origin(of: identifier) {
        case nil: return nil
        case .type(let type): return Simulation.headerFooter(of: type, identifier)
        case .prototype(let make): return make()
        case .nib(let nib):
            let made = nib.instantiate(withOwner: nil)
            guard made.count == 1, let view = made.first as? UITableViewHeaderFooterView else {
                simulation.report(.invalidCellNib(identifier, expected: "UITableViewHeaderFooterView"))
                return nil
            }
            return view
        }
    }

    // MARK: The index, and lines below the last row

    /// The titles of the index, if it is shown.
    final var shownIndexTitles: [String]? {
        if state.indexTitles == nil { state.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? [] }
        guard let titles = state.indexTitles, !titles.isEmpty else { return nil }
        let rows = state.geometry.sections.reduce(0) { $0 + $1.rows.count }
        return rows >= sectionIndexMinimumDisplayRowCount ? titles : nil
    }

    final func showIndex() {
        guard let titles = shownIndexTitles else {
            state.index?.removeFromSuperview()
            state.index = nil
            return
        }
        let part = state.index ?? TableIndexPart()
        if state.index == nil { addPart(part) }
        state.index = part
        part.show(titles, sectionIndexColor ?? tintColor)
        let inset = actualContentInset
        let safe = actualSafeAreaInsets
        let strip = CellAnatomy.indexStrip
        let x = runsRightToLeft ? safe.left : shownSize.width - safe.right - strip
        part.frame = CGRect(
            x: x, y: shownBounds.origin.y + inset.top, width: strip,
            height: max(0, shownSize.height - inset.top - inset.bottom))
    }

    /// Up to iOS 14, the lines of a plain table go on below the last row, unless there is a table footer (tables.md §1).
    final func showEmptyRows() {
        let start = state.geometry.contentHeight
        let end = shownBounds.origin.y + shownSize.height
        guard !isGrouped, simulation.semantics < .iOS15, tableFooterView == nil, separatorStyle != .none, start < end
        else {
            state.emptyRows?.removeFromSuperview()
            state.emptyRows = nil
            return
        }
        let part = state.emptyRows ?? DrawnPart()
        if state.emptyRows == nil { addPart(part) }
        state.emptyRows = part
        part.frame = CGRect(x: 0, y: start, width: shownSize.width, height: end - start)
        let height = rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
        let line = metrics.lineWidth
        let left = separatorInset.left
        let color = separatorColor ?? .separator
        part.drawing = { [unowned part] in
            var y = height - line
            while y < part.bounds.height {
                ControlShapes.fill(
                    CGRect(x: left, y: y, width: max(0, part.bounds.width - left), height: line), color)
                y += height
            }
        }
    }
}

/// The index at the side of a table: short titles below each other.
@MainActor
final class TableIndexPart: ControlPart {
    private var titles: [String] = []
    private var labels: [UILabel] = []
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    /// The distance from title to title, in points.
    private static let pitch: CGFloat = 13.5

    func show(_ titles: [String], _ color: UIColor) {
        if titles != self.titles {
            self.titles = titles
            labels.forEach { $0.removeFromSuperview() }
            labels = titles.map { title in
                let label = UILabel()
                label.text = title
                label.font = TableIndexPart.font
                label.textAlignment = .center
                addPart(label)
                return label
            }
            markNeedsLayout()
        }
        for label in labels where label.textColor != color { label.textColor = color }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = simulation.pixelGrid
        var y = grid.round((shownSize.height - CGFloat(labels.count) * TableIndexPart.pitch) / 2)
        for label in labels {
            label.frame = CGRect(x: 0, y: y, width: shownSize.width, height: TableIndexPart.pitch)
            y += TableIndexPart.pitch
        }
    }
}
