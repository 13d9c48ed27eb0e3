public import Foundation

extension Path {
    /// The outline as moves, lines and curves.
    public var elements: [PathElement] {
        switch self {
        case .rect(let rect):
            [
                .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
            ]
        case .roundedRect(let rounded): rounded.elements
        case .ellipse(let rect): Path.ellipseElements(rect.standardized)
        case .elements(let elements): elements
        }
    }

    /// The smallest rectangle around all points, including control points, as in `CGPath.boundingBox`; `CGRect.null`
    /// for an outline without points.
    public var boundingBox: CGRect {
        switch self {
        case .rect(let rect), .ellipse(let rect): rect.standardized
        case .roundedRect(let rounded): rounded.rect.standardized
        case .elements(let elements): Path.boundingBox(of: elements.flatMap(\.points))
        }
    }

    /// The four curves of an ellipse, clockwise on the screen from the right end.
    private static func ellipseElements(_ box: CGRect) -> [PathElement] {
        let control = RoundedRect.circleControl
        /// The point at this number of half axes from the centre.
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: box.midX + x * box.width / 2, y: box.midY + y * box.height / 2)
        }
        return [
            .move(at(1, 0)),
            .curve(control1: at(1, control), control2: at(control, 1), to: at(0, 1)),
            .curve(control1: at(-control, 1), control2: at(-1, control), to: at(-1, 0)),
            .curve(control1: at(-1, -control), control2: at(-control, -1), to: at(0, -1)),
            .curve(control1: at(control, -1), control2: at(1, -control), to: at(1, 0)),
            .close,
        ]
    }

    private static func boundingBox(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var low = first
        var high = first
        for point in points.dropFirst() {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension PathElement {
    /// The points of the element in the order of its parameters; the end point is last.
    public var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }
}
