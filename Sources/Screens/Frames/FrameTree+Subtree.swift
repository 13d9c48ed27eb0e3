import Foundation

extension FrameTree {
    /// The first view with this id and everything inside it, as a tree of its own; `nil` if no view other than the root
    /// has the id.
    public func subtree(from id: String) -> FrameTree? {
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
