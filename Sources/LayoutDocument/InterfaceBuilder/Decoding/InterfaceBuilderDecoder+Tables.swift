import Foundation
import LayoutRules

extension InterfaceBuilderDecoder {
    func table(_ element: DocumentElement) -> TableContent {
        TableContent(style: style(of: element), sections: sections(of: element))
    }

    private func style(of table: DocumentElement) -> TableContent.Style {
        table["style"].flatMap(TableContent.Style.init) ?? .plain
    }

    /// Static sections, or the one of the prototypes.
    private func sections(of table: DocumentElement) -> [TableContent.Section] {
        func cells(_ element: DocumentElement?) -> Int {
            element?.children.filter { $0.name == "tableViewCell" }.count ?? 0
        }
        let prototypes = cells(table.child("prototypes"))
        let first = prototypes > 0 ? [TableContent.Section(cellCount: prototypes)] : []
        return first
            + (table.child("sections")?.children ?? []).filter { $0.name == "tableViewSection" }.map {
                TableContent.Section(
                    header: text($0, "headerTitle"), footer: text($0, "footerTitle"),
                    cellCount: cells($0.child("cells")))
            }
    }

    func cell(_ element: DocumentElement) -> CellContent {
        var content = CellContent()
        content.accessory = element["accessoryType"].flatMap(CellContent.Accessory.init) ?? .none
        content.hasOwnBackground = element.child(key: "backgroundColor") != nil
        return content
    }

    // MARK: Rows

    /// Rows take the table's width, and lines stand between them.
    mutating func arrangeRows(of node: inout ViewNode, _ element: DocumentElement) {
        for index in node.subviews.indices { node.subviews[index].follows = .width }
        let style = style(of: element)
        var rows = node.subviews.indices.filter { node.subviews[$0].baseClassName == "UITableViewCell" }[...]
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
            node.set("backgroundColor", .color(.named("secondarySystemGroupedBackground")))
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
            node.set("layer.cornerRadius", .number(10))
            node.set("layer.maskedCorners", .options(ChoiceSet([], rawValue: corners)))
            node.set("clipsToBounds", .boolean(true))
        }
        node.standIn = .cell(content)
    }

    /// Cells of the system's styles lay out their labels themselves: a value stands at the far end, everything else
    /// gets wider.
    mutating func arrangeCell(_ node: inout ViewNode, _ element: DocumentElement) {
        if case .cell(let content) = node.standIn, !content.hasOwnBackground {
            node.set("backgroundColor", .color(.named("systemBackground")))
        }
        guard let content = node.subviews.firstIndex(where: { $0.baseClassName == "UITableViewCellContentView" }) else {
            return
        }
        let atEnd = element["style"]?.hasSuffix("Value1") == true ? element["detailTextLabel"] : nil
        let wide = ["textLabel", "detailTextLabel"].compactMap { element[$0] }
        for index in node.subviews[content].subviews.indices {
            guard let id = node.subviews[content].subviews[index].id else { continue }
            if id == atEnd {
                node.subviews[content].subviews[index].follows = .trailing
            } else if wide.contains(id) {
                node.subviews[content].subviews[index].follows = .width
            }
        }
    }
}

extension ViewNode {
    /// Sets what a view has because of where it stands.
    fileprivate mutating func set(_ name: String, _ value: PropertyValue) {
        properties.removeAll { $0.name == name }
        properties.append(Property(name, value, at: position, valueAt: position))
    }
}
