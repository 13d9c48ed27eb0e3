import Foundation
import KitSchema

/// The tables of the objects in an attributed text.
enum TextTables {
    static let run = ObjectTable<TextRun>(
        "textRun", title: "a run of text", "Text with attributes. Missing attributes come from the view.",
        keys: [
            .other(TextRunKeys.text),
            .key("font", \.font, .font, "NSAttributedString.Key.font."),
            .key("foregroundColor", \.foregroundColor, .color, "NSAttributedString.Key.foregroundColor."),
            .key("backgroundColor", \.backgroundColor, .color, "NSAttributedString.Key.backgroundColor."),
            .key(
                "kern", \.kern, .number(ValueType.coordinates),
                "NSAttributedString.Key.kern: points added after each character. Default: 0."),
            .key(
                "tracking", \.tracking, .number(ValueType.coordinates),
                "NSAttributedString.Key.tracking: points added after each character, except at the end of a line. "
                    + "Default: 0."),
            .key(
                "baselineOffset", \.baselineOffset, .number(ValueType.coordinates),
                "NSAttributedString.Key.baselineOffset: points upward. Default: 0."),
            .key(
                "underlineStyle", \.underlineStyle, .options(.lineStyle),
                "NSAttributedString.Key.underlineStyle. Default: none. A pattern needs a line: [\"single\", "
                    + "\"patternDot\"]."
            ),
            .key(
                "underlineColor", \.underlineColor, .color,
                "NSAttributedString.Key.underlineColor. Default: the text's."),
            .key(
                "strikethroughStyle", \.strikethroughStyle, .options(.lineStyle),
                "NSAttributedString.Key.strikethroughStyle. Default: none. A pattern needs a line: [\"single\", "
                    + "\"patternDot\"]."
            ),
            .key(
                "strikethroughColor", \.strikethroughColor, .color,
                "NSAttributedString.Key.strikethroughColor. Default: the text's."),
            .other(TextRunKeys.shadow),
            .key(
                "strokeWidth", \.strokeWidth, .number(ValueType.strokeWidths),
                "NSAttributedString.Key.strokeWidth: a line along the letters' edges, in hundredths of the font's size; "
                    + "below 0, the letters are filled too. Default: 0, no line."),
            .key("strokeColor", \.strokeColor, .color, "NSAttributedString.Key.strokeColor. Default: the text's."),
            .key(
                "obliqueness", \.obliqueness, .number(ValueType.slants),
                "NSAttributedString.Key.obliqueness: how far letters lean to the right, as a part of their height. "
                    + "Default: 0."),
            .key(
                "expansion", \.expansion, .number(ValueType.expansions),
                "NSAttributedString.Key.expansion: the natural logarithm of the factor by which letters are widened. "
                    + "Default: 0."),
            .key(
                "ligature", \.hasLigatures, .ligature,
                "NSAttributedString.Key.ligature: 0 for no ligatures. Default: 1."),
            .key(
                "link", \.link, .name,
                "NSAttributedString.Key.link: the text has UIColor.link and is underlined unless underlineStyle is set."
            ).example(#""https://example.com""#),
            .other(TextRunKeys.attachment),
            .other(TextRunKeys.paragraphStyle),
        ])

    static let shadow = ObjectTable<TextShadowValue>(
        "textShadow", title: "a shadow of text", "NSShadow. Lengths are in points.",
        keys: [
            .key(
                "shadowColor", \.shadowColor, .color, "The colour of the shadow. Default: black with an alpha of 1/3."),
            .key("shadowOffset", \.shadowOffset, .offset, "The offset of the shadow. Default: [0, 0]."),
            .key(
                "shadowBlurRadius", \.shadowBlurRadius, .number(ValueType.lengths),
                "The blur radius of the shadow. Default: 0, a sharp edge."
            ),
        ])

    static let paragraphStyle = ObjectTable<ParagraphStyleValue>(
        "paragraphStyle", title: "a paragraph style", "NSMutableParagraphStyle. Lengths are in points.",
        keys: [
            .key(
                "alignment", \.alignment, .choice(.textAlignment),
                "The horizontal alignment of the lines. Default: natural."),
            .key(
                "lineBreakMode", \.lineBreakMode, .choice(.lineBreakMode),
                "Where a text that does not fit is broken or truncated. Default: byWordWrapping."),
            .key("lineSpacing", \.lineSpacing, .number(ValueType.lengths), "Extra space between lines. Default: 0."),
            .key(
                "paragraphSpacing", \.paragraphSpacing, .number(ValueType.lengths),
                "Extra space after each paragraph. Default: 0."),
            .key(
                "paragraphSpacingBefore", \.paragraphSpacingBefore, .number(ValueType.lengths),
                "Extra space above each paragraph except the first. Default: 0."),
            .key(
                "minimumLineHeight", \.minimumLineHeight, .number(ValueType.lengths),
                "The minimum line height. Default: 0."),
            .key(
                "maximumLineHeight", \.maximumLineHeight, .number(ValueType.lengths),
                "The maximum line height. Default: 0, no limit."),
            .key(
                "lineHeightMultiple", \.lineHeightMultiple, .number(0...1000),
                "Multiplies the font's line height. Default: 0, which means the font's own line height."),
            .key(
                "firstLineHeadIndent", \.firstLineHeadIndent, .number(ValueType.lengths),
                "The indent of the first line, from the leading edge. Default: 0."),
            .key(
                "headIndent", \.headIndent, .number(ValueType.lengths),
                "The indent of the other lines, from the leading edge. Default: 0."),
            .key(
                "tailIndent", \.tailIndent, .number(ValueType.coordinates),
                "Where lines end. A positive value is the distance from the leading edge, any other value the "
                    + "distance from the trailing edge. Default: 0."),
            .key(
                "baseWritingDirection", \.baseWritingDirection, .choice(.writingDirection),
                "The direction of paragraphs. Default: natural, the interface's."),
            .other(ParagraphKeys.tabStops),
            .key(
                "defaultTabInterval", \.defaultTabInterval, .number(ValueType.lengths),
                "The distance between tab stops after the last one in tabStops. Default: 0, which means 28 points."),
            .key(
                "hyphenationFactor", \.hyphenationFactor, .number(ValueType.fraction),
                "Hyphenation is not supported; a value above 0 gives a warning. Default: 0."),
            .key(
                "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .flag,
                "Whether the letters of a line that is too long move together, by at most 1 % of the font's size, before "
                    + "the line is truncated. Default: false."),
        ])
}

extension ObjectSchema {
    static let textRun = TextTables.run.schema
    static let textShadow = TextTables.shadow.schema
    static let paragraphStyle = TextTables.paragraphStyle.schema
}

/// The keys of a run of text that functions of their own read.
enum TextRunKeys {
    static let text = KeySchema("text", .text, "The text. Required, except with an attachment.")
    static let shadow = KeySchema("shadow", .object(.textShadow), "NSAttributedString.Key.shadow.")
    static let attachment = KeySchema(
        "attachment", .object(.textAttachment), "NSAttributedString.Key.attachment: an image in place of the text.")
    static let paragraphStyle = KeySchema("paragraphStyle", .paragraphStyle, "NSAttributedString.Key.paragraphStyle.")
}

/// The key of a paragraph style that a function of its own reads.
enum ParagraphKeys {
    static let tabStops = KeySchema(
        "tabStops", .objects(.tabStop), "The tab stops. Default: twelve at distances of 28 points.")
}
