import KitSchema

extension ClassCards {
    static let uiTableViewCell = ClassCard(
        UITableViewCell.self, over: uiView, elements: "tableViewCell",
        make: { _ in UITableViewCell(style: .default, reuseIdentifier: nil) },
        keys: [
            .key(
                KeyName.style.name, .choice(.cellStyle), "UITableViewCell.CellStyle. Variations cannot change it.",
                default: .stated("default"), document: .attribute("style")
            ) { cell, value in
                if let style = value.raw.flatMap(UITableViewCell.CellStyle.init) { cell.become(style) }
            }.fixed.ordered(.first),
            .key(
                "reuseIdentifier", .text, "The name of the pool of cells.", document: .attribute("reuseIdentifier")
            ) { cell, value in
                cell.join(value.string)
            }.unpublished.ordered(.first),
            .key(
                KeyName.text.name, .text, "The text of a cell of one of UIKit's styles."
            ) { cell, value in
                cell.textLabel?.text = value.string
            }.optional,
            .key(
                KeyName.detailText.name, .text,
                "The second text of a cell of one of UIKit's styles, but default, which has none."
            ) { cell, value in
                cell.detailTextLabel?.text = value.string
            }.optional,
            .key(
                KeyName.image.name, .image, "The picture of a cell of one of UIKit's styles, before the text."
            ) { cell, value in
                cell.imageView?.image = value.image
            }.optional,
            // The loader reads this key.
            .key(
                KeyName.contentView.name, .cellContent, "The view for your own subviews, instead of UIKit's texts."
            ) { _, _ in }.fixed,
            .key(
                KeyName.textLabel.name, .view, "The label of a cell of one of UIKit's styles.",
                reset: { $0.textLabel.map { .view($0) } ?? .null }
            ) { _, _ in }.unpublished,
            .key(
                KeyName.detailTextLabel.name, .view, "The second label of a cell of one of UIKit's styles.",
                reset: { $0.detailTextLabel.map { .view($0) } ?? .null }
            ) { _, _ in }.unpublished,
            .key(
                KeyName.imageView.name, .view, "The picture of a cell of one of UIKit's styles.",
                reset: { $0.imageView.map { .view($0) } ?? .null }
            ) { _, _ in }.unpublished,
            .key(
                KeyName.contentConfiguration.name, .listContent,
                "A content that UIKit arranges: a picture and two texts."
            ) { cell, value in
                if case .object(let made as ListContentBuilder) = value { cell.contentConfiguration = made.content }
            }.fixed,
            .key("backgroundView", \.backgroundView, .view, "The view behind the content.").fixed,
            .key(
                "selectedBackgroundView", \.selectedBackgroundView, .view,
                "The view behind the content while the cell is selected."
            ).fixed,
            .key("accessoryView", \.accessoryView, .view, "The view at the trailing end, instead of an accessory.")
                .fixed,
            .key(
                "editingAccessoryView", \.editingAccessoryView, .view,
                "The view at the trailing end while the table is edited."
            ).fixed,
            .key(
                "accessoryType", \.accessoryType, .choice(.accessoryType), "The accessory at the trailing end.",
                document: .attribute("accessoryType")),
            .key(
                "editingAccessoryType", \.editingAccessoryType, .choice(.accessoryType),
                "The accessory while the table is edited.", document: .attribute("editingAccessoryType")),
            .key(
                "selectionStyle", \.selectionStyle, .choice(.selectionStyle), "The look of the selected cell.",
                document: .attribute("selectionStyle")),
            .key(
                "indentationLevel", \.indentationLevel, .integer(0...1000),
                "The number of steps by which the content is indented.", document: .attribute("indentationLevel")),
            .key(
                "indentationWidth", \.indentationWidth, .number(ValueType.coordinates),
                "The width of a step of indentation, in points.", document: .attribute("indentationWidth")),
            .key(
                "shouldIndentWhileEditing", \.shouldIndentWhileEditing, .flag,
                "Whether the control for editing moves the content.",
                document: .attribute("shouldIndentWhileEditing")),
            .key(
                "showsReorderControl", \.showsReorderControl, .flag,
                "Whether the cell shows a handle while the table is edited, if its row can be moved.",
                document: .attribute("showsReorderControl")),
            .key(
                "separatorInset", .numbers(.insets),
                "The insets of the line below the row, in points: [top, left, bottom, right].",
                default: .stated("the table's"), document: .child
            ) { cell, value in
                if case .plain(.insets(let insets)) = value { cell.separatorInset = insets }
            },
        ])
}
