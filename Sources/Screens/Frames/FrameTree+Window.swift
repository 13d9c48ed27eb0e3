package import Foundation

extension FrameTree {
    /// Every view's place in the root's coordinates, with what is scrolled, without transforms.
    package var rectsInWindow: [CGRect] {
        var rects: [CGRect] = []
        // For every depth on the way to the current view, where coordinates inside that view begin.
        var origins: [CGPoint] = []
        for node in nodes {
            origins.removeSubrange(min(node.depth, origins.count)...)
            let outer = origins.last ?? .zero
            let rect =
                node.depth == 0
                ? CGRect(origin: .zero, size: node.frame.size) : node.frame.offsetBy(dx: outer.x, dy: outer.y)
            rects.append(rect)
            origins.append(CGPoint(x: rect.minX - node.bounds.minX, y: rect.minY - node.bounds.minY))
        }
        return rects
    }
}
