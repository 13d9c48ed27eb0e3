import Basics
internal import CCairo
import DisplayList
import Foundation
import KitValues

extension Canvas {
    /// The limit of coordinates, in pixels from the origin. Cairo counts 256ths of a pixel in 32 bits.
    private static let farthest: CGFloat = 4_194_304

    /// Makes an area's outline the current path, in device pixels. `false` if a coordinate is not finite.
    ///
    /// A rectangle that stays a rectangle is cut to the clip first. Most shapes of a screen are such rectangles, and
    /// cairo fills one at whole pixels without computing its edges.
    func setArea(_ path: Path, in space: Space) -> Bool {
        guard case .rect(let rect) = path, space.toDevice.preservesAxes else { return setOutline(path, in: space) }
        let box = rect.applying(space.toDevice)
        guard box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite else { return false }
        // The limit is two pixels outside the clip, so that no cut edge is visible.
        let limit = space.clip.insetBy(-2).rect
        let (left, right) = (max(box.minX, limit.minX), min(box.maxX, limit.maxX))
        let (top, bottom) = (max(box.minY, limit.minY), min(box.maxY, limit.maxY))
        cairo_new_path(context)
        if left < right, top < bottom { cairo_rectangle(context, left, top, right - left, bottom - top) }
        return true
    }

    /// Makes an outline the current path, in device pixels. `false` if a coordinate is not finite.
    func setOutline(_ path: Path, in space: Space) -> Bool {
        cairo_new_path(context)
        var tracer = PathTracer(context: context, toDevice: space.toDevice)
        for element in path.elements {
            guard tracer.append(element) else {
                cairo_new_path(context)
                return false
            }
        }
        return true
    }

    /// Passes elements to cairo. Cairo has no quadratic curves, and would start a curve without a current point
    /// elsewhere.
    private struct PathTracer {
        let context: OpaquePointer
        let toDevice: CGAffineTransform
        private var current: CGPoint?
        private var start = CGPoint.zero

        init(context: OpaquePointer, toDevice: CGAffineTransform) {
            self.context = context
            self.toDevice = toDevice
        }

        mutating func append(_ element: PathElement) -> Bool {
            let points = element.points.map { $0.applying(toDevice) }
            guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return false }
            trace(element, points.map(nearby))
            return true
        }

        private func nearby(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: min(max(point.x, -farthest), farthest), y: min(max(point.y, -farthest), farthest))
        }

        private mutating func trace(_ element: PathElement, _ points: [CGPoint]) {
            switch element {
            case .move:
                cairo_move_to(context, points[0].x, points[0].y)
                start = points[0]
            case .line:
                begin(at: points[0])
                cairo_line_to(context, points[0].x, points[0].y)
            case .quadCurve:
                let from = begin(at: points[0])
                let (control, end) = (points[0], points[1])
                cairo_curve_to(
                    context, from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            case .curve:
                begin(at: points[0])
                cairo_curve_to(
                    context, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
            case .close:
                guard current != nil else { return }
                cairo_close_path(context)
                current = start
                return
            }
            current = points.last
        }

        /// The current point. An outline without one begins at its first point.
        @discardableResult
        private mutating func begin(at point: CGPoint) -> CGPoint {
            if let current { return current }
            cairo_move_to(context, point.x, point.y)
            start = point
            return point
        }
    }
}
