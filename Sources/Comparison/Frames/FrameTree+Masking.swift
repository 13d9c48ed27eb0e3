import Foundation
import Screens

extension FrameTree {
    /// The tree without the contents of masked views: their texts and looks, their subviews, and whether they are
    /// visible.
    ///
    /// - Parameter masks: the ids of the views.
    func masking(_ masks: Set<String>) -> FrameTree {
        func isMasked(_ node: FrameNode) -> Bool { node.id.map(masks.contains) ?? false }
        guard nodes.contains(where: isMasked) else { return self }
        var root = root
        if isMasked(root) { root.mask() }
        var tree = FrameTree(
            device: device, orientation: orientation, semantics: semantics, size: size, scale: scale, root: root)
        /// The depth of the current masked view. Deeper nodes that follow lie in it.
        var covered = isMasked(root) ? 0 : Int.max
        for node in nodes.dropFirst() where node.depth <= covered {
            var node = node
            covered = Int.max
            if isMasked(node) {
                node.mask()
                covered = node.depth
            }
            tree.append(node, depth: node.depth)
        }
        return tree
    }
}

extension FrameNode {
    fileprivate mutating func mask() {
        text = nil
        looks = [:]
        isHidden = false
        alpha = 1
    }
}
