import Foundation
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let label = ViewMaker(
        setters: [
            .untouched,
            PropertySetter(UILabel.self, "text", default: .null) { $0.text = $1.string },
            PropertySetter(UILabel.self, "attributedText", default: .null) {
                label, value, position, builder throws(Diagnostic) in
                guard case .attributedText(let runs) = value else { return }
                label.attributedText = try builder.attributedText(runs, at: position)
            },
            PropertySetter(font: UILabel.self, "font", default: .system(pointSize: 17)) { $0.font = $1 },
            PropertySetter(color: UILabel.self, "textColor", default: .color(.named("label"))) { $0.textColor = $1 },
            PropertySetter(UILabel.self, "textAlignment", default: .choice(Choice("natural", rawValue: 4))) {
                $0.textAlignment = NSTextAlignment(rawValue: $1.raw) ?? .natural
            },
            PropertySetter(UILabel.self, "numberOfLines", default: .integer(1)) { $0.numberOfLines = $1.int },
            PropertySetter(UILabel.self, "lineBreakMode", default: .choice(Choice("byTruncatingTail", rawValue: 4))) {
                $0.lineBreakMode = NSLineBreakMode(rawValue: $1.raw) ?? .byTruncatingTail
            },
            PropertySetter(UILabel.self, "adjustsFontSizeToFitWidth", default: .boolean(false)) {
                $0.adjustsFontSizeToFitWidth = $1.bool
            },
            PropertySetter(UILabel.self, "minimumScaleFactor", default: .number(0)) {
                $0.minimumScaleFactor = $1.number
            },
            PropertySetter(UILabel.self, "allowsDefaultTighteningForTruncation", default: .boolean(false)) {
                $0.allowsDefaultTighteningForTruncation = $1.bool
            },
            PropertySetter(UILabel.self, "adjustsFontForContentSizeCategory", default: .boolean(false)) {
                $0.adjustsFontForContentSizeCategory = $1.bool
            },
            PropertySetter(UILabel.self, "baselineAdjustment", default: .choice(Choice("alignBaselines", rawValue: 0)))
            {
                $0.baselineAdjustment = UIBaselineAdjustment(rawValue: $1.raw) ?? .alignBaselines
            },
            PropertySetter(color: UILabel.self, "shadowColor") { $0.shadowColor = $1 },
            PropertySetter(UILabel.self, "shadowOffset", default: .size(CGSize(width: 0, height: -1))) {
                $0.shadowOffset = $1.size
            },
            PropertySetter(UILabel.self, "isEnabled", default: .boolean(true)) { $0.isEnabled = $1.bool },
        ]
    ) { _, _ in UILabel() }
}
