import Foundation
import KitValues

/// The geometry, transform and opacity of one view at a moment.
///
/// UIKit animates exactly these when the interface rotates; everything else has its new state from the first frame on
/// (behaviour.md §6.2).
struct ViewPose: Equatable {
    var origin: CGPoint
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var alpha: CGFloat

    @MainActor
    init(of view: UIView) {
        origin = view.shownOrigin
        bounds = view.shownBounds
        center = view.shownCenter
        transform = view.currentTransform
        alpha = view.storedAlpha
    }

    /// The pose between this one and another.
    func mixed(with other: ViewPose, at progress: CGFloat) -> ViewPose {
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

    /// The transform from the view's coordinates to its superview's.
    /// - Parameter anchor: the centre of the transform, as fractions of the bounds.
    func toSuperview(anchor: CGPoint) -> CGAffineTransform {
        guard transform != .identity else {
            return CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY)
        }
        return CGAffineTransform(
            translationX: -(bounds.minX + anchor.x * bounds.width), y: -(bounds.minY + anchor.y * bounds.height)
        )
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

extension CGAffineTransform {
    /// The transform between two others. Two rotations with scalings are mixed by angle and factor, the shorter way
    /// round, so that nothing shrinks in between; other transforms are mixed number by number.
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
