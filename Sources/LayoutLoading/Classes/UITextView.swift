import Foundation
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let textView = ViewMaker(
        setters: [
            PropertySetter(TextViewStandIn.self, "text", default: .null) { $0.label.text = $1.string },
            PropertySetter(TextViewStandIn.self, "attributedText", default: .null) {
                view, value, position, builder throws(Diagnostic) in
                guard case .attributedText(let runs) = value else { return }
                view.label.attributedText = try builder.attributedText(runs, at: position)
            },
            PropertySetter(font: TextViewStandIn.self, "font", default: .system(pointSize: 14)) { $0.label.font = $1 },
            PropertySetter(color: TextViewStandIn.self, "textColor", default: .color(.named("label"))) {
                $0.label.textColor = $1
            },
            PropertySetter(TextViewStandIn.self, "textAlignment", default: .choice(Choice("left", rawValue: 0))) {
                $0.label.textAlignment = NSTextAlignment(rawValue: $1.raw) ?? .left
            },
        ]
    ) { _, _ in TextViewStandIn() }
}
