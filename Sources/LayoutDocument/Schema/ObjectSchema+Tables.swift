import KitSchema

extension ObjectSchema {
    static let tableSection = ObjectSchema(
        "tableSection", title: "a section", "A section of a table.",
        keys: [
            TableSectionKeys.header, TableSectionKeys.footer, TableSectionKeys.headerHeight,
            TableSectionKeys.footerHeight, TableSectionKeys.rows,
        ])

    /// The keys of a row besides those of its cell.
    static let tableRow = ObjectSchema(
        "tableRow", title: "a row", "A row of a table: a cell with its keys, or one made from a prototype.",
        keys: [
            TableRowKeys.prototype, TableRowKeys.set, TableRowKeys.repeat, TableRowKeys.height, TableRowKeys.isSelected,
        ])

    static let listContent = ObjectSchema(
        "listContent", title: "\"contentConfiguration\"", "A picture and two texts, which UIKit arranges.",
        keys: [ListContentNode.kindKey] + ListContentKeys.all)
}

/// The keys of ``ObjectSchema/tableSection``.
enum TableSectionKeys {
    static let header = KeySchema("header", .titleOrView, "The title above the rows, or a view.")
    static let footer = KeySchema("footer", .titleOrView, "The title below the rows, or a view.")
    static let headerHeight = KeySchema(
        "headerHeight", .number(ValueType.heights),
        "The delegate's answer, in points. Default: the table's sectionHeaderHeight.")
    static let footerHeight = KeySchema(
        "footerHeight", .number(ValueType.heights),
        "The delegate's answer, in points. Default: the table's sectionFooterHeight.")
    static let rows = KeySchema("rows", .rows, "The rows, from top to bottom.")
}

/// The keys of ``ObjectSchema/tableRow``.
enum TableRowKeys {
    static let prototype = KeySchema(
        "prototype", .name, "The reuse identifier of the prototype from which the row's cell is made."
    )
    .example(#""trip""#)
    static let set = KeySchema(
        "set", .changes,
        "Properties of the prototype's views: before the first dot is a view's id, or self for the cell; the rest is the "
            + "key."
    ).example(#"{ "name.text": "Reine", "self.accessoryType": "checkmark" }"#)
    static let `repeat` = KeySchema(
        "repeat", .integer(1...TableRowKeys.most), "The number of rows that are equal to this one. Default: 1.")
    static let height = KeySchema(
        "height", .number(ValueType.lengths),
        "The delegate's answer, in points. If only some rows have one, the others have the table's rowHeight. Default: the "
            + "table's rowHeight, or the height that the content needs.")
    static let isSelected = KeySchema("isSelected", .boolean, "Whether the row is selected. Default: false.")

    /// The largest number of rows of a table.
    static let most = 1_000_000
}

extension ListContentNode {
    static let kindKey = KeySchema(
        "kind", .choice(.listContentKind), "The function of UIListContentConfiguration that makes it. Default: cell.")
}

extension Enumeration {
    static let listContentKind = Enumeration(
        "UIListContentConfiguration", "cell", "subtitleCell", "valueCell", "plainHeader", "groupedHeader",
        "plainFooter", "groupedFooter")
}
