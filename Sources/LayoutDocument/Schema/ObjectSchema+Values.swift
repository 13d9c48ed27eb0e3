extension ObjectSchema {
    static let font = ObjectSchema(
        "fontDescription", title: "a font", "A font by its attributes.",
        keys: [
            KeySchema("size", .number(ValueType.fontSizes), "In points.").required,
            KeySchema("weight", .choice(.fontWeight), "Default: regular."),
            KeySchema("italic", .boolean, "Default: false."),
            KeySchema("family", .name, "A family or PostScript name. Default: the system font."),
        ])

    static let image = ObjectSchema(
        "imageDescription", title: "an image", "A picture with the way it is used.",
        keys: [
            KeySchema(
                "name", .name,
                "A file beside the layout file, in Images/ or in an asset catalogue, with or without its extension."
            ).required,
            KeySchema("renderingMode", .choice(.renderingMode), "UIImage.RenderingMode. Default: automatic."),
            KeySchema("capInsets", .numbers(.insets), "What stays unstretched along the edges, in points."),
        ])

    static let dynamicColor = ObjectSchema(
        "dynamicColor", title: "a colour", "A colour for each appearance.",
        keys: [
            KeySchema("light", .color, "In light appearance.").required,
            KeySchema("dark", .color, "In dark appearance.").required,
        ])

    static let translucentColor = ObjectSchema(
        "translucentColor", title: "a colour", "A colour with another alpha in place of its own.",
        keys: [
            KeySchema("color", .color, "The colour.").required,
            KeySchema("alpha", .number(ValueType.fraction), "From 0 to 1.").required,
        ])

    static let textRun = ObjectSchema(
        "textRun", title: "a run of text", "Characters that share their attributes. The view has the rest.",
        keys: [
            KeySchema("text", .text, "The characters.").required,
            KeySchema("font", .font, "NSAttributedString.Key.font."),
            KeySchema("foregroundColor", .color, "NSAttributedString.Key.foregroundColor."),
            KeySchema("backgroundColor", .color, "NSAttributedString.Key.backgroundColor."),
            KeySchema("kern", .number(ValueType.coordinates), "Added after each character, in points."),
            KeySchema("baselineOffset", .number(ValueType.coordinates), "Upward, in points."),
            KeySchema("underlineStyle", .choice(.lineStyle), "NSAttributedString.Key.underlineStyle."),
            KeySchema("strikethroughStyle", .choice(.lineStyle), "NSAttributedString.Key.strikethroughStyle."),
            KeySchema("paragraphStyle", .paragraphStyle, "NSAttributedString.Key.paragraphStyle."),
        ])

    static let segment = ObjectSchema(
        "segment", title: "a segment", "A segment of a segmented control, with a title or an image.",
        keys: [
            KeySchema("title", .text, "setTitle(_:forSegmentAt:)."),
            KeySchema("image", .image, "setImage(_:forSegmentAt:), in place of a title."),
            KeySchema("width", .number(ValueType.lengths), "In points. Default: 0, an equal share."),
            KeySchema("isEnabled", .boolean, "Default: true."),
        ])

    static let paragraphStyle = ObjectSchema(
        "paragraphStyle", title: "a paragraph style", "NSMutableParagraphStyle. Lengths are in points.",
        keys: [
            KeySchema("alignment", .choice(.textAlignment), "Default: natural."),
            KeySchema("lineBreakMode", .choice(.lineBreakMode), "Default: byWordWrapping."),
            KeySchema("lineSpacing", .number(ValueType.lengths), "Added between lines."),
            KeySchema("paragraphSpacing", .number(ValueType.lengths), "Added after each paragraph."),
            KeySchema("minimumLineHeight", .number(ValueType.lengths), "Lines are at least so high."),
            KeySchema("maximumLineHeight", .number(ValueType.lengths), "Lines are at most so high. 0: no limit."),
            KeySchema(
                "lineHeightMultiple", .number(0...1000), "Multiplies the font's line height. 0: as the font has it."),
            KeySchema("firstLineHeadIndent", .number(ValueType.lengths), "Of the first line, from the leading edge."),
            KeySchema("headIndent", .number(ValueType.lengths), "Of the other lines, from the leading edge."),
            KeySchema(
                "tailIndent", .number(ValueType.coordinates),
                "Above 0 from the leading edge, else from the trailing one."),
        ])
}
