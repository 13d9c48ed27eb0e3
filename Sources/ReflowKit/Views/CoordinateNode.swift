import Foundation
import KitValues

/// A node of a tree that has coordinates of its own inside its parent's: a view or a layer.
@MainActor
protocol CoordinateNode: AnyObject {
    /// The class itself. A requirement cannot say `Self`, because the parent of a label is not a label.
    associatedtype Parent: AnyObject
    var parent: Parent? { get }
    /// From the node's own coordinates to its parent's.
    var transformToParent: CGAffineTransform { get }
}

// How coordinates are converted between nodes of one class (behaviour.md §3.2).
extension CoordinateNode where Parent == Self {
    /// From a node's coordinates to another's, or to the root's for `nil`. The roots of different trees are taken as if
    /// they lay in one parent, each at its own frame and under its own transform (§3.2).
    ///
    /// A node and its neighbours are converted without the way to the root: there, an ancestor scaled to nothing has no
    /// inverse.
    static func conversion(from node: Self, to other: Self?) -> CGAffineTransform {
        if other === node { return .identity }
        if let other, other === node.parent { return node.transformToParent }
        if let other, other.parent === node { return other.transformToParent.inverted() }
        let (ownRoot, own) = wayToRoot(from: node)
        guard let other else { return own }
        let (otherRoot, way) = wayToRoot(from: other)
        guard ownRoot !== otherRoot else { return own.concatenating(way.inverted()) }
        return own.concatenating(ownRoot.transformToParent)
            .concatenating(way.concatenating(otherRoot.transformToParent).inverted())
    }

    static func root(of node: Self) -> Self {
        var root = node
        while let next = root.parent { root = next }
        return root
    }

    /// The root of the node's tree, and how the node's coordinates become those of the root.
    private static func wayToRoot(from node: Self) -> (root: Self, transform: CGAffineTransform) {
        var root = node
        var transform = CGAffineTransform.identity
        while let next = root.parent {
            transform = transform.concatenating(root.transformToParent)
            root = next
        }
        return (root, transform)
    }
}
