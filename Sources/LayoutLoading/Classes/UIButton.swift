import Foundation
import KitValues
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let button = ViewMaker(
        setters: [
            // The type is passed to the initialiser.
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
                for state in value.byState {
                    button.setBackgroundImage(try state.image(builder), for: state.controlState)
                }
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
                // A title that wraps by words or characters has as many lines as it needs.
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
            PropertySetter(UIButton.self, "titleEdgeInsets", default: .insets(.zero)) {
                $0.titleEdgeInsets = $1.insets
            },
            PropertySetter(UIButton.self, "imageEdgeInsets", default: .insets(.zero)) {
                $0.imageEdgeInsets = $1.insets
            },
        ]
    ) { node, _ in
        let type = node.property("buttonType").flatMap { UIButton.ButtonType(rawValue: $0.value.raw) }
        return UIButton(type: type ?? .custom)
    }
}

extension StateValue {
    fileprivate var controlState: UIControl.State { UIControl.State(rawValue: UInt(state.rawValue)) }

    @MainActor
    fileprivate func image(_ builder: ValueBuilder) throws(Diagnostic) -> UIImage? {
        guard case .image(let image) = value else { return nil }
        return try builder.image(image, at: position)
    }
}
