import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

extension ViewMaker {
    static let stackView = ViewMaker(
        setters: [
            PropertySetter(UIStackView.self, "axis", default: .choice(Choice("horizontal", rawValue: 0))) {
                $0.axis = NSLayoutConstraint.Axis(rawValue: $1.raw) ?? .horizontal
            },
            PropertySetter(UIStackView.self, "distribution", default: .choice(Choice("fill", rawValue: 0))) {
                $0.distribution = UIStackView.Distribution(rawValue: $1.raw) ?? .fill
            },
            PropertySetter(UIStackView.self, "alignment", default: .choice(Choice("fill", rawValue: 0))) {
                $0.alignment = UIStackView.Alignment(rawValue: $1.raw) ?? .fill
            },
            PropertySetter(UIStackView.self, "spacing", default: .number(0)) { $0.spacing = $1.number },
            PropertySetter(UIStackView.self, "isBaselineRelativeArrangement", default: .boolean(false)) {
                $0.isBaselineRelativeArrangement = $1.bool
            },
            PropertySetter(UIStackView.self, "isLayoutMarginsRelativeArrangement", default: .boolean(false)) {
                $0.isLayoutMarginsRelativeArrangement = $1.bool
            },
        ]
    ) { _, _ in UIStackView() }
}
