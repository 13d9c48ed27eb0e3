import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let control = ViewMaker(
        setters: [
            PropertySetter(UIControl.self, "isEnabled", default: .boolean(true)) { $0.isEnabled = $1.bool },
            PropertySetter(UIControl.self, "isSelected", default: .boolean(false)) { $0.isSelected = $1.bool },
            PropertySetter(UIControl.self, "isHighlighted", default: .boolean(false)) { $0.isHighlighted = $1.bool },
            PropertySetter(
                UIControl.self, "contentHorizontalAlignment", default: .choice(Choice("center", rawValue: 0))
            ) {
                $0.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment(rawValue: $1.raw) ?? .center
            },
            PropertySetter(UIControl.self, "contentVerticalAlignment", default: .choice(Choice("center", rawValue: 0)))
            {
                $0.contentVerticalAlignment = UIControl.ContentVerticalAlignment(rawValue: $1.raw) ?? .center
            },
        ]
    ) { _, _ in UIControl() }
}
