import DisplayList
import Foundation
import KitValues
import ReflowKit
import TestSupport
import Testing

@Suite("Paths")
struct UIBezierPathTests {
    private static let square = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test("Paths of one shape stay that shape; adding to them makes them lines and curves")
    func shapes() {
        let square = UIBezierPathTests.square
        #expect(UIBezierPath(rect: square).path == .rect(square))
        #expect(UIBezierPath(ovalIn: square).path == .ellipse(square))
        #expect(
            UIBezierPath(roundedRect: square, cornerRadius: 8).path
                == .roundedRect(RoundedRect(square, radius: 8, curve: .continuous)))
        #expect(UIBezierPath(roundedRect: square, cornerRadius: 0).path == .rect(square))
        #expect(
            UIBezierPath(
                roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 40, height: 1)
            ).path
                == .roundedRect(
                    RoundedRect(
                        square, topLeft: 30, topRight: 0, bottomLeft: 0, bottomRight: 30, curve: .continuous)))

        let path = UIBezierPath(rect: square)
        path.apply(CGAffineTransform(translationX: -10, y: -20))
        #expect(path.path == .rect(CGRect(x: 0, y: 0, width: 100, height: 60)))
        path.append(UIBezierPath(rect: square))
        guard case .elements(let elements) = path.path else {
            Issue.record("two rectangles are no shape")
            return
        }
        #expect(elements.count == 10)
    }

    @Test("Bounds are those of the outline, not of its control points")
    func bounds() {
        let curve = UIBezierPath()
        curve.move(to: .zero)
        curve.addCurve(
            to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 20), controlPoint2: CGPoint(x: 10, y: 20))
        // The middle of the curve is 3/4 of the way to its control points.
        #expect(curve.bounds.isNear(CGRect(x: 0, y: 0, width: 10, height: 15)))
        #expect(curve.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))

        let bow = UIBezierPath()
        bow.move(to: .zero)
        bow.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: -8))
        #expect(bow.bounds.isNear(CGRect(x: 0, y: -4, width: 10, height: 4)))

        #expect(UIBezierPath(ovalIn: UIBezierPathTests.square).bounds.isNear(UIBezierPathTests.square))
        #expect(UIBezierPath().bounds.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    /// The arguments are quarters of a circle of radius 10 around the origin, with their bounds.
    @Test(
        "Arcs turn as a person sees it: clockwise from the x axis towards the y axis, which points down",
        arguments: [
            (0, 0.5, true, CGRect(x: 0, y: 0, width: 10, height: 10)),
            (0, 0.5, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0, -0.5, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0, -0.5, false, CGRect(x: 0, y: -10, width: 10, height: 10)),
            (0.5, 1, true, CGRect(x: -10, y: 0, width: 10, height: 10)),
            (0, 1, true, CGRect(x: -10, y: 0, width: 20, height: 10)),
            (0, 2, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0, 7, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
        ] as [(CGFloat, CGFloat, Bool, CGRect)])
    func arcs(from start: CGFloat, to end: CGFloat, clockwise: Bool, reach: CGRect) {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi, clockwise: clockwise)
        #expect(path.bounds.isNear(reach, within: 0.01))
        #expect(hypot(path.currentPoint.x - 10 * cos(end * .pi), path.currentPoint.y - 10 * sin(end * .pi)) < 1e-9)

        // Core Graphics names directions for a y axis that points up.
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi, clockwise: !clockwise)
        #expect(other == path.cgPath)
    }

    @Test("An arc is joined to the current point by a line")
    func joinedArc() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(withCenter: CGPoint(x: 30, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        guard case .elements(let elements) = path.path else { return }
        #expect(elements.prefix(2) == [.move(.zero), .line(CGPoint(x: 40, y: 0))])
        #expect(elements.count == 3)
    }

    @Test("A tangent arc touches both lines, whichever way they turn; points on one line have none")
    func tangentArcs() {
        for side: CGFloat in [1, -1] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(
                tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100 * side), radius: 20)
            guard case .elements(let elements) = path.path else { return }
            #expect(elements.count == 3)
            #expect(elements[1].points[0].isNear(CGPoint(x: 80, y: 0)))
            #expect(path.currentPoint.isNear(CGPoint(x: 100, y: 20 * side)))
            #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: min(0, 20 * side), width: 100, height: 20)))
        }
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 20)
        #expect(straight.path == .elements([.move(.zero), .line(CGPoint(x: 50, y: 0))]))
    }

    @Test("Inside and outside, by the equations of the shapes")
    func containment() {
        var random = SeededGenerator(seed: 7)
        let box = CGRect(x: -40, y: -30, width: 80, height: 60)
        let ellipse = UIBezierPath(ovalIn: box)
        let rounded = CGPath(roundedRect: box, cornerWidth: 15, cornerHeight: 15, transform: nil)
        let hole = UIBezierPath(rect: box)
        hole.append(UIBezierPath(rect: box.insetBy(dx: 10, dy: 10)))
        for _ in 0..<2_000 {
            let point = CGPoint(x: .random(in: -50...50, using: &random), y: .random(in: -40...40, using: &random))
            let distance = hypot(point.x / 40, point.y / 30)
            if abs(distance - 1) > 0.002 { #expect(ellipse.contains(point) == (distance < 1)) }

            // A point of a rounded rectangle may be outside of the rectangle of the corners' centres by the radius.
            let outside = hypot(max(0, abs(point.x) - 25), max(0, abs(point.y) - 15))
            if abs(outside - 15) > 0.02 { #expect(rounded.contains(point) == (outside < 15)) }

            let isInBox = box.contains(point)
            hole.usesEvenOddFillRule = false
            #expect(hole.contains(point) == isInBox)
            hole.usesEvenOddFillRule = true
            #expect(hole.contains(point) == (isInBox && !box.insetBy(dx: 10, dy: 10).contains(point)))
        }
    }

    @Test("Open outlines count as closed when something is to lie inside")
    func openOutline() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 10))
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
    }

    @Test("What has no current point or no finite place is left out")
    func badInput() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.close()
        path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
        path.append(UIBezierPath(rect: .null))
        #expect(path.path == .elements([.move(CGPoint(x: 1, y: 1))]))
        path.apply(CGAffineTransform(scaleX: 0, y: 0))
        #expect(path.currentPoint == .zero)
    }

    @Test("Quarter turns restore a path bit for bit; scaling a rounded rectangle scales its radius")
    func transforms() {
        let path = UIBezierPath(roundedRect: UIBezierPathTests.square, cornerRadius: 8)
        let before = path.cgPath
        for _ in 0..<4 { path.apply(CGAffineTransform(rotationAngle: .pi / 2)) }
        #expect(path.cgPath == before)

        let scaled = UIBezierPath(roundedRect: UIBezierPathTests.square, cornerRadius: 8)
        scaled.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(
            scaled.path
                == .roundedRect(
                    RoundedRect(CGRect(x: 20, y: 40, width: 200, height: 120), radius: 16, curve: .continuous)))
    }

    @Test("Corners of unequal width and height are quarters of ellipses")
    func ellipticCorners() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerWidth: 30, cornerHeight: 10, transform: nil)
        #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 100, height: 50)))
        // The point on the corner's ellipse at 45° is 30 (1 − 1/√2) = 8.79 from the left and 10 (1 − 1/√2) = 2.93 from
        // the top.
        #expect(path.contains(CGPoint(x: 8.9, y: 3)))
        #expect(!path.contains(CGPoint(x: 8.6, y: 2.9)))
    }

    @Test("Copies do not follow the original, and keep its style")
    func copying() throws {
        let path = UIBezierPath(rect: UIBezierPathTests.square)
        path.lineWidth = 3
        path.setLineDash([4, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        let outline = path.cgPath
        path.removeAllPoints()
        #expect(copy.cgPath == outline)
        #expect(copy.strokeStyle == StrokeStyle(width: 3, dashes: [4, 2], dashPhase: 1))
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool {
        hypot(x - other.x, y - other.y) < 1e-9
    }
}
