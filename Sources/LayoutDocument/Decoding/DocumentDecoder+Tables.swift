import Basics
import Foundation
import JSON
import KitSchema
import LayoutRules

// The rows of tables (contract: "Tables and collections").
extension DocumentDecoder {
    /// The rows of a table; nil for one without.
    mutating func table(_ value: JSONValue, _ node: ViewNode) -> TableContent? {
        let prototypes = value[KeyName.prototypes.name]
        let sections = value[KeyName.sections.name]
        guard prototypes != nil || sections != nil else { return nil }
        var content = TableContent()
        let design = TableDesign(of: node)
        defer { if let id = node.id { tables[id] = (content.prototypes, design) } }
        if let prototypes {
            guard let members = prototypes.members else {
                reportType(prototypes, .cells, Wording.quoted(KeyName.prototypes.name))
                return nil
            }
            for member in members {
                guard let cell = cell(member.value, "the prototype \(Wording.quoted(member.key))", design) else {
                    continue
                }
                content.prototypes.append((member.key, TableContent.Row(cell)))
            }
        }
        if let sections {
            guard case .array(let elements) = sections.content else {
                reportType(sections, .tableSections, Wording.quoted(KeyName.sections.name))
                return nil
            }
            for element in elements {
                if let section = section(element, content.prototypes, design) { content.sections.append(section) }
            }
        }
        return content
    }

    private mutating func section(
        _ value: JSONValue, _ prototypes: [(identifier: String?, row: TableContent.Row)], _ design: TableDesign
    ) -> TableContent.Section? {
        guard let members = members(of: value, .tableSection, "a section") else { return nil }
        var section = TableContent.Section()
        section.header = members[TableSectionKeys.header].flatMap { edge($0) }
        section.footer = members[TableSectionKeys.footer].flatMap { edge($0) }
        section.headerHeight = members.value(TableSectionKeys.headerHeight, \.number)
        section.footerHeight = members.value(TableSectionKeys.footerHeight, \.number)
        guard let rows = members[TableSectionKeys.rows]?.value else { return section }
        guard case .array(let elements) = rows.content else {
            reportType(rows, .rows, Wording.quoted(TableSectionKeys.rows.name))
            return nil
        }
        for element in elements {
            if let row = row(element, prototypes, design) { section.rows.append(row) }
        }
        return section
    }

    /// The title of a section, or a view.
    private mutating func edge(_ member: JSONMember) -> TableContent.Edge? {
        if case .string(let title) = member.value.content { return .title(title) }
        guard member.value.members != nil else {
            reportType(member.value, .titleOrView, Wording.quoted(member.key))
            return nil
        }
        guard var view = view(member.value, Wording.quoted(member.key), ViewContext(isHeld: true)) else {
            return nil
        }
        resolveConstraints(in: &view)
        return .view(view)
    }

    // MARK: Rows

    private static let rowKeys = Set(ObjectSchema.tableRow.keys.map(\.name))

    /// A row of a section, or one that a step inserts.
    mutating func row(
        _ value: JSONValue, _ prototypes: [(identifier: String?, row: TableContent.Row)], _ design: TableDesign
    ) -> TableContent.Row? {
        guard let all = value.members else {
            reportType(value, .object(.tableRow), "a row")
            return nil
        }
        var design = design
        func number(_ key: KeySchema) -> Property? {
            all.first { $0.has(key) }.flatMap { property($0, key) }
        }
        let height = number(TableRowKeys.height)?.value.number
        if let height { design.height = height }
        let count = number(TableRowKeys.repeat)?.value.integer ?? 1
        let isSelected = number(TableRowKeys.isSelected)?.value.boolean ?? false
        guard countRows(count, at: value.position) else { return nil }
        let cell: ViewNode?
        if let prototype = all.first(where: { $0.has(TableRowKeys.prototype) }) {
            cell = self.prototype(prototype, of: value, prototypes)
        } else {
            if let set = all.first(where: { $0.has(TableRowKeys.set) }) {
                report(
                    .misplacedKey, "\"set\" has no effect without \"prototype\"", at: set.position,
                    advice: "write the keys of the cell beside each other")
            }
            cell = self.cell(value, "a row", design, otherKeys: DocumentDecoder.rowKeys)
        }
        guard let cell else { return nil }
        var row = TableContent.Row(cell, height: height)
        row.count = count
        row.isSelected = isSelected
        return row
    }

    private mutating func countRows(_ count: Int, at position: SourcePosition) -> Bool {
        let before = rowCount
        rowCount += count
        if rowCount > TableRowKeys.most, before <= TableRowKeys.most {
            report(.limitExceeded, "the file has more than \(TableRowKeys.most) rows", at: position)
        }
        return rowCount <= TableRowKeys.most
    }

    /// The cell of a row with a prototype.
    private mutating func prototype(
        _ member: JSONMember, of row: JSONValue, _ prototypes: [(identifier: String?, row: TableContent.Row)]
    ) -> ViewNode? {
        guard let members = members(of: row, .tableRow, "a row", title: "a row with \"prototype\""),
            let name = members.value(TableRowKeys.prototype, \.string)
        else { return nil }
        guard var cell = prototypes.first(where: { $0.identifier == name })?.row.cell else {
            report(
                .unknownID, "the table has no prototype \(Wording.quoted(name))", at: member.value.position,
                advice: suggestion(name, prototypes.compactMap(\.identifier)))
            return nil
        }
        if let set = members[TableRowKeys.set]?.value {
            guard let changes = set.members else {
                reportType(set, .changes, "\"set\"")
                return nil
            }
            for change in changes { self.change(change, &cell, name) }
        }
        return cell
    }

    /// Sets a property of a view of a prototype: `name.text`.
    private mutating func change(_ member: JSONMember, _ cell: inout ViewNode, _ prototype: String) {
        guard let (id, key) = DocumentDecoder.target(member.key) else {
            report(
                .unknownKey, "\(Wording.quoted(member.key)) has no id and key", at: member.position,
                advice: "write the id of a view of the prototype, or self, a dot, and a key: \"name.text\"")
            return
        }
        var isFound = false
        cell.update(id == "self" ? nil : id) { node in
            isFound = true
            guard let schema = classes.views[node.baseClass] else { return }
            guard let known = schema[key], !known.isFixed else {
                return reportUnknownProperty(
                    JSONMember(key: key, at: member.position, value: member.value), schema, in: node.className,
                    others: [])
            }
            if let property = property(member, known) { node.set(named: property.name, property.value) }
        }
        if !isFound {
            report(
                .unknownID, "the prototype \(Wording.quoted(prototype)) has no view \(Wording.quoted(id))",
                at: member.position, advice: suggestion(id, cell.ids))
        }
    }

    /// The id, without quotation marks, and the key of `name.text`.
    private static func target(_ text: String) -> (id: String, key: String)? {
        var rest = text[...]
        if rest.first == "'" {
            guard let end = text.dropFirst().firstIndex(of: "'") else { return nil }
            let after = text.index(after: end)
            guard after < text.endIndex, text[after] == "." else { return nil }
            return (String(text[text.index(after: text.startIndex)..<end]), String(text[text.index(after: after)...]))
        }
        guard let dot = rest.firstIndex(of: "."), dot > rest.startIndex else { return nil }
        let id = String(rest[..<dot])
        rest = rest[rest.index(after: dot)...]
        return rest.isEmpty ? nil : (id, String(rest))
    }

    // MARK: Cells

    /// A cell, whose ids are a name space of their own.
    private mutating func cell(
        _ value: JSONValue, _ label: String, _ design: TableDesign, otherKeys: Set<String> = []
    ) -> ViewNode? {
        let outer = ids
        ids = [:]
        defer {
            for (id, known) in ids { if let bearer = known.bearer, idsInCells[id] == nil { idsInCells[id] = bearer } }
            ids = outer
        }
        let context = ViewContext(isHeld: true, standardClass: .tableViewCell, otherKeys: otherKeys)
        guard var node = view(value, label, context) else { return nil }
        guard node.baseClass == .tableViewCell else {
            report(.wrongClass, "\(label) is a \(node.className), not a UITableViewCell", at: value.position)
            return nil
        }
        // The frames inside apply to this size of the row.
        if node.frame == nil { node.frame = Located(CGRect(origin: .zero, size: design.size), at: node.position) }
        resolveConstraints(in: &node)
        return node
    }

    mutating func listContent(_ value: JSONValue) -> ListContentNode? {
        guard let members = members(of: value, .listContent, "\"contentConfiguration\"") else { return nil }
        let kind = members.value(ListContentNode.kindKey, \.choice)?.name ?? Enumeration.listContentKind.names[0]
        let properties = members.properties.filter { $0.name != ListContentNode.kindKey.name }
        return ListContentNode(kind: kind, properties: properties, position: value.position)
    }

    /// Reports contents of a cell that exclude each other, and a second text in the style that has none.
    mutating func checkContent(of value: JSONValue, _ node: ViewNode) {
        let texts = [KeyName.text, .detailText, .image].filter { value[$0.name] != nil }
        let contents =
            (texts.first.map { [$0] } ?? [])
            + [KeyName.contentConfiguration, .contentView].filter { value[$0.name] != nil }
        if contents.count > 1, let second = value.members?.first(where: { $0.key == contents[1].name }) {
            report(
                .misplacedKey,
                "\(Wording.quoted(contents[1].name)) excludes \(Wording.quoted(contents[0].name)): a cell has one content",
                at: second.position)
        }
        let style = node.property(KeyName.style)?.value.choice?.name ?? Enumeration.cellStyle.names[0]
        if style == Enumeration.cellStyle.names[0],
            let detail = value.members?.first(where: { $0.key == KeyName.detailText.name })
        {
            report(
                .misplacedKey, "a cell of the style \"default\" has no second text", at: detail.position,
                advice: "add \"style\": \"subtitle\" or \"value1\"", severity: .warning)
        }
    }
}

/// The size of the rows of a table in the file.
struct TableDesign {
    private var width: CGFloat
    var height: CGFloat

    /// The size for a table without rows of its own, which has no size in the file.
    static let standard = TableDesign(width: standardWidth, height: TableMetrics.rowHeight)
    private static let standardWidth: CGFloat = 375

    private init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    init(of table: ViewNode) {
        width = table.frame?.value.width ?? TableDesign.standardWidth
        let stated = table.property(KeyName.rowHeight)?.value.number ?? 0
        height = stated > 0 ? stated : TableMetrics.rowHeight
        if table.property(KeyName.style)?.value.choice?.name == "insetGrouped" {
            width = max(0, width - 2 * TableMetrics.groupInset(width: width, isInController: true))
        }
    }

    var size: CGSize { CGSize(width: width, height: height) }
}

extension ViewNode {
    /// Changes the first view with an id; nil is this view.
    fileprivate mutating func update(_ id: String?, _ change: (inout ViewNode) -> Void) {
        if id == nil || self.id == id { return change(&self) }
        for index in subviews.indices where subviews[index].node(withID: id ?? "") != nil {
            return subviews[index].update(id, change)
        }
    }

    /// The ids of the view and of those in it.
    fileprivate var ids: [String] { (id.map { [$0] } ?? []) + subviews.flatMap(\.ids) }
}
