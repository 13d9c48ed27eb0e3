import Foundation
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let textField = ViewMaker(
        setters: [
            PropertySetter(UITextField.self, "text", default: .null) { $0.text = $1.string },
            PropertySetter(UITextField.self, "placeholder", default: .null) { $0.placeholder = $1.string },
            PropertySetter(font: UITextField.self, "font", default: .system(pointSize: 17)) { $0.font = $1 },
            PropertySetter(color: UITextField.self, "textColor", default: .color(.named("label"))) {
                $0.textColor = $1
            },
            PropertySetter(UITextField.self, "textAlignment", default: .choice(Choice("natural", rawValue: 4))) {
                $0.textAlignment = NSTextAlignment(rawValue: $1.raw) ?? .natural
            },
            PropertySetter(UITextField.self, "borderStyle", default: .choice(Choice("none", rawValue: 0))) {
                $0.borderStyle = UITextField.BorderStyle(rawValue: $1.raw) ?? .none
            },
            PropertySetter(UITextField.self, "isSecureTextEntry", default: .boolean(false)) {
                $0.isSecureTextEntry = $1.bool
            },
            PropertySetter(UITextField.self, "clearButtonMode", default: .choice(Choice("never", rawValue: 0))) {
                $0.clearButtonMode = UITextField.ViewMode(rawValue: $1.raw) ?? .never
            },
            PropertySetter(UITextField.self, "adjustsFontSizeToFitWidth", default: .boolean(false)) {
                $0.adjustsFontSizeToFitWidth = $1.bool
            },
            PropertySetter(UITextField.self, "minimumFontSize", default: .number(0)) { $0.minimumFontSize = $1.number },
        ]
    ) { _, _ in UITextField() }
}
