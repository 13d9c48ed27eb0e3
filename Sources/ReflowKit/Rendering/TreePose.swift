public import DisplayList
public import Foundation
import Geometry

/// Where every view of a tree stands at one moment: what an animation starts from.
///
/// Geometry, transform and opacity are what UIKit animates when the interface turns; everything else is the new
/// state's from the first frame on (behaviour.md §6.2).
@preconcurrency @MainActor
public final class TreePose {
    fileprivate struct Pose {
        let view: UIView
        var origin: CGPoint
        var bounds: CGRect
        var center: CGPoint
        var transform: CGAffineTransform
        var alpha: CGFloat

        @MainActor
        init(of view: UIView) {
            self.view = view
            origin = view.shownOrigin
            bounds = view.shownBounds
            center = view.shownCenter
            transform = view.currentTransform
            alpha = view.storedAlpha
        }
    }

    fileprivate private(set) var poses: [ObjectIdentifier: Pose] = [:]

    /// The pose in which the views below `root` stand now, laid out first.
    public init(of root: UIView) {
        root.layoutIfNeeded()
        var pending = [root]
        while let view = pending.popLast() {
            poses[ObjectIdentifier(view)] = Pose(of: view)
            pending += view.children
        }
    }

    /// The tree below `root` on the way from this pose to where it stands: `progress` 0 is this pose, 1 is now.
    ///
    /// What a view shows is drawn as it is now and stretched to where the view is at that moment, as Core Animation
    /// does with a layer's content. Views that came in between stand where they are; those that left are gone.
    public func drawing(of root: UIView, progress: CGFloat) -> Drawing {
        root.layoutIfNeeded()
        let now = TreePose(of: root)
        let moved = now.poses.compactMap { key, pose in poses[key].map { (from: $0, to: pose) } }
        for (from, to) in moved { from.mixed(with: to, at: progress).apply() }
        defer { for (_, to) in moved { to.apply() } }
        return root.drawing(
            contentBounds: Dictionary(
                uniqueKeysWithValues: moved.filter { $0.from.bounds.size != $0.to.bounds.size }
                    .map { (ObjectIdentifier($0.to.view), $0.to.bounds) }))
    }
}

@MainActor
extension TreePose.Pose {
    fileprivate func mixed(with other: TreePose.Pose, at progress: CGFloat) -> TreePose.Pose {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint { CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)) }
        var mixed = other
        mixed.origin = mix(origin, other.origin)
        mixed.center = mix(center, other.center)
        mixed.bounds = CGRect(
            origin: mix(bounds.origin, other.bounds.origin),
            size: CGSize(
                width: mix(bounds.width, other.bounds.width), height: mix(bounds.height, other.bounds.height)))
        mixed.alpha = mix(alpha, other.alpha)
        if transform != other.transform { mixed.transform = transform.mixed(with: other.transform, at: progress) }
        return mixed
    }

    /// Puts the view there for a drawing, behind the back of layout: nothing is marked and nobody hears of it.
    fileprivate func apply() {
        view.shownOrigin = origin
        view.shownBounds = bounds
        view.shownCenter = center
        view.storedAlpha = alpha
        view.extras?.transform = transform
        view.marks.set(.isTransformed, transform != .identity)
    }
}

extension CGAffineTransform {
    /// What lies between two transforms: two turns and scalings are mixed by angle and factor, the shorter way round,
    /// so that nothing shrinks on the way; anything else number by number.
    fileprivate func mixed(with other: CGAffineTransform, at progress: CGFloat) -> CGAffineTransform {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        var mixed = CGAffineTransform(
            a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d), tx: mix(tx, other.tx),
            ty: mix(ty, other.ty))
        guard let from = turnAndFactor, let to = other.turnAndFactor else { return mixed }
        let turn = (to.angle - from.angle).remainder(dividingBy: 2 * .pi)
        let angle = from.angle + turn * progress
        let factor = mix(from.factor, to.factor)
        mixed.a = cos(angle) * factor
        mixed.b = sin(angle) * factor
        mixed.c = -mixed.b
        mixed.d = mixed.a
        return mixed
    }

    private var turnAndFactor: (angle: CGFloat, factor: CGFloat)? {
        guard abs(a - d) < 1e-9, abs(b + c) < 1e-9 else { return nil }
        return (atan2(b, a), (a * a + b * b).squareRoot())
    }
}
