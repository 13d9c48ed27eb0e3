import DisplayList
public import Foundation

extension CGContext {
    // MARK: Drawing a path

    public func beginPath() {
        currentPath = PathBuilder()
    }

    public func move(to point: CGPoint) {
        currentPath.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point)
    }

    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }

    public func closePath() {
        currentPath.close()
    }

    public func addRect(_ rect: CGRect) {
        currentPath.add(.rect(rect.standardized))
    }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addEllipse(in rect: CGRect) {
        currentPath.add(.ellipse(rect.standardized))
    }

    /// - Parameters:
    ///   - center: in points.
    ///   - radius: in points.
    ///   - startAngle: in radians, 0 to the right, π/2 down.
    ///   - endAngle: likewise.
    ///   - clockwise: the direction in Core Graphics' sense; on a screen, the arc runs the other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.add(
            CircularArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise))
    }

    /// Adds an arc that touches two lines: the one from the current point to `tangent1End`, and the one from there to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    public func addPath(_ path: CGPath) {
        currentPath.add(path.builder)
    }

    // MARK: Reading it

    /// A copy of the current path; nil if there is none.
    public var path: CGPath? { isPathEmpty ? nil : CGPath(currentPath) }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

    public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

    // MARK: Clipping

    /// Intersects the clip with the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: takePath(), rule: FillRule(rule))
    }

    public func clip(to rect: CGRect) {
        clip(to: .rect(rect.standardized), rule: .nonZero)
    }

    /// Intersects the clip with the union of the rectangles.
    public func clip(to rects: [CGRect]) {
        var builder = PathBuilder()
        for rect in rects { builder.add(.rect(rect.standardized)) }
        clip(to: builder.path, rule: .nonZero)
    }
}
