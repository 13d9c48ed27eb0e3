public import Foundation

extension RoundedRect {
    /// The distance of a quarter circle's control points from its ends, in radii: 4/3 · (√2 − 1).
    static let circleControl: CGFloat = 0.5522847498

    /// The distance from the corner at which iOS's smoothed corner leaves the edge, in radii. This and the other
    /// figures of the curve come from the outlines that iOS 7's `UIBezierPath(roundedRect:cornerRadius:)` returns; they
    /// have been published many times since.
    private static let continuousReach: CGFloat = 1.528665

    /// The shape as it is drawn: with positive width and height, and each radius between 0 and half the shorter side,
    /// as `CALayer` limits it. Its corners are circular unless smoothed corners fit on all four edges.
    public var fitted: RoundedRect {
        let box = rect.standardized
        let limit = min(box.width, box.height) / 2
        func cut(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, limit) : 0 }
        var fitted = RoundedRect(
            box, topLeft: cut(topLeft), topRight: cut(topRight), bottomLeft: cut(bottomLeft),
            bottomRight: cut(bottomRight), curve: curve)
        let across = max(fitted.topLeft + fitted.topRight, fitted.bottomLeft + fitted.bottomRight)
        let down = max(fitted.topLeft + fitted.bottomLeft, fitted.topRight + fitted.bottomRight)
        if RoundedRect.continuousReach * across > box.width || RoundedRect.continuousReach * down > box.height {
            fitted.curve = .circular
        }
        return fitted
    }

    /// The distance from a corner, along the edges, up to which a fitted shape differs from its rectangle.
    public var cornerReach: CGFloat {
        let radius = max(topLeft, topRight, bottomLeft, bottomRight)
        return curve == .continuous ? RoundedRect.continuousReach * radius : radius
    }

    /// The outline of the fitted shape, clockwise on the screen from the end of the top left corner.
    public var elements: [PathElement] {
        let fitted = fitted
        let box = fitted.rect
        let up = CGSize(width: 0, height: -1)
        let right = CGSize(width: 1, height: 0)
        let down = CGSize(width: 0, height: 1)
        let left = CGSize(width: -1, height: 0)
        let corners = [
            Corner(point: CGPoint(x: box.maxX, y: box.minY), back: left, ahead: down, radius: fitted.topRight),
            Corner(point: CGPoint(x: box.maxX, y: box.maxY), back: up, ahead: left, radius: fitted.bottomRight),
            Corner(point: CGPoint(x: box.minX, y: box.maxY), back: right, ahead: up, radius: fitted.bottomLeft),
            Corner(point: CGPoint(x: box.minX, y: box.minY), back: down, ahead: right, radius: fitted.topLeft),
        ]
        let isContinuous = fitted.curve == .continuous
        let start = corners[3].at(0, isContinuous ? RoundedRect.continuousReach : 1)
        return [.move(start)] + corners.flatMap { isContinuous ? $0.continuous : $0.circular } + [.close]
    }

    /// One corner. The outline arrives from `back` and leaves towards `ahead`.
    private struct Corner {
        var point: CGPoint
        var back: CGSize
        var ahead: CGSize
        var radius: CGFloat

        /// The point at these distances, in radii, before and after the corner.
        func at(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
            let dx = back * self.back.width + ahead * self.ahead.width
            let dy = back * self.back.height + ahead * self.ahead.height
            return CGPoint(x: point.x + radius * dx, y: point.y + radius * dy)
        }

        var circular: [PathElement] {
            if radius == 0 { return [.line(point)] }
            let control = 1 - RoundedRect.circleControl
            return [.line(at(1, 0)), .curve(control1: at(control, 0), control2: at(0, control), to: at(0, 1))]
        }

        var continuous: [PathElement] {
            if radius == 0 { return [.line(point)] }
            return [
                .line(at(RoundedRect.continuousReach, 0)),
                .curve(control1: at(1.088493, 0), control2: at(0.868407, 0), to: at(0.631494, 0.074911)),
                .curve(
                    control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824), to: at(0.074911, 0.631494)),
                .curve(control1: at(0, 0.868407), control2: at(0, 1.088493), to: at(0, RoundedRect.continuousReach)),
            ]
        }
    }
}
