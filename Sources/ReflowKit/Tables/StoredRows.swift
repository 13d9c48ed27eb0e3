package import Foundation
import LayoutRules

/// The rows of a table that a document or a layout file describes, and no code of an app.
///
/// In a layout, they are the table's data source and delegate. In an app, a table controller answers with them.
@MainActor
package final class StoredRows: UITableViewDataSource, UITableViewDelegate {
    /// A row, or several equal ones. Its cells are made when they are needed, and kept.
    package final class Row {
        /// The height that the delegate answers, in points; nil for the table's.
        package let height: CGFloat?
        private let make: @MainActor () -> UITableViewCell
        private var cells: [UITableViewCell] = []

        package init(height: CGFloat? = nil, make: @escaping @MainActor () -> UITableViewCell) {
            self.height = height
            self.make = make
        }

        /// A cell that no row shows.
        @MainActor
        fileprivate var freeCell: UITableViewCell {
            if let free = cells.first(where: { $0.parent == nil }) { return free }
            let made = make()
            cells.append(made)
            return made
        }

        /// Makes the first cell now, with what the app connects to it.
        @MainActor
        package func prepare() { _ = freeCell }
    }

    /// The header or the footer of a section.
    package enum Edge {
        case title(String)
        case view(UIView)
    }

    package struct Section {
        package var header: Edge?
        package var footer: Edge?
        /// The delegate's answers, in points; nil for the table's heights.
        package var headerHeight: CGFloat?
        package var footerHeight: CGFloat?
        package var rows: [Row]

        package init(header: Edge? = nil, footer: Edge? = nil, rows: [Row] = []) {
            self.header = header
            self.footer = footer
            self.rows = rows
        }
    }

    package private(set) var sections: [Section]
    /// Whether any row has a height of its own. The delegate then answers the table's for the others.
    private var hasHeights = false

    package init(_ sections: [Section]) {
        self.sections = sections
        findHeights()
    }

    private func findHeights() { hasHeights = sections.contains { $0.rows.contains { $0.height != nil } } }

    package var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    package func has(_ path: IndexPath) -> Bool {
        guard let place = path.place, sections.indices.contains(place.section) else { return false }
        return sections[place.section].rows.indices.contains(place.item)
    }

    private func row(_ path: IndexPath) -> Row? { has(path) ? sections[path[0]].rows[path[1]] : nil }

    private func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    // MARK: The data source

    package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        self.section(section)?.rows.count ?? 0
    }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        row(indexPath)?.freeCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if case .title(let title)? = self.section(section)?.header { title } else { nil }
    }

    package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        if case .title(let title)? = self.section(section)?.footer { title } else { nil }
    }

    // MARK: The delegate

    package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard hasHeights else { return Unanswered.height }
        return row(indexPath)?.height ?? tableView.rowHeight
    }

    /// The heights that are known; rows that are measured are estimated as the table does it.
    package func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard hasHeights else { return Unanswered.height }
        if let height = row(indexPath)?.height { return height }
        return [tableView.rowHeight, tableView.estimatedRowHeight].first { $0 > 0 } ?? TableMetrics.rowHeight
    }

    package func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        self.section(section)?.headerHeight ?? Unanswered.height
    }

    package func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        self.section(section)?.footerHeight ?? Unanswered.height
    }

    package func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if case .view(let view)? = self.section(section)?.header { view } else { nil }
    }

    package func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if case .view(let view)? = self.section(section)?.footer { view } else { nil }
    }
}

extension UITableView {
    /// The largest number of rows of a layout that are all measured, so that a picture at any offset is the same whatever
    /// was shown before (tables.md §12.4, §0a).
    private static let mostMeasuredRows = 200

    /// Shows rows of a layout: they are the table's data source and delegate.
    package final func show(_ rows: StoredRows) {
        storedRows = rows
        dataSource = rows
        delegate = rows
    }

    /// The cell that `dequeueReusableCell(withIdentifier:)` makes, from a document.
    package final func register(prototype identifier: String, make: @escaping @MainActor () -> UITableViewCell?) {
        state.cells.register(.prototype(make), identifier)
    }

    /// Measures all rows of a layout, if there are few.
    final func measureStoredRows() {
        guard let storedRows, dataSource === storedRows, measuresRows, shownSize.width > 0,
            storedRows.rowCount <= UITableView.mostMeasuredRows
        else { return }
        let loads = state.loads
        for (section, content) in storedRows.sections.enumerated() {
            for row in content.rows.indices {
                let place = TableState.Place(section: section, item: row)
                guard state.has(place), state.visible[place] == nil else { continue }
                let cell = storedRows.tableView(self, cellForRowAt: IndexPath(place))
                prepare(cell, at: place, asksDelegate: true)
                measure(place, cell)
                guard state.loads == loads else { return }
            }
        }
    }
}
