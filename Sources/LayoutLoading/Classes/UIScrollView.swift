import Foundation
import KitValues
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let scrollView = ViewMaker(
        setters: [
            // Scroll views clip by default.
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
    ) { _, _ in UIScrollView() }
}
