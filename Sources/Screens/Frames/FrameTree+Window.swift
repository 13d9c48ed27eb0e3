package import Foundation

extension FrameTree {
    /// Every view's frame in the root's coordinates. Scrolling is included, transforms are not.
    package var rectsInWindow: [CGRect] {
        var rects: [CGRect] = []
        // The origin of the inner coordinates of the current view and of each of its superviews, by depth.
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
