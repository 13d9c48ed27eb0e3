import KitSchema

extension ObjectSchema {
    static let font = ObjectSchema(
        "fontDescription", title: "a font", "A font by its attributes.",
        keys: [
            FontKeys.size, FontKeys.weight, FontKeys.italic, FontKeys.family, FontKeys.design, FontKeys.monospacedDigit,
        ])

    static let styledFont = ObjectSchema(
        "styledFont", title: "a font of a text style",
        "The font of a text style in another weight or slant. It follows the content size as the style does.",
        keys: [
            StyledFontKeys.textStyle, StyledFontKeys.weight, StyledFontKeys.italic,
        ])

    static let image = ObjectSchema(
        "imageDescription", title: "an image", "An image with its rendering mode and cap insets.",
        keys: [
            ImageKeys.name, ImageKeys.renderingMode, ImageKeys.capInsets,
        ])

    static let symbol = ObjectSchema(
        "symbolDescription", title: "a symbol",
        "UIImage(systemName:): a system symbol, drawn as an icon of a free set that stands in for it.",
        keys: [
            SymbolKeys.systemName, SymbolKeys.pointSize, SymbolKeys.textStyle, SymbolKeys.weight, SymbolKeys.scale,
            ImageKeys.renderingMode,
        ])

    static let dynamicColor = ObjectSchema(
        "dynamicColor", title: "a colour", "A colour for each appearance.",
        keys: [
            DynamicColorKeys.light, DynamicColorKeys.dark,
        ])

    static let translucentColor = ObjectSchema(
        "translucentColor", title: "a colour", "A colour with its alpha replaced.",
        keys: [
            TranslucentColorKeys.color, TranslucentColorKeys.alpha,
        ])

    static let textAttachment = ObjectSchema(
        "textAttachment", title: "an attachment", "NSTextAttachment: an image in a line of text.",
        keys: [
            AttachmentKeys.image, AttachmentKeys.bounds,
        ])

    static let tabStop = ObjectSchema(
        "tabStop", title: "a tab stop", "NSTextTab.",
        keys: [
            TabStopKeys.location, TabStopKeys.alignment,
        ])

    static let segment = ObjectSchema(
        "segment", title: "a segment", "A segment of a segmented control: a title or an image.",
        keys: [
            SegmentKeys.title, SegmentKeys.image, SegmentKeys.width, SegmentKeys.isEnabled,
        ])
}

/// The keys of ``ObjectSchema/font``.
enum FontKeys {
    static let size = KeySchema("size", .number(ValueType.fontSizes), "The size, in points.").required
    static let weight = KeySchema("weight", .choice(.fontWeight), "The thickness of the strokes. Default: regular.")
    static let italic = KeySchema("italic", .boolean, "Whether the font is italic. Default: false.")
    static let family = KeySchema("family", .name, "A font family or PostScript name. Default: the system font.")
        .example(
            #""Inter""#)
    static let design = KeySchema(
        "design", .choice(.fontDesign),
        "UIFontDescriptor.SystemDesign of the system font. serif and rounded are drawn as default, with a "
            + "warning. Default: default.")
    static let monospacedDigit = KeySchema(
        "monospacedDigit", .boolean,
        "UIFont.monospacedDigitSystemFont(ofSize:weight:): whether the digits of the system font are equally "
            + "wide. Default: false.")
}

/// The keys of ``ObjectSchema/styledFont``.
enum StyledFontKeys {
    static let textStyle = KeySchema("textStyle", .choice(.textStyle), "UIFont.TextStyle.").example(#""title1""#)
        .required
    static let weight = KeySchema(
        "weight", .choice(.fontWeight), "The thickness of the strokes. Default: that of the style.")
    static let italic = KeySchema("italic", .boolean, "Whether the font is italic. Default: false.")
}

/// The keys of ``ObjectSchema/image``.
enum ImageKeys {
    static let name = KeySchema(
        "name", .name,
        "The name of a file in the layout file's folder or in Images/, with or without its extension, "
            + "or of an image in an asset catalogue there."
    ).example(#""photo.png""#).required
    static let renderingMode = KeySchema(
        "renderingMode", .choice(.renderingMode), "UIImage.RenderingMode. Default: automatic.")
    static let capInsets = KeySchema(
        "capInsets", .numbers(.insets),
        "The widths of the edges that do not stretch, in points. Default: [0, 0, 0, 0].")
}

/// The keys of ``ObjectSchema/symbol``.
enum SymbolKeys {
    static let systemName = KeySchema("systemName", .name, "The name of the symbol.").example(#""trash""#).required
    static let pointSize = KeySchema(
        "pointSize", .number(ValueType.fontSizes),
        "The size of the font beside which the symbol has its size, in points. Default: 17.")
    static let textStyle = KeySchema(
        "textStyle", .choice(.textStyle), "The text style whose size the symbol has. Default: none.")
    static let weight = KeySchema("weight", .choice(.fontWeight), "The thickness of the strokes. Default: regular.")
    static let scale = KeySchema("scale", .choice(.symbolScale), "UIImage.SymbolScale. Default: medium.")
}

/// The keys of ``ObjectSchema/dynamicColor``.
enum DynamicColorKeys {
    static let light = KeySchema("light", .color, "In light appearance.").required
    static let dark = KeySchema("dark", .color, "In dark appearance.").required
}

/// The keys of ``ObjectSchema/translucentColor``.
enum TranslucentColorKeys {
    static let color = KeySchema("color", .color, "The colour.").required
    static let alpha = KeySchema("alpha", .number(ValueType.fraction), "The opacity, from 0 to 1.").required
}

/// The keys of ``ObjectSchema/textAttachment``.
enum AttachmentKeys {
    static let image = KeySchema("image", .image, "The image.").required
    static let bounds = KeySchema(
        "bounds", .numbers(.rect),
        "The image's frame. The origin is on the baseline, and y points upward. Default: the image's size, on "
            + "the baseline."
    )
}

/// The keys of ``ObjectSchema/tabStop``.
enum TabStopKeys {
    static let location = KeySchema(
        "location", .number(ValueType.lengths), "The distance from the leading edge, in points."
    )
    .required
    static let alignment = KeySchema(
        "alignment", .choice(.textAlignment), "How the text is aligned at the tab stop. Default: left.")
}

/// The keys of ``ObjectSchema/segment``.
enum SegmentKeys {
    static let title = KeySchema("title", .text, "setTitle(_:forSegmentAt:).")
    static let image = KeySchema("image", .image, "setImage(_:forSegmentAt:). Replaces the title.")
    static let width = KeySchema(
        "width", .number(ValueType.lengths), "The width, in points. Default: 0, an equal share.")
    static let isEnabled = KeySchema("isEnabled", .boolean, "Whether the segment can be selected. Default: true.")
}
