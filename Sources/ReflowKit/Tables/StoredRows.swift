package import Foundation
import LayoutRules

/// The rows of a table that a document or a layout file describes, and no code of an app.
///
/// In a layout, they are the table's data source and delegate. In an app, a table controller answers with them.
@MainActor
package final class StoredRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// A row, or several equal ones. Its cells are made when they are needed, and kept.
    package final class Row {
        /// The height that the delegate answers, in points; nil for the table's.
        package let height: CGFloat?
        private let make: @MainActor () -> UIView?
        private var cells: [UITableViewCell] = []

        package init(height: CGFloat? = nil, make: @escaping @MainActor () -> UIView?) {
            self.height = height
            self.make = make
        }

        /// A cell that no row shows.
        @MainActor
        fileprivate var freeCell: UITableViewCell {
            if let free = cells.first(where: { $0.parent == nil }) { return free }
            let made = make() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
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
    /// Whether the table shows the rows without an app.
    let areShown: Bool
    /// The rows that are selected at the start.
    let selected: [IndexPath]
    /// The table with the rows.
    package fileprivate(set) weak var table: UITableView?
    /// Whether any row has a height of its own. The delegate then answers the table's for the others.
    private var hasHeights = false

    /// - Parameters:
    ///   - areShown: whether the table shows the rows; in an app, a table controller does so.
    ///   - selected: the rows that are selected at the start.
    package init(_ sections: [Section], areShown: Bool, selected: [IndexPath] = []) {
        self.sections = sections
        self.areShown = areShown
        self.selected = selected
        super.init()
        findHeights()
    }

    /// The visible cells, from top to bottom.
    package var shownCells: [UITableViewCell] { table?.visibleCells ?? [] }

    private func findHeights() { hasHeights = sections.contains { $0.rows.contains { $0.height != nil } } }

    /// Inserts a row. Returns false if there are too few rows before it.
    package func insert(_ row: Row, at path: IndexPath) -> Bool {
        guard let place = path.place, sections.indices.contains(place.section),
            (0...sections[place.section].rows.count).contains(place.item)
        else { return false }
        sections[place.section].rows.insert(row, at: place.item)
        findHeights()
        return true
    }

    @discardableResult
    package func remove(at path: IndexPath) -> Row? {
        guard has(path) else { return nil }
        let row = sections[path[0]].rows.remove(at: path[1])
        findHeights()
        return row
    }

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

    package func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        name(cell, indexPath, of: tableView)
    }

    /// Names the visible cells after their rows, which updates may have moved: `trips[0,7]`, and `trips[0,7].name` for a
    /// view in it.
    package func nameCells() {
        guard let table else { return }
        for cell in table.visibleCells {
            if let path = table.indexPath(for: cell) { name(cell, path, of: table) }
        }
    }

    private func name(_ cell: UITableViewCell, _ path: IndexPath, of table: UITableView) {
        guard let id = table.accessibilityIdentifier, path.count == 2 else { return }
        let reference = "\(EquationName.written(id))[\(path[0]),\(path[1])]"
        cell.fileReference = reference
        nameViews(in: cell, reference)
    }

    private func nameViews(in view: UIView, _ reference: String) {
        for subview in view.subviews {
            if let id = subview.accessibilityIdentifier {
                subview.fileReference = "\(reference).\(EquationName.written(id))"
            }
            nameViews(in: subview, reference)
        }
    }

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

    /// Takes the rows of a document; those of a layout become the table's data source and delegate.
    final func take(_ rows: StoredRows) {
        storedRows = rows
        rows.table = self
        guard rows.areShown else { return }
        dataSource = rows
        delegate = rows
        for path in rows.selected { select(path) }
    }

    /// Takes the prototypes of a document, from which `dequeueReusableCell(withIdentifier:)` makes cells.
    final func take(_ prototypes: StoredPrototypes) {
        for (identifier, make) in prototypes.all {
            state.cells.register(
                .prototype { make() as? UITableViewCell }, identifier)
        }
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
                guard state.has(place) else { continue }
                let cell = state.visible[place] ?? storedRows.tableView(self, cellForRowAt: IndexPath(place))
                prepare(cell, at: place, asksDelegate: true)
                measure(place, cell)
                guard state.loads == loads else { return }
            }
        }
    }
}

/// The prototypes of a table of a document in an app.
package final class StoredPrototypes: NSObject {
    let all: [(identifier: String, make: @MainActor () -> UIView?)]

    package init(_ all: [(identifier: String, make: @MainActor () -> UIView?)]) {
        self.all = all
    }
}
