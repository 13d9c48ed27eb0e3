import Foundation
import LayoutRules

extension ClassSchema {
    static let label = ClassSchema(
        .label, superclass: view, elements: "label",
        properties: [
            KeySchema("text", .text, "The text.").optional,
            KeySchema("attributedText", .attributedText, "Text with attributes. Replaces text.").optional,
            KeySchema("font", .font, "The font of the text. Default: the system font at 17 points."),
            KeySchema("textColor", .color, "The colour of the text. Default: label.").optional,
            KeySchema(
                "textAlignment", .choice(.textAlignment), "The horizontal alignment of the lines. Default: natural."),
            KeySchema(
                "numberOfLines", .integer(0...100_000), "The maximum number of lines; 0 means no limit. Default: 1."),
            KeySchema(
                "lineBreakMode", .choice(.lineBreakMode),
                "Where a text that does not fit is broken or truncated. Default: byTruncatingTail."),
            KeySchema(
                "adjustsFontSizeToFitWidth", .boolean,
                "Whether the font shrinks so that a long line fits the width. Default: false."),
            KeySchema(
                "minimumScaleFactor", .number(ValueType.fraction),
                "The smallest factor by which adjustsFontSizeToFitWidth may scale the font, from 0 to 1. Default: 0."),
            KeySchema(
                "allowsDefaultTighteningForTruncation", .boolean,
                "Whether the letters of a line that is too long move together, by at most 1 % of the font's size, before "
                    + "the line is truncated. Default: false."
            ),
            KeySchema(
                "adjustsFontForContentSizeCategory", .boolean,
                "Whether a font with a text style changes with the user's text size. Default: false."),
            KeySchema(
                "baselineAdjustment", .choice(.baselineAdjustment),
                "The vertical position of a line after its font has shrunk. Default: alignBaselines."),
            KeySchema("shadowColor", .color, "The colour of a shadow behind the text. Default: none, no shadow.")
                .optional,
            KeySchema("shadowOffset", .numbers(.offset), "The offset of the shadow, in points. Default: [0, -1]."),
            KeySchema("isEnabled", .boolean, "Whether the text is drawn at full opacity. Default: true."),
        ]
    ) { decoder, element, list in
        decoder.addText(of: element, to: &list)
        decoder.addTextAlignment(of: element, to: &list)
        if let mode = decoder.choice(element, "lineBreakMode", .lineBreakMode, Spelling.lineBreakMode) {
            list.add("lineBreakMode", .choice(mode))
        }
        if let lines = element["numberOfLines"].flatMap(Int.init) { list.add("numberOfLines", .integer(max(0, lines))) }
        list.add(
            "baselineAdjustment",
            .choice(
                decoder.choice(element, "baselineAdjustment", .baselineAdjustment)
                    ?? Choice("alignCenters", rawValue: 1)))
        list.flag(
            "allowsDefaultTighteningForTruncation", attribute: "allowsDefaultTighteningForTruncation", absent: false)
        list.flag("adjustsFontForContentSizeCategory", attribute: "adjustsFontForContentSizeCategory", absent: false)
        list.flag("isEnabled", attribute: "enabled", absent: true)
        addShrinking(of: element, standardSize: 17, &decoder, to: &list)
        decoder.addColors(["shadowColor"], of: element, to: &list)
        if let offset = element.child("size", key: "shadowOffset") {
            list.add("shadowOffset", .size(decoder.size(offset)))
        }
    }

    /// Text shrinks if a minimum size is given and shrinking is not switched off (format.md §4).
    private static func addShrinking(
        of element: DocumentElement, standardSize: CGFloat, _ decoder: inout InterfaceBuilderDecoder,
        to list: inout PropertyList
    ) {
        let scale = decoder.number(element, "minimumScaleFactor") ?? 0
        let least = decoder.number(element, "minimumFontSize") ?? 0
        guard scale > 0 || least > 0, element.flag("adjustsFontSizeToFit") ?? true else { return }
        var size = standardSize
        if case .font(let font) = list.value("font") { size = font.pointSize ?? standardSize }
        list.add("adjustsFontSizeToFitWidth", .boolean(true))
        list.add("minimumScaleFactor", .number(min(1, scale > 0 ? scale : least / max(size, 1))))
    }
}

extension FontValue {
    /// In points; nil for text styles, whose size depends on the traits.
    fileprivate var pointSize: CGFloat? {
        switch self {
        case .textStyle: nil
        case .system(let size, _, _, _), .named(_, let size, _, _): size
        }
    }
}
