import Foundation
import KitValues

// Conversion of points and rectangles between layers, as between views (behaviour.md §3.2).
extension CALayer: CoordinateNode {
    final var parent: CALayer? { actualSuperlayer }
    final var transformToParent: CGAffineTransform { transformToSuperlayer }

    private final func transform(to layer: CALayer?) -> CGAffineTransform {
        CALayer.conversion(from: self, to: layer)
    }

    private final var root: CALayer { CALayer.root(of: self) }

    final func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    final func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint { (l ?? root).converted(p, to: self) }

    final func converted(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    final func converted(_ r: CGRect, from l: CALayer?) -> CGRect { (l ?? root).converted(r, to: self) }
}
