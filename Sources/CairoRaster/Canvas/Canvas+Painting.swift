internal import CCairo
import DisplayList
import Foundation
import KitValues

extension Canvas {
    func fill(_ path: Path, _ paint: Paint, _ rule: FillRule, in space: Space) {
        guard space.pixels(touchedBy: path.boundingBox) != nil, setSource(paint, in: space) else { return }
        fillArea(path, rule, in: space)
    }

    /// Fills an area with the current source.
    func fillArea(_ path: Path, _ rule: FillRule = .nonZero, in space: Space) {
        guard setArea(path, in: space) else { return }
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    func stroke(_ path: Path, _ color: RGBAColor, _ style: StrokeStyle, in space: Space) {
        guard space.pixels(touchedBy: path.boundingBox, margin: style.reach * space.toDevice.longest) != nil,
            style.width > 0, style.width.isFinite, setSource(color), setOutline(path, in: space)
        else { return }
        cairo_set_line_width(context, min(style.width, Canvas.maximumLineWidth / space.toDevice.longest))
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, style.boundedMiterLimit)
        setDashes(of: style, along: path, in: space)
        // The outline is already in pixels; only the pen still needs the transform.
        var pen = cairo_matrix_t(space.toDevice)
        cairo_set_matrix(context, &pen)
        cairo_stroke(context)
        cairo_identity_matrix(context)
    }

    /// Sets the source of the next operation; `false` if it is invisible or a number in it is not finite.
    func setSource(_ color: RGBAColor) -> Bool {
        guard color.isVisible else { return false }
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        return true
    }

    /// Removes the source pattern, whose memory may be freed.
    func clearSource() {
        cairo_set_source_rgba(context, 0, 0, 0, 0)
    }

    private func setSource(_ paint: Paint, in space: Space) -> Bool {
        switch paint {
        case .color(let color):
            return setSource(color)
        case .linearGradient(let gradient, let from, let to):
            guard from.isUsable, to.isUsable else { return false }
            return setSource(gradient, cairo_pattern_create_linear(from.x, from.y, to.x, to.y), in: space)
        case .radialGradient(let gradient, let center, let radius):
            guard center.isUsable, radius > 0, radius < 1e6 else { return false }
            let pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
            return setSource(gradient, pattern, in: space)
        }
    }

    /// Sets a gradient as the source of the next operation; `false` if it is invisible or a number in it is not finite.
    /// Colours are interpolated without premultiplication, and continue beyond both ends, as in Core Animation.
    private func setSource(_ gradient: Gradient, _ pattern: OpaquePointer?, in space: Space) -> Bool {
        guard let pattern else { return false }
        defer { cairo_pattern_destroy(pattern) }
        let stops = gradient.stops.filter { $0.location.isFinite && $0.color.isFinite }
        guard stops.contains(where: { $0.color.isVisible }) else { return false }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, min(max(stop.location, 0), 1), color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var toPattern = cairo_matrix_t(space.toDevice.inverted())
        cairo_pattern_set_matrix(pattern, &toPattern)
        cairo_set_source(context, pattern)
        return true
    }

    /// Sets the dashes of a line. The line is solid if cairo would reject the dashes or never finish them, or if there
    /// are too many to draw.
    private func setDashes(of style: StrokeStyle, along path: Path, in space: Space) {
        let dashes = style.dashes.map { Double($0) }
        let period = dashes.reduce(0, +)
        // The approximate number of corners of a round end that deviates from the circle by a tenth of a pixel.
        let corners = max(4, 4 * (style.width * space.toDevice.longest).squareRoot())
        let most = Canvas.maximumDashCorners / (corners * CGFloat(dashes.count))
        let isUsable =
            dashes.count <= 64 && dashes.allSatisfy { $0 >= 0 } && period > 0 && period < Canvas.maximumPeriod
            && abs(style.dashPhase) < 1e6 * period
            && path.elements.lengthAtMost(space.toDevice) < most * period * space.toDevice.shortest
        cairo_set_dash(context, dashes, isUsable ? Int32(dashes.count) : 0, isUsable ? style.dashPhase : 0)
    }

    /// The maximum width of a line in pixels. Wider lines cover any canvas that they touch.
    private static let maximumLineWidth: CGFloat = 65_536
    /// The maximum number of corners of all dashes along one path.
    private static let maximumDashCorners: CGFloat = 400_000
    /// The maximum length of a pattern of dashes, in points. Longer ones do not repeat on any canvas.
    private static let maximumPeriod = 1e9
}

extension [PathElement] {
    /// The length of the lines between all mapped points, including control points. The path is not longer.
    fileprivate func lengthAtMost(_ transform: CGAffineTransform) -> CGFloat {
        var length: CGFloat = 0
        var start: CGPoint?
        var current: CGPoint?
        for element in self {
            for point in element.points.map({ $0.applying(transform) }) {
                if case .move = element {
                    start = point
                } else if let current {
                    length += hypot(point.x - current.x, point.y - current.y)
                }
                current = point
            }
            if case .close = element, let start, let end = current {
                length += hypot(end.x - start.x, end.y - start.y)
                current = start
            }
        }
        return length
    }
}

extension RGBAColor {
    var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }

    var isVisible: Bool { isFinite && alpha > 0 }
}

extension CGPoint {
    /// Whether the point is finite and of a magnitude that cairo's patterns support.
    fileprivate var isUsable: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}

extension CGAffineTransform {
    /// The maximum number of pixels per point, over all directions.
    var longest: CGFloat { max(hypot(a, b), hypot(c, d)) * (preservesAxes ? 1 : 2.0.squareRoot()) }

    /// The minimum number of pixels per point, over all directions.
    var shortest: CGFloat { abs(determinant) / longest }
}

extension StrokeStyle {
    var boundedMiterLimit: CGFloat { miterLimit.isFinite ? min(max(miterLimit, 1), 1000) : 10 }

    /// The maximum distance of the line's ink from the outline, in points.
    var reach: CGFloat {
        let corner = join == .miter ? boundedMiterLimit : 1
        return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
    }
}

extension StrokeStyle.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}
