import KitSchema

extension ObjectSchema {
    static let font = ObjectSchema(
        "fontDescription", title: "a font", "A font by its attributes.",
        keys: [
            KeySchema("size", .number(ValueType.fontSizes), "The size, in points.").required,
            KeySchema("weight", .choice(.fontWeight), "The thickness of the strokes. Default: regular."),
            KeySchema("italic", .boolean, "Whether the font is italic. Default: false."),
            KeySchema("family", .name, "A font family or PostScript name. Default: the system font.").example(
                #""Inter""#),
            KeySchema(
                "design", .choice(.fontDesign),
                "UIFontDescriptor.SystemDesign of the system font. serif and rounded are drawn as default, with a "
                    + "warning. Default: default."),
            KeySchema(
                "monospacedDigit", .boolean,
                "UIFont.monospacedDigitSystemFont(ofSize:weight:): whether the digits of the system font are equally "
                    + "wide. Default: false."),
        ])

    static let styledFont = ObjectSchema(
        "styledFont", title: "a font of a text style",
        "The font of a text style in another weight or slant. It follows the content size as the style does.",
        keys: [
            KeySchema("textStyle", .choice(.textStyle), "UIFont.TextStyle.").example(#""title1""#).required,
            KeySchema("weight", .choice(.fontWeight), "The thickness of the strokes. Default: that of the style."),
            KeySchema("italic", .boolean, "Whether the font is italic. Default: false."),
        ])

    static let image = ObjectSchema(
        "imageDescription", title: "an image", "An image with its rendering mode and cap insets.",
        keys: [
            KeySchema(
                "name", .name,
                "The name of a file in the layout file's folder or in Images/, with or without its extension, "
                    + "or of an image in an asset catalogue there."
            ).example(#""photo.png""#).required,
            KeySchema("renderingMode", .choice(.renderingMode), "UIImage.RenderingMode. Default: automatic."),
            KeySchema(
                "capInsets", .numbers(.insets),
                "The widths of the edges that do not stretch, in points. Default: [0, 0, 0, 0]."),
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
            KeySchema("alpha", .number(ValueType.fraction), "The opacity, from 0 to 1.").required,
        ])

    static let textAttachment = ObjectSchema(
        "textAttachment", title: "an attachment", "NSTextAttachment: an image in a line of text.",
        keys: [
            KeySchema("image", .image, "The image.").required,
            KeySchema(
                "bounds", .numbers(.rect),
                "The image's frame. The origin is on the baseline, and y points upward. Default: the image's size, on "
                    + "the baseline."
            ),
        ])

    static let tabStop = ObjectSchema(
        "tabStop", title: "a tab stop", "NSTextTab.",
        keys: [
            KeySchema("location", .number(ValueType.lengths), "The distance from the leading edge, in points.")
                .required,
            KeySchema("alignment", .choice(.textAlignment), "How the text is aligned at the tab stop. Default: left."),
        ])

    static let segment = ObjectSchema(
        "segment", title: "a segment", "A segment of a segmented control: a title or an image.",
        keys: [
            KeySchema("title", .text, "setTitle(_:forSegmentAt:)."),
            KeySchema("image", .image, "setImage(_:forSegmentAt:). Replaces the title."),
            KeySchema("width", .number(ValueType.lengths), "The width, in points. Default: 0, an equal share."),
            KeySchema("isEnabled", .boolean, "Whether the segment can be selected. Default: true."),
        ])
}
