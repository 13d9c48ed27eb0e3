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

    static let textRun = ObjectSchema(
        "textRun", title: "a run of text", "Text with attributes. Missing attributes come from the view.",
        keys: [
            KeySchema("text", .text, "The text. Required, except with an attachment."),
            KeySchema("font", .font, "NSAttributedString.Key.font."),
            KeySchema("foregroundColor", .color, "NSAttributedString.Key.foregroundColor."),
            KeySchema("backgroundColor", .color, "NSAttributedString.Key.backgroundColor."),
            KeySchema(
                "kern", .number(ValueType.coordinates),
                "NSAttributedString.Key.kern: points added after each character. Default: 0."),
            KeySchema(
                "tracking", .number(ValueType.coordinates),
                "NSAttributedString.Key.tracking: points added after each character, except at the end of a line. "
                    + "Default: 0."),
            KeySchema(
                "baselineOffset", .number(ValueType.coordinates),
                "NSAttributedString.Key.baselineOffset: points upward. Default: 0."),
            KeySchema(
                "underlineStyle", .options(.lineStyle),
                "NSAttributedString.Key.underlineStyle. Default: none. A pattern needs a line: [\"single\", "
                    + "\"patternDot\"]."
            ),
            KeySchema("underlineColor", .color, "NSAttributedString.Key.underlineColor. Default: the text's."),
            KeySchema(
                "strikethroughStyle", .options(.lineStyle),
                "NSAttributedString.Key.strikethroughStyle. Default: none. A pattern needs a line: [\"single\", "
                    + "\"patternDot\"]."
            ),
            KeySchema(
                "strikethroughColor", .color, "NSAttributedString.Key.strikethroughColor. Default: the text's."),
            KeySchema("shadow", .object(.textShadow), "NSAttributedString.Key.shadow."),
            KeySchema(
                "strokeWidth", .number(ValueType.strokeWidths),
                "NSAttributedString.Key.strokeWidth: a line along the letters' edges, in hundredths of the font's size; "
                    + "below 0, the letters are filled too. Default: 0, no line."),
            KeySchema("strokeColor", .color, "NSAttributedString.Key.strokeColor. Default: the text's."),
            KeySchema(
                "obliqueness", .number(ValueType.slants),
                "NSAttributedString.Key.obliqueness: how far letters lean to the right, as a part of their height. "
                    + "Default: 0."),
            KeySchema(
                "expansion", .number(ValueType.expansions),
                "NSAttributedString.Key.expansion: the natural logarithm of the factor by which letters are widened. "
                    + "Default: 0."),
            KeySchema(
                "ligature", .integer(0...1), "NSAttributedString.Key.ligature: 0 for no ligatures. Default: 1."),
            KeySchema(
                "link", .name,
                "NSAttributedString.Key.link: the text has UIColor.link and is underlined unless underlineStyle is set."
            ).example(#""https://example.com""#),
            KeySchema(
                "attachment", .object(.textAttachment),
                "NSAttributedString.Key.attachment: an image in place of the text."),
            KeySchema("paragraphStyle", .paragraphStyle, "NSAttributedString.Key.paragraphStyle."),
        ])

    static let textShadow = ObjectSchema(
        "textShadow", title: "a shadow of text", "NSShadow. Lengths are in points.",
        keys: [
            KeySchema("shadowColor", .color, "The colour of the shadow. Default: black with an alpha of 1/3."),
            KeySchema("shadowOffset", .numbers(.offset), "The offset of the shadow. Default: [0, 0]."),
            KeySchema(
                "shadowBlurRadius", .number(ValueType.lengths),
                "The blur radius of the shadow. Default: 0, a sharp edge."
            ),
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

    static let paragraphStyle = ObjectSchema(
        "paragraphStyle", title: "a paragraph style", "NSMutableParagraphStyle. Lengths are in points.",
        keys: [
            KeySchema("alignment", .choice(.textAlignment), "The horizontal alignment of the lines. Default: natural."),
            KeySchema(
                "lineBreakMode", .choice(.lineBreakMode),
                "Where a text that does not fit is broken or truncated. Default: byWordWrapping."),
            KeySchema("lineSpacing", .number(ValueType.lengths), "Extra space between lines. Default: 0."),
            KeySchema("paragraphSpacing", .number(ValueType.lengths), "Extra space after each paragraph. Default: 0."),
            KeySchema(
                "paragraphSpacingBefore", .number(ValueType.lengths),
                "Extra space above each paragraph except the first. Default: 0."),
            KeySchema("minimumLineHeight", .number(ValueType.lengths), "The minimum line height. Default: 0."),
            KeySchema(
                "maximumLineHeight", .number(ValueType.lengths), "The maximum line height. Default: 0, no limit."),
            KeySchema(
                "lineHeightMultiple", .number(0...1000),
                "Multiplies the font's line height. Default: 0, which means the font's own line height."),
            KeySchema(
                "firstLineHeadIndent", .number(ValueType.lengths),
                "The indent of the first line, from the leading edge. Default: 0."),
            KeySchema(
                "headIndent", .number(ValueType.lengths),
                "The indent of the other lines, from the leading edge. Default: 0."),
            KeySchema(
                "tailIndent", .number(ValueType.coordinates),
                "Where lines end. A positive value is the distance from the leading edge, any other value the "
                    + "distance from the trailing edge. Default: 0."),
            KeySchema(
                "baseWritingDirection", .choice(.writingDirection),
                "The direction of paragraphs. Default: natural, the interface's."),
            KeySchema("tabStops", .objects(.tabStop), "The tab stops. Default: twelve at distances of 28 points."),
            KeySchema(
                "defaultTabInterval", .number(ValueType.lengths),
                "The distance between tab stops after the last one in tabStops. Default: 0, which means 28 points."),
            KeySchema(
                "hyphenationFactor", .number(ValueType.fraction),
                "Hyphenation is not supported; a value above 0 gives a warning. Default: 0."),
            KeySchema(
                "allowsDefaultTighteningForTruncation", .boolean,
                "Whether the letters of a line that is too long move together, by at most 1 % of the font's size, before "
                    + "the line is truncated. Default: false."),
        ])
}
