import Basics
import Foundation
import KitValues

/// The coordinates in which commands are painted, and the pixels that they can reach.
struct Space {
    /// The transform from points to device pixels.
    var toDevice: CGAffineTransform
    /// The region of device pixels that may be painted.
    var clip: PixelRect
    /// Whether cairo clips to an outline. At the outline's soft edges, colours blend with what was painted before.
    var isClipped = false
    /// The number of surrounding layers and shadows.
    var depth = 0

    /// The maximum nesting of layers, so that recursion ends before the stack does.
    static let maximumDepth = 512

    /// Pixels per point, if that is the same in all directions and nothing is turned or mirrored.
    var uniformScale: CGFloat? {
        toDevice.b == 0 && toDevice.c == 0 && toDevice.a == toDevice.d && toDevice.a > 0 ? toDevice.a : nil
    }

    /// Pixels per point, as the geometric mean over all directions.
    var meanScale: CGFloat { abs(toDevice.determinant).squareRoot() }

    /// The space of a layer's commands; `nil` if its transform is not finite or leaves nothing visible.
    func entering(_ transform: CGAffineTransform) throws(RasterError) -> Space? {
        guard depth < Space.maximumDepth else { throw .tooDeep(limit: Space.maximumDepth) }
        var inner = self
        inner.toDevice = transform.concatenating(toDevice)
        inner.depth += 1
        return inner.toDevice.isDrawable ? inner : nil
    }

    /// The paintable device pixels that a rectangle of points touches, with a margin.
    func pixels(touchedBy rect: CGRect, margin: CGFloat = 0) -> PixelRect? {
        let box = rect.applying(toDevice).insetBy(dx: -margin, dy: -margin)
        return PixelRect(touchedBy: box, within: clip)
    }
}

extension CGAffineTransform {
    /// Whether cairo can draw with the transform: it is finite, invertible, and of a magnitude that cairo's fixed-point
    /// numbers support.
    var isDrawable: Bool {
        let largest = max(abs(a), abs(b), abs(c), abs(d))
        return largest < 1e6 && abs(tx) < 1e9 && abs(ty) < 1e9 && abs(determinant) > 1e-9
    }
}

extension Space {
    /// The space of a shadow: moved by the offset, with a clip that is wider by the reach of the blur. `nil` if the
    /// offset is not finite.
    func casting(_ offset: CGSize, reach: Int) throws(RasterError) -> Space? {
        guard depth < Space.maximumDepth else { throw .tooDeep(limit: Space.maximumDepth) }
        let shift = offset.applying(toDevice)
        var casting = self
        casting.toDevice.tx += shift.width
        casting.toDevice.ty += shift.height
        casting.clip = clip.insetBy(-reach)
        casting.depth += 1
        return casting.toDevice.isDrawable ? casting : nil
    }
}
