public import Foundation

/// A laid-out view tree as a value. `reflow tree` prints it, and it is the text beside a golden picture.
///
/// The views are in one array, each with its depth: every view before its subviews, and subviews from back to front. In
/// a flat array, a hostile document cannot exhaust the stack with its depth. A flat array also prints and parses line
/// by line.
public struct FrameTree: Sendable, Hashable {
    /// The device's name, or `nil` for a view that was laid out at a given size.
    public var device: String?
    /// The interface orientation by UIKit's name, or `nil` for a view that was laid out at a given size.
    public var orientation: String?
    /// The iOS generation whose rotation rules apply: `iOS15`.
    public var semantics: String
    /// The size of the window, or of the chosen view, in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// Every view before its subviews; never empty.
    public private(set) var nodes: [FrameNode]

    public init(
        device: String?, orientation: String?, semantics: String, size: CGSize, scale: CGFloat, root: FrameNode
    ) {
        self.device = device
        self.orientation = orientation
        self.semantics = semantics
        self.size = size
        self.scale = scale
        var root = root
        root.depth = 0
        self.nodes = [root]
    }

    public var root: FrameNode { nodes[0] }

    /// Appends a view, as the frontmost subview of the last view one level higher.
    ///
    /// - Precondition: `depth` is at least 1 and at most one more than that of the view added last.
    public mutating func append(_ node: FrameNode, depth: Int) {
        precondition(depth >= 1 && depth <= nodes[nodes.count - 1].depth + 1, "no superview at depth \(depth - 1)")
        var node = node
        node.depth = depth
        nodes.append(node)
    }

    /// The same tree with changed nodes, which keep their depths.
    func changingNodes(_ change: (inout FrameNode) -> Void) -> FrameTree {
        var tree = self
        for index in tree.nodes.indices { change(&tree.nodes[index]) }
        return tree
    }
}

/// The superview and the subviews of each view, as indices into `FrameTree.nodes`.
package struct FrameLinks {
    /// The superview of each view; for the root, the root itself.
    package private(set) var superview: [Int]
    /// The subviews of each view, from back to front.
    package private(set) var subviews: [[Int]]

    package init(_ tree: FrameTree) {
        superview = [Int](repeating: 0, count: tree.nodes.count)
        subviews = [[Int]](repeating: [], count: tree.nodes.count)
        var path: [Int] = []
        for (index, node) in tree.nodes.enumerated() {
            path.removeSubrange(min(node.depth, path.count)...)
            if let parent = path.last {
                superview[index] = parent
                subviews[parent].append(index)
            }
            path.append(index)
        }
    }
}
