import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// Adds the view's own paint, which is behind its subviews and its letters.
    /// - Parameter isFaded: whether a superview is translucent, which changes colours.
    func paint(on coats: inout Coats, at rect: CGRect, isFaded: Bool) {
        if let backgroundColor, alpha(of: backgroundColor) > 0 {
            if isFaded {
                coats.addAnything(at: rect)
            } else {
                coats.add(
                    backgroundColor.rgba(in: traitCollection), isSystem: backgroundColor.isSystem, alpha: alpha,
                    at: rect)
            }
        }
        if paintsManyColors { coats.addAnything(at: rect) }
    }

    private func alpha(of color: UIColor) -> CGFloat {
        var alpha: CGFloat = 0
        color.resolvedColor(with: traitCollection).getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha
    }

    /// Whether it paints more than a background: a picture, a gradient, a blur.
    private var paintsManyColors: Bool {
        switch self {
        case is UILabel: return false
        case let button as UIButton: return button.currentBackgroundImage != nil || hasOwnLayers
        case is UIControl, is UINavigationBar, is UITabBar, is UIToolbar: return true
        default:
            // A cell itself draws a line and an accessory, which are not behind its content.
            if KitClass(rawValue: classNames.kit) == .tableViewCell { return hasOwnLayers }
            return hasOwnLayers || !ownContent().isEmpty
        }
    }
}
