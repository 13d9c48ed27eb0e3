import Foundation
import Geometry
import LayoutDocument
import ReflowKit

extension PropertySetters {
    /// Labels and image views let touches through unless told otherwise.
    private static let untouched = PropertySetter(UIView.self, "isUserInteractionEnabled", default: .boolean(false)) {
        $0.isUserInteractionEnabled = $1.bool
    }

    static let ofLabel: [PropertySetter] = [
        untouched,
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
        PropertySetter(UILabel.self, "baselineAdjustment", default: .choice(Choice("alignBaselines", rawValue: 0))) {
            $0.baselineAdjustment = UIBaselineAdjustment(rawValue: $1.raw) ?? .alignBaselines
        },
        PropertySetter(color: UILabel.self, "shadowColor") { $0.shadowColor = $1 },
        PropertySetter(UILabel.self, "shadowOffset", default: .size(CGSize(width: 0, height: -1))) {
            $0.shadowOffset = $1.size
        },
        PropertySetter(UILabel.self, "isEnabled", default: .boolean(true)) { $0.isEnabled = $1.bool },
    ]
}

extension PropertySetters {
    static let ofImageView: [PropertySetter] = [
        untouched,
        PropertySetter(image: UIImageView.self, "image") { $0.image = $1 },
        PropertySetter(image: UIImageView.self, "highlightedImage") { $0.highlightedImage = $1 },
        PropertySetter(UIImageView.self, "isHighlighted", default: .boolean(false)) { $0.isHighlighted = $1.bool },
    ]
}

extension PropertySetters {
    static let ofScrollView: [PropertySetter] = [
        // Scroll views clip unless told otherwise.
        PropertySetter(UIView.self, "clipsToBounds", default: .boolean(true)) { $0.clipsToBounds = $1.bool },
        PropertySetter(UIView.self, "layer.masksToBounds", default: .boolean(true)) {
            $0.layer.masksToBounds = $1.bool
        },
        PropertySetter(UIScrollView.self, "contentSize", default: .size(.zero)) { $0.contentSize = $1.size },
        PropertySetter(UIScrollView.self, "contentOffset", default: .point(.zero)) { $0.contentOffset = $1.point },
        PropertySetter(UIScrollView.self, "contentInset", default: .insets(.zero)) { $0.contentInset = $1.insets },
        PropertySetter(
            UIScrollView.self, "contentInsetAdjustmentBehavior", default: .choice(Choice("automatic", rawValue: 0))
        ) {
            $0.contentInsetAdjustmentBehavior =
                UIScrollView.ContentInsetAdjustmentBehavior(rawValue: $1.raw) ?? .automatic
        },
        PropertySetter(UIScrollView.self, "showsHorizontalScrollIndicator", default: .boolean(true)) {
            $0.showsHorizontalScrollIndicator = $1.bool
        },
        PropertySetter(UIScrollView.self, "showsVerticalScrollIndicator", default: .boolean(true)) {
            $0.showsVerticalScrollIndicator = $1.bool
        },
        PropertySetter(UIScrollView.self, "isPagingEnabled", default: .boolean(false)) {
            $0.isPagingEnabled = $1.bool
        },
        PropertySetter(UIScrollView.self, "alwaysBounceVertical", default: .boolean(false)) {
            $0.alwaysBounceVertical = $1.bool
        },
        PropertySetter(UIScrollView.self, "alwaysBounceHorizontal", default: .boolean(false)) {
            $0.alwaysBounceHorizontal = $1.bool
        },
        PropertySetter(UIScrollView.self, "isScrollEnabled", default: .boolean(true)) {
            $0.isScrollEnabled = $1.bool
        },
        PropertySetter(UIScrollView.self, "bounces", default: .boolean(true)) { $0.bounces = $1.bool },
    ]
}

extension PropertySetters {
    static let ofTextView: [PropertySetter] = [
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
}
