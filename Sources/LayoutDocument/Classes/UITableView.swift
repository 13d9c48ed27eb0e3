import Foundation
import KitSchema

extension DocumentedClass {
    static let tableView = DocumentedClass(
        read: { decoder, element, list in
            for (key, attribute) in [
                (KeyName.sectionHeaderHeight, "sectionHeaderHeight"), (.sectionFooterHeight, "sectionFooterHeight"),
            ] {
                if let height = decoder.sectionHeight(attribute, of: element) { list.add(key, .number(height)) }
            }
        },
        arrange: { decoder, node, element in
            decoder.placeRows(of: &node, element)
            decoder.takeRows(of: &node, element)
        })
}

extension InterfaceBuilderDecoder {
    /// The stated height of headers or footers; nil for the ones that versions of Xcode write into every new table of the
    /// style, with which titles and gaps have UIKit's own heights (tables.md §2.1).
    fileprivate func sectionHeight(_ attribute: String, of table: DocumentElement) -> CGFloat? {
        let standard: [Double] = (table["style"] ?? "plain") == "plain" ? [22, 28] : [18]
        guard let height = table[attribute].flatMap(Double.init), !standard.contains(height),
            ValueType.heights.contains(height)
        else { return nil }
        return CGFloat(height)
    }

    /// Moves the cells from the table's subviews into its rows.
    fileprivate mutating func takeRows(of node: inout ViewNode, _ element: DocumentElement) {
        for index in node.subviews.indices {
            node.subviews[index].follows = .width
            let view = node.subviews[index].position
            node.subviews[index].heldAs = element.children.first { $0.position == view }?["key"]
        }
        let isCell: (ViewNode) -> Bool = { $0.baseClass == .tableViewCell && $0.heldAs == nil }
        var cells = Dictionary(node.subviews.filter(isCell).map { ($0.position, $0) }) { first, _ in first }
        node.subviews.removeAll(where: isCell)
        func rows(_ holder: DocumentElement?) -> [TableContent.Row] {
            (holder?.children ?? []).compactMap { child in
                cells.removeValue(forKey: child.position).map {
                    TableContent.Row($0, height: height(of: $0, child, in: element))
                }
            }
        }
        var content = TableContent()
        content.prototypes = rows(element.child("prototypes")).map { row in
            (row.cell.property(.reuseIdentifier)?.value.string, row)
        }
        content.showsPrototypes = !content.prototypes.isEmpty
        // The number of sections is limited, because each one has two titles to measure.
        for section in (element.child("sections")?.children ?? []).prefix(1000) where section.name == "tableViewSection"
        {
            var made = TableContent.Section()
            made.header = text(section, "headerTitle").flatMap { $0.isEmpty ? nil : .title($0) }
            made.footer = text(section, "footerTitle").flatMap { $0.isEmpty ? nil : .title($0) }
            made.rows = rows(section.child("cells"))
            content.sections.append(made)
        }
        stateHeights(of: &content, element)
        node.table = content
    }

    /// The default of old documents is the gap between groups: a title still has the height that it needs, and the first
    /// group its distance from the top.
    private func stateHeights(of content: inout TableContent, _ table: DocumentElement) {
        let gap = "10"
        for index in content.sections.indices {
            let needsHeader = index == 0 || content.sections[index].header != nil
            if table["sectionHeaderHeight"] == gap, needsHeader { content.sections[index].headerHeight = -1 }
            let needsFooter = content.sections[index].footer != nil
            if table["sectionFooterHeight"] == gap, needsFooter { content.sections[index].footerHeight = -1 }
        }
    }

    /// The height of a row: the cell's, or else the table's. Where the height is automatic and nothing in the cell tells it,
    /// the stored one is UIKit's result (format.md §5).
    private func height(of cell: ViewNode, _ element: DocumentElement, in table: DocumentElement) -> CGFloat? {
        func stated(_ element: DocumentElement) -> Double? {
            element["rowHeight"].flatMap(Double.init).flatMap { ValueType.lengths.contains($0) && $0 > 0 ? $0 : nil }
        }
        if let own = stated(element) { return CGFloat(own) }
        guard stated(table) == nil else { return nil }
        if cell.listContent != nil { return nil }
        let content = cell.subviews.first(where: \.isContentView)?.subviews ?? []
        let hasStatedStyle = table["rowHeight"] != nil && content.contains { $0.heldAs != nil }
        let isMeasured = hasStatedStyle || content.contains(where: \.isConstrained)
        return isMeasured || element.child("rect", key: "frame") == nil ? nil : cell.frame?.value.height
    }
}
