import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

// Rows of tables. The table asks for cells when it shows them; each row of the file is made once at the start, so that all
// warnings are there.
extension ViewFactory {
    /// Gives a table its rows: in a layout it shows them, in an app they wait for the app's code.
    func fill(_ table: UITableView, with content: TableContent) {
        if let nib {
            for (identifier, row) in content.prototypes {
                guard let identifier else { continue }
                table.register(prototype: identifier) { [make = nib.maker(of: row.cell)] in make() as? UITableViewCell }
            }
            if !content.sections.isEmpty { table.storedRows = StoredRows(content.sections.map(section)) }
            return
        }
        var sections = content.sections
        if content.showsPrototypes, sections.isEmpty {
            var shown = TableContent.Section()
            shown.rows = content.prototypes.map { prototype in
                var row = prototype.row
                row.count = prototypeRows
                return row
            }
            sections = [shown]
        }
        guard !sections.isEmpty else { return }
        table.show(StoredRows(sections.map(section)))
        for (section, described) in sections.enumerated() {
            var place = 0
            for row in described.rows {
                if row.isSelected {
                    table.selectRow(at: [section, place], animated: false, scrollPosition: .none)
                }
                place += row.count
            }
        }
    }

    private func section(_ node: TableContent.Section) -> StoredRows.Section {
        var section = StoredRows.Section(header: node.header.map(edge), footer: node.footer.map(edge))
        section.headerHeight = node.headerHeight
        section.footerHeight = node.footerHeight
        section.rows = node.rows.flatMap { Array(repeating: row($0), count: $0.count) }
        return section
    }

    private func edge(_ edge: TableContent.Edge) -> StoredRows.Edge {
        switch edge {
        case .title(let title): .title(title)
        case .view(let view): .view(makeView(view))
        }
    }

    private func row(_ node: TableContent.Row) -> StoredRows.Row {
        var isFirst = true
        let row = StoredRows.Row(height: node.height) { [weak self] in
            let made = isFirst ? self?.makeView(node.cell) : self?.makeAgain(node.cell)
            isFirst = false
            return made as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        row.prepare()
        return row
    }
}
