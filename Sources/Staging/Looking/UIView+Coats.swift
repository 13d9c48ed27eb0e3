import Foundation
import KitSchema
import KitValues
import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// Adds the view's own paint, which is behind its subviews and its letters.
    /// - Parameter isFaded: whether a superview is translucent, which changes colours.
    func paint(_ portrait: Portrait, on coats: inout Coats, at rect: CGRect, isFaded: Bool) {
        if let ground = portrait.ground ?? backgroundColor, alpha(of: ground) > 0 {
            if isFaded {
                coats.addAnything(at: rect)
            } else {
                coats.add(ground.rgba(in: traitCollection), isSystem: ground.isSystem, alpha: alpha, at: rect)
            }
        }
        if paintsManyColors(portrait) { coats.addAnything(at: rect) }
    }

    private func alpha(of color: UIColor) -> CGFloat {
        var alpha: CGFloat = 0
        color.resolvedColor(with: traitCollection).getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha
    }

    /// Whether the view paints more than a background: a picture, a gradient, a blur.
    private func paintsManyColors(_ portrait: Portrait) -> Bool {
        switch portrait.paint {
        case .letters: false
        case .layers: hasOwnLayers
        case .drawing: hasOwnLayers || !ownContent().isEmpty
        case .parts, .anything: true
        }
    }
}
