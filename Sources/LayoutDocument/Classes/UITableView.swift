import Foundation
import KitSchema

extension DocumentedClass {
    static let tableView = DocumentedClass(
        outline: { decoder, element in .table(decoder.table(element)) },
        arrange: { decoder, node, element in
            node.addDefaultBackground(
                element["style"] == "plain" || element["style"] == nil ? "systemBackground" : "systemGroupedBackground")
            decoder.placeRows(of: &node, element)
            decoder.arrangeRows(of: &node, element)
        })
}

extension InterfaceBuilderDecoder {
    fileprivate func table(_ element: DocumentElement) -> TableContent {
        TableContent(style: style(of: element), sections: sections(of: element))
    }

    private func style(of table: DocumentElement) -> TableContent.Style {
        table["style"].flatMap(TableContent.Style.init) ?? .plain
    }

    /// The static sections, or the section of the prototypes.
    private func sections(of table: DocumentElement) -> [TableContent.Section] {
        func cells(_ element: DocumentElement?) -> Int {
            element?.children.filter { $0.name == "tableViewCell" }.count ?? 0
        }
        let prototypes = cells(table.child("prototypes"))
        let first = prototypes > 0 ? [TableContent.Section(cellCount: prototypes)] : []
        return first
            + (table.child("sections")?.children ?? []).filter { $0.name == "tableViewSection" }
            // The number of sections is limited, because each one has two titles to measure.
            .prefix(1000).map {
                TableContent.Section(
                    header: text($0, "headerTitle"), footer: text($0, "footerTitle"),
                    cellCount: cells($0.child("cells")))
            }
    }

    // MARK: Rows

    /// Lets every subview follow the table's width, and gives the rows of each section their background, their
    /// separators and, in the style `insetGrouped`, the rounded corners of the first and last row.
    fileprivate mutating func arrangeRows(of node: inout ViewNode, _ element: DocumentElement) {
        for index in node.subviews.indices { node.subviews[index].follows = .width }
        let style = style(of: element)
        var rows = node.subviews.indices.filter { node.subviews[$0].baseClass == .tableViewCell }[...]
        for section in sections(of: element) {
            let group = rows.prefix(section.cellCount)
            rows = rows.dropFirst(section.cellCount)
            for row in group {
                let place = (isFirst: row == group.first, isLast: row == group.last)
                arrange(&node.subviews[row], in: element, style, place)
            }
        }
    }

    private mutating func arrange(
        _ node: inout ViewNode, in table: DocumentElement, _ style: TableContent.Style,
        _ place: (isFirst: Bool, isLast: Bool)
    ) {
        guard case .cell(var content) = node.standIn else { return }
        if style != .plain, !content.hasOwnBackground {
            node.set(.backgroundColor, .color(.named("secondarySystemGroupedBackground")))
        }
        if table["separatorStyle"] != "none" {
            var separator = CellContent.Separator()
            separator.color = table.child("color", key: "separatorColor").flatMap { color($0) }
            separator.inset = table.child("inset", key: "separatorInset").map { insets($0) }
            separator.isWhole = style == .grouped && place.isLast
            if style != .insetGrouped || !place.isLast { content.separator = separator }
            content.hasTopLine = style == .grouped && place.isFirst
        }
        if style == .insetGrouped, place.isFirst || place.isLast {
            // Top corners are bits 0 and 1, bottom corners 2 and 3.
            let corners = UInt(place.isFirst ? 3 : 0) | UInt(place.isLast ? 12 : 0)
            node.set(.cornerRadius, .number(10))
            node.set(.maskedCorners, .options(ChoiceSet([], rawValue: corners)))
            node.set(.clipsToBounds, .boolean(true))
        }
        node.standIn = .cell(content)
    }
}
