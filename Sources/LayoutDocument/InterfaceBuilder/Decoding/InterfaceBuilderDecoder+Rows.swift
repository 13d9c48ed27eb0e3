import Basics
import Foundation
import KitSchema
import LayoutRules

// Completes rows without a stored frame, which tables of Xcode 6 to 8 often have (format.md §5). A table places its
// rows, and a cell of one of UIKit's styles places its labels.
extension InterfaceBuilderDecoder {
    mutating func noteLabels(of cell: DocumentElement) {
        for part in ["textLabel", "detailTextLabel"] { if let id = cell[part] { labelsOfCells.insert(id) } }
    }

    /// Adds missing frames in the rows of a table. If a row itself has no frame, all rows are stacked, because the
    /// stored positions of the others belong to another canvas.
    func placeRows(of table: inout ViewNode, _ element: DocumentElement) {
        let cells = InterfaceBuilderDecoder.cells(of: element)
        let rows = table.subviews.indices.filter { table.subviews[$0].baseClass == .tableViewCell }
        if rows.contains(where: { table.subviews[$0].frame == nil }) {
            stack(rows, of: &table, element, cells)
        }
        for row in rows {
            guard let cell = cells[table.subviews[row].position] else { continue }
            placeParts(of: &table.subviews[row], cell.element)
        }
    }

    private func stack(
        _ rows: [Int], of table: inout ViewNode, _ element: DocumentElement,
        _ cells: [SourcePosition: (element: DocumentElement, gap: CGFloat)]
    ) {
        // A table without a size gets one later, from the object that shows it.
        if table.frame == nil { table.frame = Located(InterfaceBuilderDecoder.nominalTable, at: table.position) }
        guard let width = table.frame?.value.width else { return }
        let inset: CGFloat = element["style"] == "insetGrouped" ? 16 : 0
        let header = element.child(key: "tableHeaderView")?.position
        var y = table.subviews.first { $0.position == header }?.frame?.value.maxY ?? 0
        for row in rows {
            guard let cell = cells[table.subviews[row].position] else { continue }
            y += cell.gap
            let height = table.subviews[row].frame?.value.height ?? rowHeight(of: cell.element, in: element)
            table.subviews[row].assume(CGRect(x: inset, y: y, width: max(0, width - 2 * inset), height: height))
            y += height
        }
    }

    private func rowHeight(of cell: DocumentElement, in table: DocumentElement) -> CGFloat {
        let heights = [cell, table].compactMap { $0["rowHeight"].flatMap(Double.init) }
        return CGFloat(
            heights.first { $0 > 0 && $0 <= Double(LayoutLimits.coordinate) } ?? InterfaceBuilderDecoder.rowHeight)
    }

    /// The height of a row without a stored height.
    private static let rowHeight = 44.0
    private static let nominalTable = CGRect(x: 0, y: 0, width: 320, height: 480)

    /// The cells of a table by their positions, each with the distance to the previous one (format.md §5).
    private static func cells(of table: DocumentElement) -> [SourcePosition: (element: DocumentElement, gap: CGFloat)] {
        let isPlain = (table["style"] ?? "plain") == "plain"
        let sections = (table.child("sections")?.children ?? []).filter { $0.name == "tableViewSection" }
        var cells: [SourcePosition: (element: DocumentElement, gap: CGFloat)] = [:]
        func add(_ rows: [DocumentElement]?, behind gap: CGFloat) {
            for (index, cell) in (rows ?? []).filter({ $0.name == "tableViewCell" }).enumerated() {
                cells[cell.position] = (cell, index == 0 ? gap : 0)
            }
        }
        add(table.child("prototypes")?.children, behind: isPlain ? 0 : 35)
        var footer: CGFloat = 0
        for (index, section) in sections.enumerated() {
            let hasTitle = section["headerTitle"]?.isEmpty == false
            let header: CGFloat =
                isPlain ? (hasTitle ? 28 : 0) : index == 0 ? (hasTitle ? 55.5 : 35) : hasTitle ? 38 : 18
            add(section.child("cells")?.children, behind: footer + header)
            let hasFooter = section["footerTitle"]?.isEmpty == false
            footer = isPlain ? (hasFooter ? 28 : 0) : hasFooter ? 38 : 18
        }
        return cells
    }

    // MARK: Inside a cell

    private func placeParts(of cell: inout ViewNode, _ element: DocumentElement) {
        guard let size = cell.frame?.value.size,
            let content = cell.subviews.firstIndex(where: { $0.baseClass == .tableViewCellContentView })
        else { return }
        let accessories: [String: CGFloat] = [
            "disclosureIndicator": 26.5, "checkmark": 39.5, "detailButton": 44, "detailDisclosureButton": 67,
        ]
        let width = max(0, size.width - (element["accessoryType"].flatMap { accessories[$0] } ?? 0))
        if cell.subviews[content].frame == nil {
            let frame = CGRect(x: 0, y: 0, width: width, height: size.height)
            cell.subviews[content].assume(frame)
        }
        guard let room = cell.subviews[content].frame?.value.size else { return }
        func place(_ part: String, _ frame: CGRect) {
            guard let id = element[part],
                let index = cell.subviews[content].subviews.firstIndex(where: { $0.id == id && $0.frame == nil })
            else { return }
            cell.subviews[content].subviews[index].assume(frame)
        }
        // The margin is that of narrow screens; on wide ones, the cell adds to it.
        let margin: CGFloat = 16
        let whole = CGRect(x: margin, y: 0, width: max(0, room.width - 2 * margin), height: room.height)
        let style = element["style"].map { String($0.dropFirst("IBUITableViewCellStyle".count)) } ?? ""
        switch style {
        case "Value1":
            // Both labels grow from their ends to the width of their texts.
            place("textLabel", CGRect(x: margin, y: 0, width: 0, height: room.height))
            place(
                "detailTextLabel", CGRect(x: max(margin, room.width - margin), y: 0, width: 0, height: room.height))
        case "Value2":
            place("textLabel", CGRect(x: margin, y: 0, width: 91, height: room.height))
            place(
                "detailTextLabel",
                CGRect(x: 114, y: 0, width: max(0, room.width - 114 - margin), height: room.height))
        case "Subtitle":
            let lines = ["textLabel", "detailTextLabel"].map { part -> CGFloat in
                cell.subviews[content].subviews.first { $0.id != nil && $0.id == element[part] }?.lineHeight ?? 0
            }
            let top = ((room.height - lines[0] - lines[1]) / 2).rounded(.down)
            place("textLabel", CGRect(x: margin, y: top, width: whole.width, height: lines[0]))
            place("detailTextLabel", CGRect(x: margin, y: top + lines[0], width: whole.width, height: lines[1]))
        default:
            place("textLabel", whole)
            place("detailTextLabel", whole)
        }
    }
}

extension ViewNode {
    fileprivate mutating func assume(_ frame: CGRect) {
        self.frame = Located(frame, at: position)
        hasAssumedFrame = true
    }

    /// The height of a line of the system font in whole points, 2444/2048 of its size (behaviour.md §12).
    fileprivate var lineHeight: CGFloat {
        var size = 17.0
        switch property(.font)?.value {
        case .font(.system(let points, _, _, _)), .font(.named(_, let points, _, _)): size = Double(points)
        case .font(.textStyle(let style, _, _)):
            let name = Spelling.textStyles.first { $0.value == style }?.key ?? "Body"
            size = Spelling.textStyleSizes["UICTFontTextStyle" + name] ?? size
        default: break
        }
        return CGFloat((size * 2444 / 2048).rounded(.up))
    }
}
