import Foundation
import KitValues

// Converting points and rectangles between layers, as between views (behaviour.md §3.2).
extension CALayer {
    /// The root of the layer's tree, and how the layer's coordinates become those of the root.
    private final var wayToRoot: (root: CALayer, transform: CGAffineTransform) {
        var root = self
        var transform = CGAffineTransform.identity
        while let next = root.actualSuperlayer {
            transform = transform.concatenating(root.transformToSuperlayer)
            root = next
        }
        return (root, transform)
    }

    /// From this layer's coordinates to `layer`'s, or to the root's for `nil`. The roots of different trees are taken as
    /// if they lay in one superlayer.
    private final func transform(to layer: CALayer?) -> CGAffineTransform {
        let (ownRoot, own) = wayToRoot
        guard let layer else { return own }
        let (otherRoot, other) = layer.wayToRoot
        guard ownRoot !== otherRoot else { return own.concatenating(other.inverted()) }
        return own.concatenating(ownRoot.transformToSuperlayer)
            .concatenating(other.concatenating(otherRoot.transformToSuperlayer).inverted())
    }

    final func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    final func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint { (l ?? wayToRoot.root).converted(p, to: self) }

    final func converted(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    final func converted(_ r: CGRect, from l: CALayer?) -> CGRect { (l ?? wayToRoot.root).converted(r, to: self) }
}
