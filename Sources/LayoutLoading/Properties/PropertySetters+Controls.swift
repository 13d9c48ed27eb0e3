import Foundation
import Geometry
import LayoutDocument
import ReflowKit

extension PropertySetters {
    static let ofControl: [PropertySetter] = [
        PropertySetter(UIControl.self, "isEnabled", default: .boolean(true)) { $0.isEnabled = $1.bool },
        PropertySetter(UIControl.self, "isSelected", default: .boolean(false)) { $0.isSelected = $1.bool },
        PropertySetter(UIControl.self, "isHighlighted", default: .boolean(false)) { $0.isHighlighted = $1.bool },
        PropertySetter(
            UIControl.self, "contentHorizontalAlignment", default: .choice(Choice("center", rawValue: 0))
        ) {
            $0.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment(rawValue: $1.raw) ?? .center
        },
        PropertySetter(UIControl.self, "contentVerticalAlignment", default: .choice(Choice("center", rawValue: 0))) {
            $0.contentVerticalAlignment = UIControl.ContentVerticalAlignment(rawValue: $1.raw) ?? .center
        },
    ]
}

extension PropertySetters {
    static let ofButton: [PropertySetter] = [
        // The initialiser takes it; see `ViewFactory`.
        PropertySetter(UIButton.self, "buttonType", default: .choice(Choice("custom", rawValue: 0))) { _, _ in },
        PropertySetter(UIButton.self, "title", default: .null) { button, value, _, _ in
            for state in value.byState { button.setTitle(state.value.string, for: state.controlState) }
            if value == .null { button.setTitle(nil, for: .normal) }
        },
        PropertySetter(UIButton.self, "titleColor", default: .null) { button, value, _, builder in
            for state in value.byState {
                button.setTitleColor(state.value.color.map(builder.color), for: state.controlState)
            }
            if value == .null { button.setTitleColor(nil, for: .normal) }
        },
        PropertySetter(UIButton.self, "image", default: .null) { button, value, _, builder throws(Diagnostic) in
            for state in value.byState { button.setImage(try state.image(builder), for: state.controlState) }
            if value == .null { button.setImage(nil, for: .normal) }
        },
        PropertySetter(UIButton.self, "backgroundImage", default: .null) {
            button, value, _, builder throws(Diagnostic) in
            for state in value.byState { button.setBackgroundImage(try state.image(builder), for: state.controlState) }
            if value == .null { button.setBackgroundImage(nil, for: .normal) }
        },
        PropertySetter(font: UIButton.self, "titleLabel.font", default: .system(pointSize: 18)) {
            $0.titleLabel?.font = $1
        },
        PropertySetter(
            UIButton.self, "titleLabel.lineBreakMode", default: .choice(Choice("byTruncatingMiddle", rawValue: 5))
        ) {
            let mode = NSLineBreakMode(rawValue: $1.raw) ?? .byTruncatingMiddle
            $0.titleLabel?.lineBreakMode = mode
            // A title that breaks by words or characters takes the lines it needs.
            $0.titleLabel?.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        },
        PropertySetter(UIButton.self, "attributedTitle", default: .null) {
            button, value, position, builder throws(Diagnostic) in
            for state in value.byState {
                guard case .attributedText(let runs) = state.value else { continue }
                button.setAttributedTitle(
                    try builder.attributedText(runs, at: position), for: state.controlState)
            }
        },
        PropertySetter(UIButton.self, "contentEdgeInsets", default: .insets(.zero)) {
            $0.contentEdgeInsets = $1.insets
        },
        PropertySetter(UIButton.self, "titleEdgeInsets", default: .insets(.zero)) { $0.titleEdgeInsets = $1.insets },
        PropertySetter(UIButton.self, "imageEdgeInsets", default: .insets(.zero)) { $0.imageEdgeInsets = $1.insets },
    ]
}

extension StateValue {
    fileprivate var controlState: UIControl.State { UIControl.State(rawValue: UInt(state.rawValue)) }

    @MainActor
    fileprivate func image(_ builder: ValueBuilder) throws(Diagnostic) -> UIImage? {
        guard case .image(let image) = value else { return nil }
        return try builder.image(image, at: position)
    }
}

extension PropertySetters {
    static let ofTextField: [PropertySetter] = [
        PropertySetter(UITextField.self, "text", default: .null) { $0.text = $1.string },
        PropertySetter(UITextField.self, "placeholder", default: .null) { $0.placeholder = $1.string },
        PropertySetter(font: UITextField.self, "font", default: .system(pointSize: 17)) { $0.font = $1 },
        PropertySetter(color: UITextField.self, "textColor", default: .color(.named("label"))) { $0.textColor = $1 },
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
}
