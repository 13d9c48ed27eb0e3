extension FrameTree {
    /// The tree without what masked views show: their texts, and the views in them.
    ///
    /// - Parameter masks: the ids of the views.
    func masking(_ masks: Set<String>) -> FrameTree {
        func isMasked(_ node: FrameNode) -> Bool { node.id.map(masks.contains) ?? false }
        guard nodes.contains(where: isMasked) else { return self }
        var root = root
        if isMasked(root) { root.text = nil }
        var tree = FrameTree(
            device: device, orientation: orientation, semantics: semantics, size: size, scale: scale, root: root)
        /// The depth of the masked view that the next ones may lie in.
        var covered = isMasked(root) ? 0 : Int.max
        for node in nodes.dropFirst() where node.depth <= covered {
            var node = node
            covered = Int.max
            if isMasked(node) {
                node.text = nil
                covered = node.depth
            }
            tree.append(node, depth: node.depth)
        }
        return tree
    }
}
