import KitSchema

extension ClassCards {
    static let uiLabel = ClassCard(
        UILabel.self, over: uiView, elements: "label", measured: .both, make: { _ in UILabel() },
        looks: { label in
            [
                .text(
                    label.ownAttributedText, color: label.textColor, font: label.font, standardColor: .label,
                    standardFont: .systemFont(ofSize: UIFont.labelFontSize))
            ]
        },
        keys: [
            .key(KeyName.text.name, \.text, .text, "The text.").runtime("text"),
            // A value without attributed text leaves the label's text as it is.
            .key(KeyName.attributedText.name, .attributedText, "Text with attributes. Replaces text.") { label, value in
                if let text = value.attributedText { label.attributedText = text }
            }.optional,
            .key(
                KeyName.font.name, \.font, .font, "The font of the text.",
                default: .stated("the system font at 17 points")),
            .key(
                KeyName.textColor.name, \.textColor, .color, "The colour of the text.", default: .stated("label")
            ).runtime("textColor"),
            .key(
                KeyName.textAlignment.name, \.textAlignment, .choice(.textAlignment),
                "The horizontal alignment of the lines."),
            .key(
                KeyName.numberOfLines.name, \.numberOfLines, .integer(0...100_000),
                "The maximum number of lines; 0 means no limit."),
            .key(
                "lineBreakMode", \.lineBreakMode, .choice(.lineBreakMode),
                "Where a text that does not fit is broken or truncated.", document: .attribute("lineBreakMode")),
            .key(
                KeyName.adjustsFontSizeToFitWidth.name, \.adjustsFontSizeToFitWidth, .flag,
                "Whether the font shrinks so that a long line fits the width."),
            .key(
                KeyName.minimumScaleFactor.name, \.minimumScaleFactor, .number(ValueType.fraction),
                "The smallest factor by which adjustsFontSizeToFitWidth may scale the font, from 0 to 1."),
            .key(
                "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .flag,
                "Whether the letters of a line that is too long move together, by at most 1 % of the font's size, "
                    + "before the line is truncated.",
                document: .flag("allowsDefaultTighteningForTruncation", absent: false)),
            .key(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .flag,
                "Whether a font with a text style changes with the user's text size.",
                document: .flag("adjustsFontForContentSizeCategory", absent: false)),
            .key(
                KeyName.baselineAdjustment.name, \.baselineAdjustment, .choice(.baselineAdjustment),
                "The vertical position of a line after its font has shrunk."),
            .key(
                "shadowColor", \.shadowColor, .color, "The colour of a shadow behind the text.",
                default: .read(", no shadow"), document: .child),
            .key(
                "shadowOffset", \.shadowOffset, .offset, "The offset of the shadow, in points.", document: .child),
            .key(
                "isEnabled", \.isEnabled, .flag, "Whether the text is drawn at full opacity.",
                document: .flag("enabled", absent: true)),
        ])
}
