import Foundation
import KitSchema

extension ClassCards {
    static let uiTextField = ClassCard(
        UITextField.self, over: uiControl, elements: "textField", measured: .both, target: .natural,
        make: { _ in UITextField() },
        looks: {
            [.color("textColor", $0.textColor, standard: .label), .font($0.font, standard: .systemFont(ofSize: 17))]
        },
        keys: [
            .key("text", \.text, .text, "The text in the field."),
            .key("placeholder", \.placeholder, .text, "The text that is shown while the field is empty.")
                .runtime("placeholder"),
            .key("font", \.font, .font, "The font of the text.", default: .stated("the system font at 17 points")),
            .key(
                "textColor", \.textColor, .color, "The colour of the text.", default: .stated("label"),
                document: .child),
            .key("textAlignment", \.textAlignment, .choice(.textAlignment), "The horizontal alignment of the text."),
            .key(
                "borderStyle", \.borderStyle, .choice(.borderStyle), "The border that is drawn around the field.",
                document: .attribute("borderStyle")),
            .key("isSecureTextEntry", \.isSecureTextEntry, .flag, "Whether the text is shown as bullets."),
            .key(
                "clearButtonMode", \.clearButtonMode, .choice(.viewMode), "When the clear button is shown.",
                document: .attribute("clearButtonMode")),
            .key(
                "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .flag,
                "Whether the font shrinks so that a long text fits."),
            .key(
                "minimumFontSize", \.minimumFontSize, .number(0...1000),
                "The smallest font size that adjustsFontSizeToFitWidth may use, in points."),
        ])
}
