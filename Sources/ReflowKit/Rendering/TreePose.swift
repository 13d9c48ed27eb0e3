package import DisplayList
package import Foundation

/// The geometry of every view of a tree at one moment, stored outside of the tree, as the start of an animation.
@preconcurrency @MainActor
package struct TreePose {
    private var poses: [ObjectIdentifier: ViewPose] = [:]
    /// The views, retained so that no new view gets the identity of a deallocated one.
    private var views: [UIView] = []

    /// The present pose of `root` and of all views in it, after layout.
    package init(of root: UIView) {
        root.layoutIfNeeded()
        var pending = [root]
        while let view = pending.popLast() {
            poses[ObjectIdentifier(view)] = ViewPose(of: view)
            views.append(view)
            pending += view.children
        }
    }

    /// The tree of `root` between this pose and its present state: `progress` 0 is this pose, 1 is the present. The
    /// tree is laid out, but not changed otherwise.
    ///
    /// A view's present content is drawn, stretched to the view's bounds at that moment, as Core Animation does with a
    /// layer's content. Views that were added in between have their present geometry; removed views are not drawn.
    package func drawing(of root: UIView, progress: CGFloat) -> Drawing {
        root.layoutIfNeeded()
        var way: [ObjectIdentifier: ViewPose] = [:]
        var pending = [root]
        while let view = pending.popLast() {
            let (key, now) = (ObjectIdentifier(view), ViewPose(of: view))
            if let from = poses[key], from != now { way[key] = from.mixed(with: now, at: progress) }
            pending += view.children
        }
        return root.drawing(posed: way)
    }
}
