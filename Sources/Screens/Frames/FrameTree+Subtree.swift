import Foundation

extension FrameTree {
    /// The part of the tree below the first view with this id; `nil` if there is no such view.
    public func subtree(below id: String) -> FrameTree? {
        guard let start = nodes.dropFirst().firstIndex(where: { $0.id == id }) else { return nil }
        let root = nodes[start]
        var tree = FrameTree(
            device: device, orientation: orientation, semantics: semantics, size: root.bounds.size, scale: scale,
            root: root)
        for node in nodes[(start + 1)...].prefix(while: { $0.depth > root.depth }) {
            tree.append(node, depth: node.depth - root.depth)
        }
        return tree
    }
}
