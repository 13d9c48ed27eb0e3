import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

// Rows of tables. The table asks for cells when it shows them; each row of the file is made once at the start, so that all
// warnings are there.
extension ViewFactory {
    /// Gives a table its rows: in a layout it shows them, in an app they wait for the app's code.
    func fill(_ table: UIView, _ node: ViewNode, with content: TableContent) {
        let keys = KeyTable(of: node.baseClass)
        var sections = content.sections
        if let nib {
            let prototypes = content.prototypes.compactMap { prototype in
                prototype.identifier.map { (identifier: $0, make: nib.maker(of: prototype.row.cell)) }
            }
            keys[KeyName.prototypes.name]?.apply(.object(StoredPrototypes(prototypes)), to: table)
        } else if content.showsPrototypes, sections.isEmpty {
            var shown = TableContent.Section()
            shown.rows = content.prototypes.map { prototype in
                var row = prototype.row
                row.count = prototypeRows
                return row
            }
            sections = [shown]
        }
        guard !sections.isEmpty else { return }
        let rows = StoredRows(sections.map(section), areShown: nib == nil, selected: selected(in: sections))
        if let id = node.id { note(rows, of: id) }
        keys[KeyName.sections.name]?.apply(.object(rows), to: table)
    }

    private func selected(in sections: [TableContent.Section]) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (section, content) in sections.enumerated() {
            var place = 0
            for row in content.rows {
                if row.isSelected { paths.append([section, place]) }
                place += row.count
            }
        }
        return paths
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

    func row(_ node: TableContent.Row) -> StoredRows.Row {
        var isFirst = true
        let row = StoredRows.Row(height: node.height) { [weak self] in
            defer { isFirst = false }
            return self?.makeCell(node.cell, again: !isFirst)
        }
        row.prepare()
        return row
    }
}
