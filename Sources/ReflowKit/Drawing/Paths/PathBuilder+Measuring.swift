import DisplayList
import Foundation

extension PathBuilder {
    /// The smallest rectangle around the curves themselves; null for an empty outline.
    var boundingBox: CGRect {
        var box = BoundingBox()
        forEachSegment { segment in
            box.add(segment.start)
            for parameter in segment.extremes { box.add(segment.point(at: parameter)) }
            box.add(segment.end)
        }
        return box.rect
    }

    /// Whether `point` is inside; subpaths count as closed. Left and top edges are inside, right and bottom ones are
    /// not, as with rectangles.
    func contains(_ point: CGPoint, rule: FillRule) -> Bool {
        var winding = 0
        forEachSegment(closingSubpaths: true) { segment in
            let count = segment.flatCount
            var from = segment.start
            for index in 1...count {
                let to = index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
                winding += PathBuilder.crossing(of: point, from, to)
                from = to
            }
        }
        switch rule {
        case .nonZero: return winding != 0
        case .evenOdd: return !winding.isMultiple(of: 2)
        }
    }

    /// The direction, 1 or −1, in which the line from `from` to `to` crosses the ray from `point` to the right; 0 if it
    /// does not.
    private static func crossing(of point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Int {
        guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
        let side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
        if to.y > from.y { return side > 0 ? 1 : 0 }
        return side < 0 ? -1 : 0
    }

    private func forEachSegment(closingSubpaths: Bool = false, _ body: (PathSegment) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        func closeSubpath() {
            if current != start { body(PathSegment(current, [], start)) }
            current = start
        }
        for element in elements {
            if case .close = element {
                closeSubpath()
                continue
            }
            if case .move(let point) = element {
                if closingSubpaths { closeSubpath() }
                start = point
                current = point
                body(PathSegment(point, [], point))
                continue
            }
            guard let end = element.points.last else { continue }
            body(PathSegment(current, element.points.dropLast(), end))
            current = end
        }
        if closingSubpaths { closeSubpath() }
    }
}

/// A line, or a curve with one or two control points.
struct PathSegment {
    let start: CGPoint
    let controls: [CGPoint]
    let end: CGPoint

    init(_ start: CGPoint, _ controls: some Sequence<CGPoint>, _ end: CGPoint) {
        self.start = start
        self.controls = Array(controls)
        self.end = end
    }

    func point(at t: CGFloat) -> CGPoint {
        // This is De Casteljau's scheme, for any number of control points.
        var points = [start] + controls + [end]
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { from, to in
                CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
            }
        }
        return points[0]
    }

    /// The parameters between 0 and 1 at which a coordinate has an extreme.
    var extremes: [CGFloat] {
        guard !controls.isEmpty else { return [] }
        return [\CGPoint.x, \CGPoint.y].flatMap { axis -> [CGFloat] in
            let values = ([start] + controls + [end]).map { $0[keyPath: axis] }
            let steps = zip(values, values.dropFirst()).map { $1 - $0 }
            let roots =
                steps.count == 2
                ? PathSegment.roots(0, steps[1] - steps[0], steps[0])
                : PathSegment.roots(steps[2] - 2 * steps[1] + steps[0], 2 * (steps[1] - steps[0]), steps[0])
            return roots.filter { $0 > 0 && $0 < 1 }
        }
    }

    /// The real solutions of a·t² + b·t + c = 0.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let scale = max(abs(a), abs(b), abs(c))
        guard scale > 0 else { return [] }
        if abs(a) < scale * 1e-12 { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // The sum of terms with the same sign loses no digits; the other solution follows from the product of both.
        let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        return sum == 0 ? [0] : [sum / a, c / sum]
    }

    /// The number of straight pieces that approximate the segment to within a hundredth of a point.
    var flatCount: Int {
        let points = [start] + controls + [end]
        let bends = zip(points, zip(points.dropFirst(), points.dropFirst(2))).map { first, rest in
            hypot(first.x - 2 * rest.0.x + rest.1.x, first.y - 2 * rest.0.y + rest.1.y)
        }
        guard let bend = bends.max(), bend > 0 else { return 1 }
        let degree = CGFloat(points.count - 1)
        let count = (degree * (degree - 1) / 8 * bend / 0.01).squareRoot().rounded(.up)
        return Int(max(1, min(count, 500)))
    }
}

private struct BoundingBox {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    mutating func add(_ point: CGPoint) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    var rect: CGRect {
        low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
