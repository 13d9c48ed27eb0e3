import Basics
import DisplayList
import Foundation
import Testing

@Suite("Path")
struct PathTests {
    private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
    }

    /// Points along an outline, `steps` for each curve.
    private func points(along elements: [PathElement], steps: Int = 32) -> [CGPoint] {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let c1, let c2, let end):
                guard let start = points.last else { continue }
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let (a, b, c, d) = (
                        pow(1 - t, 3), 3 * pow(1 - t, 2) * t, 3 * (1 - t) * t * t, t * t * t
                    )
                    points.append(
                        CGPoint(
                            x: a * start.x + b * c1.x + c * c2.x + d * end.x,
                            y: a * start.y + b * c1.y + c * c2.y + d * end.y))
                }
            case .quadCurve, .close: break
            }
        }
        return points
    }

    @Test("a rectangle's outline is its four corners")
    func rect() {
        #expect(
            Path.rect(CGRect(x: 1, y: 2, width: 3, height: 4)).elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
                .line(CGPoint(x: 1, y: 6)), .close,
            ])
    }

    @Test("round corners are quarter circles to within 3 ten-thousandths of the radius")
    func circularCorners() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        let outline = points(along: RoundedRect(rect, radius: 20).elements)
        for point in outline {
            let centre = CGPoint(
                x: min(max(point.x, rect.minX + 20), rect.maxX - 20),
                y: min(max(point.y, rect.minY + 20), rect.maxY - 20))
            let distance = hypot(point.x - centre.x, point.y - centre.y)
            #expect(abs(distance - 20) < 0.006)
        }
        #expect(outline.map(\.x).min() == 10 && outline.map(\.x).max() == 110)
        #expect(outline.map(\.y).min() == 20 && outline.map(\.y).max() == 80)
    }

    @Test("each corner has its own radius")
    func fourRadii() {
        let rounded = RoundedRect(
            CGRect(x: 0, y: 0, width: 100, height: 100), topLeft: 10, topRight: 20, bottomLeft: 30, bottomRight: 0)
        let elements = rounded.elements
        #expect(elements.first == .move(CGPoint(x: 10, y: 0)))
        let lines = elements.compactMap { element in
            if case .line(let point) = element { point } else { nil }
        }
        // The outline goes right along the top, down, left and up; the square corner is a line to its point.
        #expect(
            lines == [
                CGPoint(x: 80, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 30, y: 100), CGPoint(x: 0, y: 10),
            ])
    }

    @Test("a radius is cut to half the shorter side: a pill, as CALayer draws it")
    func cutRadii() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 60)
        let pill = RoundedRect(rect, radius: 30).elements
        for radius: CGFloat in [30, 31, 100, .infinity] {
            #expect(RoundedRect(rect, radius: radius).elements == pill)
            #expect(RoundedRect(rect, radius: radius, curve: .continuous).elements == pill)
        }
        let plain = RoundedRect(rect, radius: 0).elements
        for radius: CGFloat in [0, -1, -.infinity, .nan] {
            #expect(RoundedRect(rect, radius: radius).elements == plain)
        }
    }

    @Test("a smoothed corner reaches 1.528665 radii along its edges and stays outside the quarter circle")
    func continuousCorners() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
        let smooth = RoundedRect(rect, radius: 20, curve: .continuous).elements
        #expect(smooth.first == .move(CGPoint(x: 20 * 1.528665, y: 0)))
        // Along the diagonal, the curve is 0.293 radii from the corner, as a circle is, to within a hundredth.
        let corner = points(along: smooth).filter { $0.x > 100 && $0.y < 50 }
        let diagonal = corner.min { abs($0.x + $0.y - 200) < abs($1.x + $1.y - 200) }
        #expect(abs((diagonal?.y ?? 0) - 20 * (1 - 0.5.squareRoot())) < 0.2)
        for point in corner where point.x > 180 && point.y < 20 {
            #expect(hypot(point.x - 180, point.y - 20) < 20.25)
        }
        // The corner is symmetrical about the diagonal.
        for point in corner where point.y > 0 && point.x < 200 {
            let mirrored = CGPoint(x: 200 - point.y, y: 200 - point.x)
            #expect(corner.contains { isNear($0, mirrored) })
        }
    }

    @Test("where smoothed corners do not fit they are quarter circles")
    func continuousWithoutRoom() {
        let narrow = CGRect(x: 0, y: 0, width: 200, height: 61)
        let circular = RoundedRect(narrow, radius: 20).elements
        #expect(RoundedRect(narrow, radius: 20, curve: .continuous).elements == circular)
        let room = CGRect(x: 0, y: 0, width: 200, height: 61.2)
        #expect(RoundedRect(room, radius: 20, curve: .continuous).elements.count == 18)
        #expect(RoundedRect(room, radius: 20).elements.count == 10)
        // Only two corners are rounded; the lower edges are straight.
        let sheet = RoundedRect(
            narrow, topLeft: 20, topRight: 20, bottomLeft: 0, bottomRight: 0, curve: .continuous)
        #expect(sheet.elements.count == 12)
    }

    @Test("the fitted shape draws the same outline and keeps its room")
    func fitted() {
        let negative = CGRect(x: 110, y: 80, width: -100, height: -60)
        for curve in [RoundedRect.Curve.circular, .continuous] {
            for radius: CGFloat in [-3, 0, 10, 19.6, 19.7, 40] {
                let shape = RoundedRect(negative, radius: radius, curve: curve)
                let fitted = shape.fitted
                #expect(fitted.fitted == fitted)
                #expect(fitted.elements == shape.elements)
                #expect(fitted.rect == negative.standardized)
                #expect(fitted.topLeft == min(max(radius, 0), 30))
                #expect(2 * fitted.cornerReach <= 60)
            }
        }
        #expect(RoundedRect(negative, radius: 19.6, curve: .continuous).fitted.curve == .continuous)
        #expect(RoundedRect(negative, radius: 19.7, curve: .continuous).fitted.curve == .circular)
    }

    @Test("an ellipse's points lie on it")
    func ellipse() {
        let outline = points(along: Path.ellipse(CGRect(x: 10, y: 10, width: 40, height: 20)).elements)
        for point in outline {
            let value = pow((point.x - 30) / 20, 2) + pow((point.y - 20) / 10, 2)
            #expect(abs(value - 1) < 0.001)
        }
    }

    @Test("the bounding box holds every point, control points included")
    func boundingBoxes() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(Path.rect(rect).boundingBox == rect)
        #expect(Path.ellipse(rect).boundingBox == rect)
        #expect(Path.roundedRect(RoundedRect(rect, radius: 1)).boundingBox == rect)
        #expect(Path.rect(CGRect(x: 4, y: 6, width: -3, height: -4)).boundingBox == rect)
        #expect(Path.elements(Samples.elements).boundingBox == CGRect(x: 1, y: 2, width: 12, height: 12))
        #expect(Path.elements([]).boundingBox.isNull)
        #expect(Path.elements([.close]).boundingBox.isNull)
        let control = PathElement.quadCurve(control: CGPoint(x: 50, y: -50), to: CGPoint(x: 100, y: 0))
        #expect(
            Path.elements([.move(.zero), control]).boundingBox == CGRect(x: 0, y: -50, width: 100, height: 50))
    }

    @Test("rectangles of negative size are drawn as the area they cover")
    func negativeSizes() {
        let negative = CGRect(x: 110, y: 80, width: -100, height: -60)
        let positive = CGRect(x: 10, y: 20, width: 100, height: 60)
        #expect(RoundedRect(negative, radius: 5).elements == RoundedRect(positive, radius: 5).elements)
        #expect(Path.ellipse(negative).elements == Path.ellipse(positive).elements)
    }
}
