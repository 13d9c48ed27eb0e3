import KitSchema

extension ClassCards {
    static let uiTableView = ClassCard(
        UITableView.self, over: uiScrollView, elements: "tableView",
        make: { _ in UITableView() },
        keys: [
            .key(
                KeyName.style.name, .choice(.tableStyle), "UITableView.Style. Variations cannot change it.",
                default: .stated("plain"), document: .attribute("style")
            ) { table, value in
                if let style = value.raw.flatMap(UITableView.Style.init) { table.become(style) }
            }.fixed.ordered(.first),
            .key(KeyName.sections.name, .tableSections, "The rows in sections, with headers and footers.") {
                table, value in
                if case .object(let rows as StoredRows) = value { table.take(rows) }
            }.fixed,
            .key(KeyName.prototypes.name, .cells, "Cells from which rows are made, by reuse identifier.") {
                table, value in
                if case .object(let prototypes as StoredPrototypes) = value { table.take(prototypes) }
            }.fixed,
            .key("tableHeaderView", \.tableHeaderView, .view, "The view above all rows; only its height counts.").fixed,
            .key("tableFooterView", \.tableFooterView, .view, "The view below all rows; only its height counts.").fixed,
            .key("backgroundView", \.backgroundView, .view, "The view behind the rows.").fixed,
            .key(
                KeyName.rowHeight.name, \.rowHeight, .number(ValueType.heights),
                "The height of rows, in points; -1 for the height that each row needs.",
                document: .attribute("rowHeight")),
            .key(
                "estimatedRowHeight", \.estimatedRowHeight, .number(ValueType.heights),
                "The height of rows that were not measured yet, in points; -1 lets the table choose it, and with 0 it asks "
                    + "for all heights at once.", document: .attribute("estimatedRowHeight")),
            .key(
                KeyName.sectionHeaderHeight.name, \.sectionHeaderHeight, .number(ValueType.heights),
                "The height of the headers of sections, in points; -1 for the height that each needs."),
            .key(
                KeyName.sectionFooterHeight.name, \.sectionFooterHeight, .number(ValueType.heights),
                "The height of the footers of sections, in points; -1 for the height that each needs."),
            .key(
                "sectionHeaderTopPadding", \.sectionHeaderTopPadding, .number(ValueType.heights),
                "The space above the headers of a plain table, in points; -1 for the system's."),
            .key(
                "separatorStyle", \.separatorStyle, .choice(.separatorStyle), "The lines between rows.",
                document: .attribute("separatorStyle")),
            .key(
                "separatorColor", \.separatorColor, .color, "The colour of the lines between rows.",
                default: .stated("separator"), document: .child),
            .key(
                "separatorInset", .numbers(.insets),
                "The insets of the lines between rows, in points: [top, left, bottom, right].",
                default: .stated("the margin of the rows' content, on the left"), document: .child
            ) { table, value in
                if case .plain(.insets(let insets)) = value { table.separatorInset = insets }
            },
            .key(
                "allowsSelection", \.allowsSelection, .flag, "Whether a tap selects a row.",
                document: .attribute("allowsSelection")),
            .key(
                "allowsMultipleSelection", \.allowsMultipleSelection, .flag,
                "Whether several rows can be selected at the same time.",
                document: .attribute("allowsMultipleSelection")),
            .key("isEditing", \.isEditing, .flag, "Whether rows show the controls for editing.").ordered(.last),
            .key(
                "insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, .flag,
                "Whether the contents of rows, headers and footers avoid the safe area.",
                document: .attribute("contentViewInsetsToSafeArea")),
            .key(
                "cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth, .flag,
                "Whether the margins of rows are at least those of the readable width."),
            .key(
                "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount,
                .integer(0...1_000_000), "The number of rows from which on the index is shown.",
                document: .attribute("sectionIndexMinimumDisplayRowCount")
            ).unpublished,
        ])
}
