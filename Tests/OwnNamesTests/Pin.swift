import Foundation
import UIKit

// This is a layout library in the style of those that set frames in `layoutSubviews`:
// `view.pin.top(8).left(8).width(50%)`.

struct Percent {
    let value: CGFloat
}

postfix operator %
postfix func % (value: CGFloat) -> Percent { Percent(value: value) }

@MainActor
final class Pin {
    private let view: UIView
    private var left: CGFloat?
    private var right: CGFloat?
    private var top: CGFloat?
    private var bottom: CGFloat?
    private var width: CGFloat?
    private var height: CGFloat?

    init(_ view: UIView) {
        self.view = view
    }

    private var container: CGSize { view.superview?.bounds.size ?? .zero }

    @discardableResult func left(_ value: CGFloat = 0) -> Pin { set { $0.left = value } }
    @discardableResult func right(_ value: CGFloat = 0) -> Pin { set { $0.right = value } }
    @discardableResult func top(_ value: CGFloat = 0) -> Pin { set { $0.top = value } }
    @discardableResult func bottom(_ value: CGFloat = 0) -> Pin { set { $0.bottom = value } }
    @discardableResult func width(_ value: CGFloat) -> Pin { set { $0.width = value } }
    @discardableResult func height(_ value: CGFloat) -> Pin { set { $0.height = value } }
    @discardableResult func width(_ share: Percent) -> Pin { width(container.width * share.value / 100) }
    @discardableResult func below(_ other: UIView, _ gap: CGFloat = 0) -> Pin { top(other.frame.maxY + gap) }
    @discardableResult func insideSafeArea() -> Pin {
        let area = view.superview?.safeAreaInsets ?? .zero
        return top(area.top).left(area.left).right(area.right).bottom(area.bottom)
    }
    @discardableResult func sizeToFit() -> Pin {
        let fitting = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return height(view.sizeThatFits(fitting).height)
    }

    private func set(_ change: (Pin) -> Void) -> Pin {
        change(self)
        apply()
        return self
    }

    private func apply() {
        let width = width ?? (left.flatMap { left in right.map { container.width - left - $0 } } ?? view.bounds.width)
        let height = height ?? (top.flatMap { top in bottom.map { container.height - top - $0 } } ?? view.bounds.height)
        let x = left ?? right.map { container.width - $0 - width } ?? view.frame.minX
        let y = top ?? bottom.map { container.height - $0 - height } ?? view.frame.minY
        view.bounds.size = CGSize(width: width, height: height)
        view.center = CGPoint(x: x + width / 2, y: y + height / 2)
    }
}

extension UIView {
    var pin: Pin { Pin(self) }
}
