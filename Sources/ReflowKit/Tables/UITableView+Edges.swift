import Basics
import Foundation
import KitValues
import LayoutRules

// Headers, footers, and the views at both ends of the table (tables.md §2, §6).
extension UITableView {
    /// The facts about the table and the section that a header or footer gets before the app sees it.
    final func facts(of place: TableEdgePlace) -> UITableViewHeaderFooterView.Place {
        UITableViewHeaderFooterView.Place(
            isGrouped: isGrouped, edge: place.edge, isFirst: isFirst(place), inset: isInset ? groupInset : 0,
            margin: cellMargin, insetsContentToSafeArea: insetsContentViewsToSafeArea, safeArea: actualSafeAreaInsets,
            semantics: simulation.semantics)
    }

    /// Replaces the view above or below all sections, and notes its height.
    final func replaceOuterView(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        state.outerHeights = (max(0, tableHeaderView?.frame.height ?? 0), max(0, tableFooterView?.frame.height ?? 0))
        if let new, new.parent !== self { addSubview(new) }
        heightsDidChange()
    }

    /// Places the views above and below all sections. Their own heights stay: rows only follow them when they are
    /// assigned again.
    final func placeOuterViews() {
        let geometry = state.geometry
        if let view = tableHeaderView, view.parent === self { place(view, y: 0) }
        if let view = tableFooterView, view.parent === self { place(view, y: geometry.tableFooterStart) }
    }

    private func place(_ view: UIView, y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: shownSize.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Headers and footers of sections

    /// The place at which a header or footer is shown; nil if it is not visible.
    private func shownSpan(_ place: TableEdgePlace) -> TableGeometry.Span? {
        let (top, bottom) = (shownBounds.origin.y, shownBounds.origin.y + shownSize.height)
        let inset = actualContentInset
        let span =
            isGrouped
            ? state.geometry.edge(place.edge, in: place.section)
            : state.geometry.floating(
                place.edge, in: place.section, top: top + inset.top, bottom: bottom - inset.bottom)
        return span.height > 0 && span.maxY > top && span.y < bottom ? span : nil
    }

    /// Makes the visible headers and footers that are not there yet. Their heights are known.
    /// - Returns: false if a callback reloaded the table meanwhile.
    final func showEdges() -> Bool {
        let bottom = shownBounds.origin.y + shownSize.height
        var section = state.geometry.section(at: shownBounds.origin.y) ?? 0
        while section < state.geometry.sections.count, state.geometry.section(section).y < bottom {
            for edge in [TableEdge.header, .footer] {
                let place = TableEdgePlace(edge: edge, section: section)
                if shownSpan(place) != nil, !show(place) { return false }
            }
            section += 1
        }
        return true
    }

    /// Makes a header or footer, unless it is there, and finds its height.
    /// - Returns: false if a callback reloaded the table meanwhile.
    final func show(_ place: TableEdgePlace) -> Bool {
        guard !state.emptyEdges.contains(place) else { return true }
        let loads = state.loads
        let known = state.edges[place]
        guard let view = known ?? makeEdgeView(place) else {
            guard state.loads == loads else { return false }
            state.emptyEdges.insert(place)
            measure(place, nil)
            return true
        }
        guard state.loads == loads else { return false }
        // A view that another section shows is used for this one.
        if known == nil, let other = state.edges.first(where: { $0.value === view })?.key { state.edges[other] = nil }
        state.edges[place] = view
        (view as? UITableViewHeaderFooterView)?.place = facts(of: place)
        measure(place, view)
        guard state.loads == loads else { return false }
        guard view.parent !== self else { return true }
        placeEdge(place, view)
        place.willDisplay(view, in: self)
        guard state.loads == loads else { return false }
        if view.parent !== self { addSubview(view) }
        return true
    }

    /// The delegate's view or, for a title, a view with a label; nil if the section only has empty space there.
    private func makeEdgeView(_ place: TableEdgePlace) -> UIView? {
        let asked = state.askedEdge
        state.askedEdge = place
        defer { state.askedEdge = asked }
        if let own = place.view(in: self) { return own }
        guard let title = title(of: place) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.place = facts(of: place)
        view.textLabel?.text = TableTitle.shown(title, place.edge, isGrouped: isGrouped)
        return view
    }

    /// Finds the height of a header or footer of a layout that is not shown.
    final func measureHidden(_ place: TableEdgePlace) {
        guard state.geometry.sections.indices.contains(place.section), state.edges[place] == nil,
            state.geometry.sections[place.section][place.edge].isEstimate
        else { return }
        let view = makeEdgeView(place)
        (view as? UITableViewHeaderFooterView)?.place = facts(of: place)
        measure(place, view)
    }

    final func placeEdges() {
        let loads = state.loads
        for (place, view) in state.edges {
            guard state.loads == loads else { return }
            (view as? UITableViewHeaderFooterView)?.place = facts(of: place)
            placeEdge(place, view)
        }
    }

    private func placeEdge(_ place: TableEdgePlace, _ view: UIView) {
        guard let span = shownSpan(place) else { return }
        let frame = CGRect(x: 0, y: span.y, width: shownSize.width, height: span.height)
        if view.readFrame() != frame { view.frame = frame }
    }

    final func takeAwayEdges() {
        for (place, view) in state.edges.sorted(by: { $0.key < $1.key }) where state.edges[place] === view {
            let isThere = state.geometry.sections.indices.contains(place.section)
            if !isThere || shownSpan(place) == nil { endDisplay(of: view, place) }
        }
        // A section that comes back is asked for a view again.
        state.emptyEdges = state.emptyEdges.filter {
            state.geometry.sections.indices.contains($0.section) && shownSpan($0) != nil
        }
    }

    private func endDisplay(of view: UIView, _ place: TableEdgePlace) {
        state.edges[place] = nil
        view.removeFromSuperview()
        place.didEndDisplaying(view, in: self)
        guard let edge = view as? UITableViewHeaderFooterView else { return }
        state.edgeViews.put(edge, edge.reuseIdentifier)
    }

    final func removeEdges() {
        for (place, view) in state.edges.sorted(by: { $0.key < $1.key }) where state.edges[place] === view {
            endDisplay(of: view, place)
        }
    }

    /// A view of the pool or of the registered class. It knows its table before the app gets it.
    final func takeEdgeView(_ identifier: String) -> UITableViewHeaderFooterView? {
        let pooled = state.edgeViews.take(identifier)
        let view = pooled ?? makeEdgeView(identifier)
        view?.place = facts(of: state.askedEdge ?? TableEdgePlace(edge: .header, section: -1))
        pooled?.prepareForReuse()
        return view
    }

    private func makeEdgeView(_ identifier: String) -> UITableViewHeaderFooterView? {
        switch state.edgeViews.origin(of: identifier) {
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
    private var color = UIColor.label
    private var labels: [UILabel] = []
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    func show(_ titles: [String], _ color: UIColor) {
        guard titles != self.titles || color != self.color else { return }
        self.titles = titles
        self.color = color
        markNeedsLayout()
    }

    /// The titles that have room, and dots for the others.
    private var texts: [String] {
        TableIndexLayout.entries(titles: titles.count, height: shownSize.height).map { entry in
            switch entry {
            case .title(let place): titles[place]
            case .dot: "\u{2022}"
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let texts = texts
        while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
        while labels.count < texts.count {
            let label = UILabel()
            label.font = TableIndexPart.font
            label.textAlignment = .center
            addPart(label)
            labels.append(label)
        }
        var y = simulation.pixelGrid.round((shownSize.height - CGFloat(texts.count) * TableIndexLayout.pitch) / 2)
        for (label, text) in zip(labels, texts) {
            if label.text != text { label.text = text }
            if label.textColor != color { label.textColor = color }
            label.frame = CGRect(x: 0, y: y, width: shownSize.width, height: TableIndexLayout.pitch)
            y += TableIndexLayout.pitch
        }
    }
}
