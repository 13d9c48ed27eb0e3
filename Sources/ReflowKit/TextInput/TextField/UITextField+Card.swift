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
            .key(KeyName.text.name, \.text, .text, "The text in the field."),
            .key(KeyName.placeholder.name, \.placeholder, .text, "The text that is shown while the field is empty.")
                .runtime("placeholder"),
            .key(
                KeyName.font.name, \.font, .font, "The font of the text.",
                default: .stated("the system font at 17 points")),
            .key(
                KeyName.textColor.name, \.textColor, .color, "The colour of the text.", default: .stated("label"),
                document: .child),
            .key(
                KeyName.textAlignment.name, \.textAlignment, .choice(.textAlignment),
                "The horizontal alignment of the text."),
            .key(
                "borderStyle", \.borderStyle, .choice(.borderStyle), "The border that is drawn around the field.",
                document: .attribute("borderStyle")),
            .key(KeyName.isSecureTextEntry.name, \.isSecureTextEntry, .flag, "Whether the text is shown as bullets."),
            .key(
                "clearButtonMode", \.clearButtonMode, .choice(.viewMode), "When the clear button is shown.",
                document: .attribute("clearButtonMode")),
            .key(
                KeyName.adjustsFontSizeToFitWidth.name, \.adjustsFontSizeToFitWidth, .flag,
                "Whether the font shrinks so that a long text fits."),
            .key(
                KeyName.minimumFontSize.name, \.minimumFontSize, .number(0...1000),
                "The smallest font size that adjustsFontSizeToFitWidth may use, in points."),
        ])
}
