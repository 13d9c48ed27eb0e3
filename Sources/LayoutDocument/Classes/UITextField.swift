import Foundation
import LayoutRules

extension ClassSchema {
    static let textField = ClassSchema(
        .textField, superclass: control, elements: "textField",
        properties: [
            KeySchema("text", .text, "The text in the field.").optional,
            KeySchema("placeholder", .text, "The text that is shown while the field is empty.").optional,
            KeySchema("font", .font, "The font of the text. Default: the system font at 17 points."),
            KeySchema("textColor", .color, "The colour of the text. Default: label.").optional,
            KeySchema(
                "textAlignment", .choice(.textAlignment), "The horizontal alignment of the text. Default: natural."),
            KeySchema(
                "borderStyle", .choice(.borderStyle), "The border that is drawn around the field. Default: none."),
            KeySchema("isSecureTextEntry", .boolean, "Whether the text is shown as bullets. Default: false."),
            KeySchema("clearButtonMode", .choice(.viewMode), "When the clear button is shown. Default: never."),
            KeySchema(
                "adjustsFontSizeToFitWidth", .boolean,
                "Whether the font shrinks so that a long text fits. Default: false."),
            KeySchema(
                "minimumFontSize", .number(0...1000),
                "The smallest font size that adjustsFontSizeToFitWidth may use, in points. Default: 0."),
        ]
    ) { decoder, element, list in
        if let font = decoder.font(of: element) { list.add("font", .font(font)) }
        decoder.addColors(["textColor"], of: element, to: &list)
        for (key, attributedKey) in [("text", "attributedText"), ("placeholder", "attributedPlaceholder")] {
            if let attributed = element.child("attributedString", key: attributedKey) {
                list.add(key, .string(decoder.attributedText(attributed).map(\.text).joined()))
            } else if let text = decoder.text(element, key) {
                list.add(key, .string(text))
            }
        }
        decoder.addTextAlignment(of: element, to: &list)
        if let style = decoder.choice(element, "borderStyle", .borderStyle) {
            list.add("borderStyle", .choice(style))
        }
        if let mode = decoder.choice(element, "clearButtonMode", .viewMode) {
            list.add("clearButtonMode", .choice(mode))
        }
        if element.child("textInputTraits")?.flag("secureTextEntry") == true {
            list.add("isSecureTextEntry", .boolean(true))
        }
        if let least = decoder.number(element, "minimumFontSize"), least > 0,
            element.flag("adjustsFontSizeToFit") ?? true
        {
            list.add("adjustsFontSizeToFitWidth", .boolean(true))
            list.add("minimumFontSize", .number(least))
        }
    }
}
