extension ObjectSchema {
    static let font = ObjectSchema(
        "fontDescription", title: "a font", "A font by its attributes.",
        keys: [
            KeySchema("size", .number(ValueType.fontSizes), "In points.").required,
            KeySchema("weight", .choice(.fontWeight), "Default: regular."),
            KeySchema("italic", .boolean, "Default: false."),
            KeySchema("family", .name, "A font family or PostScript name. Default: the system font."),
        ])

    static let image = ObjectSchema(
        "imageDescription", title: "an image", "An image with its rendering mode and cap insets.",
        keys: [
            KeySchema(
                "name", .name,
                "The name of a file in the layout file's folder or in Images/, with or without its extension, "
                    + "or of an image in an asset catalogue there."
            ).required,
            KeySchema("renderingMode", .choice(.renderingMode), "UIImage.RenderingMode. Default: automatic."),
            KeySchema("capInsets", .numbers(.insets), "The widths of the edges that are not stretched, in points."),
        ])

    static let dynamicColor = ObjectSchema(
        "dynamicColor", title: "a colour", "A colour for each appearance.",
        keys: [
            KeySchema("light", .color, "In light appearance.").required,
            KeySchema("dark", .color, "In dark appearance.").required,
        ])

    static let translucentColor = ObjectSchema(
        "translucentColor", title: "a colour", "A colour with its alpha replaced.",
        keys: [
            KeySchema("color", .color, "The colour.").required,
            KeySchema("alpha", .number(ValueType.fraction), "From 0 to 1.").required,
        ])

    static let textRun = ObjectSchema(
        "textRun", title: "a run of text", "Text with attributes. Attributes that are missing come from the view.",
        keys: [
            KeySchema("text", .text, "The text.").required,
            KeySchema("font", .font, "NSAttributedString.Key.font."),
            KeySchema("foregroundColor", .color, "NSAttributedString.Key.foregroundColor."),
            KeySchema("backgroundColor", .color, "NSAttributedString.Key.backgroundColor."),
            KeySchema(
                "kern", .number(ValueType.coordinates),
                "NSAttributedString.Key.kern: points added after each character."),
            KeySchema(
                "baselineOffset", .number(ValueType.coordinates),
                "NSAttributedString.Key.baselineOffset: points upward."),
            KeySchema("underlineStyle", .choice(.lineStyle), "NSAttributedString.Key.underlineStyle."),
            KeySchema("strikethroughStyle", .choice(.lineStyle), "NSAttributedString.Key.strikethroughStyle."),
            KeySchema("paragraphStyle", .paragraphStyle, "NSAttributedString.Key.paragraphStyle."),
        ])

    static let segment = ObjectSchema(
        "segment", title: "a segment", "A segment of a segmented control: a title or an image.",
        keys: [
            KeySchema("title", .text, "setTitle(_:forSegmentAt:)."),
            KeySchema("image", .image, "setImage(_:forSegmentAt:). Replaces the title."),
            KeySchema("width", .number(ValueType.lengths), "The width, in points. Default: 0, an equal share."),
            KeySchema("isEnabled", .boolean, "Default: true."),
        ])

    static let paragraphStyle = ObjectSchema(
        "paragraphStyle", title: "a paragraph style", "NSMutableParagraphStyle. Lengths are in points.",
        keys: [
            KeySchema("alignment", .choice(.textAlignment), "Default: natural."),
            KeySchema("lineBreakMode", .choice(.lineBreakMode), "Default: byWordWrapping."),
            KeySchema("lineSpacing", .number(ValueType.lengths), "Added between lines."),
            KeySchema("paragraphSpacing", .number(ValueType.lengths), "Added after each paragraph."),
            KeySchema("minimumLineHeight", .number(ValueType.lengths), "The minimum line height."),
            KeySchema("maximumLineHeight", .number(ValueType.lengths), "The maximum line height. 0: no limit."),
            KeySchema(
                "lineHeightMultiple", .number(0...1000),
                "Multiplies the font's line height. 0: the font's own line height."),
            KeySchema(
                "firstLineHeadIndent", .number(ValueType.lengths),
                "The indent of the first line, from the leading edge."),
            KeySchema(
                "headIndent", .number(ValueType.lengths), "The indent of the other lines, from the leading edge."),
            KeySchema(
                "tailIndent", .number(ValueType.coordinates),
                "Where lines end: if positive, the distance from the leading edge; otherwise from the trailing edge."),
        ])
}
