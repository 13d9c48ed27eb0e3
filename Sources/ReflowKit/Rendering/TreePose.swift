package import DisplayList
package import Foundation

/// Where every view of a tree stands at one moment, beside the tree: what an animation starts from.
@preconcurrency @MainActor
package struct TreePose {
    private var poses: [ObjectIdentifier: ViewPose] = [:]
    /// Held, so that no other view takes the place of one that is gone.
    private var views: [UIView] = []

    /// The pose in which the views below `root` stand now, laid out first.
    package init(of root: UIView) {
        root.layoutIfNeeded()
        var pending = [root]
        while let view = pending.popLast() {
            poses[ObjectIdentifier(view)] = ViewPose(of: view)
            views.append(view)
            pending += view.children
        }
    }

    /// The tree below `root` on the way from this pose to where it stands: `progress` 0 is this pose, 1 is now. The tree
    /// is only read.
    ///
    /// What a view shows is drawn as it is now and stretched to where the view is at that moment, as Core Animation
    /// does with a layer's content. Views that came in between stand where they are; those that left are gone.
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
