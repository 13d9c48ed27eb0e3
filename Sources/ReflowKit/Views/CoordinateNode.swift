import Foundation
import KitValues

/// A node of a tree with a coordinate system of its own inside its parent's: a view or a layer.
@MainActor
protocol CoordinateNode: AnyObject {
    /// The class of the nodes. The requirement cannot use `Self`, because the parent of a label is not a label.
    associatedtype Parent: AnyObject
    var parent: Parent? { get }
    /// The transform from the node's own coordinates to its parent's.
    var transformToParent: CGAffineTransform { get }
}

// Conversion of coordinates between nodes of one class (behaviour.md §3.2).
extension CoordinateNode where Parent == Self {
    /// The transform from a node's coordinates to another's, or to the root's if `other` is nil. Roots of different
    /// trees are treated as if they had the same parent, each with its own frame and transform (§3.2).
    ///
    /// Between a node and its neighbours, the conversion does not go through the root, because an ancestor on that way
    /// may be scaled to zero, which has no inverse.
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

    /// The root of the node's tree, and the transform from the node's coordinates to the root's.
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
