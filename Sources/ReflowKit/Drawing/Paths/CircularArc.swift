import DisplayList
import Foundation

/// A part of a circle, approximated by cubic curves: one for each quarter turn or part of one. The error is less than
/// 0.03 % of the radius.
struct CircularArc: Equatable {
    let center: CGPoint
    let radius: CGFloat
    let startAngle: CGFloat
    /// The angle of the arc in radians, less than two turns either way. A positive angle runs from the x axis towards
    /// the y axis, which is clockwise on a screen.
    let sweep: CGFloat

    /// - Parameters:
    ///   - center: in points.
    ///   - radius: in points; a negative one counts as positive.
    ///   - startAngle: in radians from the x axis, positive towards the y axis.
    ///   - endAngle: likewise. Of several whole turns in the direction of drawing, only one is drawn before the rest.
    ///   - increasing: whether angles grow along the arc. Core Graphics names directions for a y axis that points up,
    ///     UIKit for one that points down: this is UIKit's `clockwise` and the opposite of Core Graphics'.
    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool) {
        self.center = center
        self.radius = abs(radius)
        self.startAngle = startAngle
        let turn = 2 * CGFloat.pi
        let forward = increasing ? endAngle - startAngle : startAngle - endAngle
        var distance = forward.truncatingRemainder(dividingBy: turn)
        if distance < 0 { distance += turn }
        if forward >= turn { distance += turn }
        sweep = increasing ? distance : -distance
    }

    /// The arc that touches the lines `current`–`first` and `first`–`second`. Fails if the three points are on one
    /// line.
    init?(from current: CGPoint, tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat) {
        let back = CGPoint(x: current.x - first.x, y: current.y - first.y)
        let ahead = CGPoint(x: second.x - first.x, y: second.y - first.y)
        let lengths = hypot(back.x, back.y) * hypot(ahead.x, ahead.y)
        let cross = back.x * ahead.y - back.y * ahead.x
        guard radius > 0, lengths > 0, abs(cross) > lengths * 1e-9 else { return nil }
        let backAngle = atan2(back.y, back.x)
        let aheadAngle = atan2(ahead.y, ahead.x)
        // The centre is on the bisector; the arc runs from one normal to the other.
        let angle = acos(max(-1, min(1, (back.x * ahead.x + back.y * ahead.y) / lengths)))
        let turnsRight = cross < 0
        let bisector = backAngle + (turnsRight ? -angle / 2 : angle / 2)
        let distance = radius / sin(angle / 2)
        let quarter = CGFloat.pi / 2
        self.init(
            center: CGPoint(x: first.x + cos(bisector) * distance, y: first.y + sin(bisector) * distance),
            radius: radius,
            startAngle: backAngle + (turnsRight ? quarter : -quarter),
            endAngle: aheadAngle + (turnsRight ? -quarter : quarter),
            increasing: turnsRight)
    }

    var isFinite: Bool {
        center.x.isFinite && center.y.isFinite && radius.isFinite && startAngle.isFinite && sweep.isFinite
    }

    var start: CGPoint { point(at: startAngle) }

    /// The curves that approximate the arc, in order.
    var curves: [PathElement] {
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return [] }
        let step = sweep / CGFloat(count)
        /// The distance of a quarter's control points along the tangent, in radii.
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let from = startAngle + step * CGFloat(index)
            let to = startAngle + step * CGFloat(index + 1)
            return .curve(
                control1: point(at: from, tangent: reach), control2: point(at: to, tangent: -reach),
                to: point(at: to))
        }
    }

    /// The point at `angle`, moved along the tangent there by `tangent` radii.
    private func point(at angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
        let (x, y) = (cos(angle), sin(angle))
        return CGPoint(x: center.x + radius * (x - tangent * y), y: center.y + radius * (y + tangent * x))
    }
}
