import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

extension ViewMaker {
    static let view = ViewMaker(
        setters: [
            PropertySetter(UIView.self, "autoresizingMask", default: .options(ChoiceSet([], rawValue: 0))) {
                $0.autoresizingMask = UIViewAutoresizing(rawValue: UInt($1.raw))
            },
            PropertySetter(UIView.self, "autoresizesSubviews", default: .boolean(true)) {
                $0.autoresizesSubviews = $1.bool
            },
            // Without bounds in the file, a view is not scrolled, and its frame determines its size.
            PropertySetter(UIView.self, "bounds", default: .null) {
                if $1 == .null { $0.bounds.origin = .zero } else { $0.bounds = $1.rect }
            },
            PropertySetter(UIView.self, "transform", default: .transform(.identity)) { $0.transform = $1.transform },
            PropertySetter(UIView.self, "contentMode", default: .choice(Choice("scaleToFill", rawValue: 0))) {
                $0.contentMode = UIView.ContentMode(rawValue: $1.raw) ?? .scaleToFill
            },
            PropertySetter(UIView.self, "layoutMargins", default: .insets(LayoutMargins.plain)) {
                $0.layoutMargins = $1.insets
            },
            PropertySetter(UIView.self, "directionalLayoutMargins", default: .insets(LayoutMargins.plain)) {
                let insets = $1.insets
                $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
            },
            PropertySetter(UIView.self, "preservesSuperviewLayoutMargins", default: .boolean(false)) {
                $0.preservesSuperviewLayoutMargins = $1.bool
            },
            PropertySetter(UIView.self, "insetsLayoutMarginsFromSafeArea", default: .boolean(true)) {
                $0.insetsLayoutMarginsFromSafeArea = $1.bool
            },
            PropertySetter(UIView.self, "contentHuggingPriority", default: .size(CGSize(width: 250, height: 250))) {
                $0.setContentHuggingPriority(UILayoutPriority(Float($1.size.width)), for: .horizontal)
                $0.setContentHuggingPriority(UILayoutPriority(Float($1.size.height)), for: .vertical)
            },
            PropertySetter(
                UIView.self, "contentCompressionResistancePriority", default: .size(CGSize(width: 750, height: 750))
            ) {
                $0.setContentCompressionResistancePriority(
                    UILayoutPriority(Float($1.size.width)), for: .horizontal)
                $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1.size.height)), for: .vertical)
            },
            PropertySetter(UIView.self, "intrinsicContentSize", default: .null) {
                $0.statedContentSize = $1 == .null ? nil : $1.size
            },
            PropertySetter(
                UIView.self, "semanticContentAttribute", default: .choice(Choice("unspecified", rawValue: 0))
            ) {
                $0.semanticContentAttribute = UISemanticContentAttribute(rawValue: $1.raw) ?? .unspecified
            },
            PropertySetter(color: UIView.self, "backgroundColor") { $0.backgroundColor = $1 },
            PropertySetter(color: UIView.self, "tintColor") { $0.tintColor = $1 },
            PropertySetter(
                UIView.self, "overrideUserInterfaceStyle", default: .choice(Choice("unspecified", rawValue: 0))
            ) {
                $0.overrideUserInterfaceStyle = UIUserInterfaceStyle(rawValue: $1.raw) ?? .unspecified
            },
            PropertySetter(UIView.self, "alpha", default: .number(1)) { $0.alpha = $1.number },
            PropertySetter(UIView.self, "isHidden", default: .boolean(false)) { $0.isHidden = $1.bool },
            PropertySetter(UIView.self, "isOpaque", default: .boolean(true)) { $0.isOpaque = $1.bool },
            PropertySetter(UIView.self, "clipsToBounds", default: .boolean(false)) { $0.clipsToBounds = $1.bool },
            PropertySetter(UIView.self, "isUserInteractionEnabled", default: .boolean(true)) {
                $0.isUserInteractionEnabled = $1.bool
            },
            PropertySetter(UIView.self, "tag", default: .integer(0)) { $0.tag = $1.int },
            PropertySetter(UIView.self, "accessibilityIdentifier", default: .null) {
                $0.accessibilityIdentifier = $1.string
            },
            PropertySetter(UIView.self, "accessibilityLabel", default: .null) { $0.accessibilityLabel = $1.string },
            PropertySetter(UIView.self, "layer.cornerRadius", default: .number(0)) {
                $0.layer.cornerRadius = $1.number
            },
            PropertySetter(UIView.self, "layer.maskedCorners", default: .options(ChoiceSet([], rawValue: 15))) {
                $0.layer.maskedCorners = CACornerMask(rawValue: UInt($1.raw))
            },
            PropertySetter(UIView.self, "layer.cornerCurve", default: .choice(Choice("circular", rawValue: 0))) {
                $0.layer.cornerCurve = $1.raw == 1 ? .continuous : .circular
            },
            PropertySetter(UIView.self, "layer.masksToBounds", default: .boolean(false)) {
                $0.layer.masksToBounds = $1.bool
            },
            PropertySetter(UIView.self, "layer.borderWidth", default: .number(0)) { $0.layer.borderWidth = $1.number },
            // A layer's colours are fixed when they are set, as in UIKit.
            PropertySetter(color: UIView.self, "layer.borderColor", default: .color(.named("black"))) {
                $0.layer.borderColor = $1?.cgColor
            },
            PropertySetter(color: UIView.self, "layer.shadowColor", default: .color(.named("black"))) {
                $0.layer.shadowColor = $1?.cgColor
            },
            PropertySetter(UIView.self, "layer.shadowOpacity", default: .number(0)) {
                $0.layer.shadowOpacity = Float($1.number)
            },
            PropertySetter(UIView.self, "layer.shadowRadius", default: .number(3)) {
                $0.layer.shadowRadius = $1.number
            },
            PropertySetter(UIView.self, "layer.shadowOffset", default: .size(CGSize(width: 0, height: -3))) {
                $0.layer.shadowOffset = $1.size
            },
        ]
    ) { _, _ in UIView() }
}
