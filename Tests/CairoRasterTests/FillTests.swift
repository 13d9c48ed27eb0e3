import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing

@Suite("Fills")
struct FillTests {
    static let scales: [CGFloat] = [1, 2, 3]

    @Test("rectangles at whole points paint their pixels and no others, at every scale", arguments: scales)
    func wholePoints(scale: CGFloat) throws {
        let rasterizer = newRasterizer()
        let factor = Int(scale)
        for x in 0..<4 {
            for y in 0..<3 {
                for width in 1...4 - x {
                    for height in 1...3 - y {
                        let command = fill(CGFloat(x), CGFloat(y), CGFloat(width), CGFloat(height), .red)
                        let bitmap = try rasterizer.draw(list(4, 3, [command]), scale: scale)
                        #expect((bitmap.width, bitmap.height) == (4 * factor, 3 * factor))
                        let (columns, rows) = (x * factor..<(x + width) * factor, y * factor..<(y + height) * factor)
                        let expected = (0..<bitmap.pixels.count).map { index -> UInt32 in
                            columns.contains(index % bitmap.width) && rows.contains(index / bitmap.width)
                                ? 0xFFFF_0000 : 0
                        }
                        #expect(bitmap.pixels == expected)
                    }
                }
            }
        }
    }

    @Test("one pixel is one pixel wherever it lies on the grid: thirds of points too", arguments: scales)
    func hairlines(scale: CGFloat) throws {
        let pixel = 1 / scale
        for line in 0..<Int(30 * scale) {
            let y = CGFloat(line) / scale
            let filled = fill(0, y, 2, pixel, .black)
            let stroked = DisplayCommand.stroke(
                .elements([.move(CGPoint(x: -1, y: y + pixel / 2)), .line(CGPoint(x: 3, y: y + pixel / 2))]), .black,
                StrokeStyle(width: pixel))
            for command in [filled, stroked] {
                let bitmap = try draw(2, 30, scale: scale, [command])
                for row in 0..<bitmap.height {
                    #expect(bitmap.alpha(0, row) == (row == line ? 255 : 0), "line \(line), row \(row)")
                }
            }
        }
    }

    @Test("all 256 steps of every component come out as they went in")
    func exactColors() throws {
        let rasterizer = newRasterizer()
        for value in 0...255 {
            let color = RGBAColor(bytes: value, 255 - value, value / 2)
            let bitmap = try rasterizer.draw(list(1, 1, [fill(0, 0, 1, 1, color)]), scale: 1)
            let expected = 0xFF00_0000 | UInt32(value) << 16 | UInt32(255 - value) << 8 | UInt32(value / 2)
            #expect(bitmap.pixels == [expected])
        }
    }

    @Test("translucent colours are premultiplied, and laid over what is there")
    func translucentColors() throws {
        for step in 0...20 {
            let alpha = CGFloat(step) / 20
            let color = RGBAColor(bytes: 200, 100, 50, alpha: alpha)
            let alone = try draw(1, 1, [fill(0, 0, 1, 1, color)])[0, 0]
            func part(_ value: CGFloat) -> UInt32 { UInt32((value * alpha).rounded()) }
            let expected = part(255) << 24 | part(200) << 16 | part(100) << 8 | part(50)
            #expect(alone.largestDifference(from: expected) <= 1)
            let over = try draw(1, 1, [fill(0, 0, 1, 1, RGBAColor(bytes: 0, 0, 250)), fill(0, 0, 1, 1, color)])[0, 0]
            let blue = UInt32((50 * alpha + 250 * (1 - alpha)).rounded())
            #expect(over.largestDifference(from: 0xFF00_0000 | part(200) << 16 | part(100) << 8 | blue) <= 1)
        }
    }

    @Test("a pixel is painted as far as it is covered")
    func coverage() throws {
        for eighths in 0...8 {
            let part = CGFloat(eighths) / 8
            let bitmap = try draw(4, 4, [fill(1 - part, 1 - part, 2, 2, .black)])
            #expect(abs(bitmap.alpha(0, 1) - Int((255 * part).rounded())) <= 1)
            #expect(abs(bitmap.alpha(2, 1) - Int((255 * (1 - part)).rounded())) <= 1)
            #expect(abs(bitmap.alpha(0, 0) - Int((255 * part * part).rounded())) <= 1)
            #expect(bitmap.alpha(1, 1) == 255)
            #expect(bitmap.alpha(3, 1) == 0)
        }
    }

    @Test("colours outside 0 to 1 are taken as the nearest inside")
    func componentsOutOfRange() throws {
        let loud = RGBAColor(red: 2, green: -1, blue: 0.2, alpha: 7)
        #expect(try draw(1, 1, [fill(0, 0, 1, 1, loud)]).pixels == [0xFFFF_0033])
        #expect(try draw(1, 1, [fill(0, 0, 1, 1, RGBAColor(white: 1, alpha: -1))]).pixels == [0])
    }

    private static func ring(clockwiseInside: Bool) -> Path {
        func square(_ inset: CGFloat, clockwise: Bool) -> [PathElement] {
            let (low, high) = (inset, 9 - inset)
            let corners = [
                CGPoint(x: low, y: low), CGPoint(x: high, y: low), CGPoint(x: high, y: high),
                CGPoint(x: low, y: high),
            ]
            let order = clockwise ? corners : corners.reversed()
            return [.move(order[0])] + order.dropFirst().map(PathElement.line) + [.close]
        }
        return .elements(square(0, clockwise: true) + square(3, clockwise: clockwiseInside))
    }

    @Test(
        "which parts of a path lie inside follows the rule",
        arguments: [
            (FillRule.nonZero, true, 255), (.nonZero, false, 0), (.evenOdd, true, 0), (.evenOdd, false, 0),
        ])
    func rules(rule: FillRule, clockwiseInside: Bool, alpha: Int) throws {
        let path = FillTests.ring(clockwiseInside: clockwiseInside)
        let bitmap = try draw(9, 9, [.fill(path, .color(.black), rule: rule)])
        #expect(bitmap.alpha(4, 4) == alpha)
        #expect(bitmap.alpha(1, 4) == 255)
    }

    @Test("areas of round shapes are those of geometry")
    func roundShapes() throws {
        let box = CGRect(x: 2, y: 3, width: 60, height: 40)
        let ellipse = try draw(70, 50, [.fill(.ellipse(box), .color(.black))])
        #expect(abs(ellipse.coveredArea - .pi * 30 * 20) < 2)
        let rounded = try draw(70, 50, [.fill(.roundedRect(RoundedRect(box, radius: 12)), .color(.black))])
        #expect(abs(rounded.coveredArea - (60 * 40 - (4 - .pi) * 144)) < 2)
        #expect(rounded.alpha(2, 3) == 0 && rounded.alpha(2, 20) == 255 && rounded.alpha(1, 20) == 0)
        let triangle = Path.elements([
            .move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 65, y: 5)), .line(CGPoint(x: 5, y: 45)),
        ])
        #expect(abs(try draw(70, 50, [.fill(triangle, .color(.black))]).coveredArea - 1200) < 2)
    }

    @Test("a quadratic curve is the cubic one through the same points")
    func quadraticCurves() throws {
        let (start, control, end) = (CGPoint(x: 2, y: 30), CGPoint(x: 20, y: -20), CGPoint(x: 38, y: 30))
        func third(_ from: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        let quadratic = Path.elements([.move(start), .quadCurve(control: control, to: end), .close])
        let cubic = Path.elements([.move(start), .curve(control1: third(start), control2: third(end), to: end)])
        #expect(
            try draw(40, 32, [.fill(quadratic, .color(.black))]) == draw(40, 32, [.fill(cubic, .color(.black))]))
    }

    @Test("outlines that begin without a move begin at their first point")
    func withoutMove() throws {
        let square: [PathElement] = [
            .line(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 5, y: 1)), .line(CGPoint(x: 5, y: 5)),
            .line(CGPoint(x: 1, y: 5)),
        ]
        #expect(
            try draw(6, 6, [.fill(.elements(square), .color(.black))]) == draw(6, 6, [fill(1, 1, 4, 4, .black)]))
        let odd: [[PathElement]] = [
            [], [.close], [.close, .close], [.move(.zero)], [.move(.zero), .close],
            [.quadCurve(control: .zero, to: CGPoint(x: 3, y: 3))],
            [.curve(control1: .zero, control2: CGPoint(x: 1, y: 4), to: CGPoint(x: 3, y: 3))],
        ]
        for elements in odd {
            _ = try draw(6, 6, [.fill(.elements(elements), .color(.black))])
            _ = try draw(6, 6, [.stroke(.elements(elements), .black, StrokeStyle(width: 1))])
        }
        // After a close, the next line starts at the start of the closed part.
        let afterClose = square + [.close, .line(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 1, y: 5))]
        #expect(try draw(6, 6, [.fill(.elements(afterClose), .color(.black))]).alpha(2, 4) == 255)
    }

    @Test("rectangles of negative size paint the area they cover")
    func negativeRectangles() throws {
        #expect(try draw(6, 6, [fill(5, 4, -4, -3, .red)]) == draw(6, 6, [fill(1, 1, 4, 3, .red)]))
    }
}

@Suite("Gradients")
struct GradientTests {
    private let box = Path.rect(CGRect(x: 0, y: 0, width: 100, height: 4))

    private func gradient(_ stops: (CGFloat, RGBAColor)...) -> Gradient {
        Gradient(stops: stops.map { Gradient.Stop(location: $0.0, color: $0.1) })
    }

    @Test("colours run along the line and go on beyond its ends")
    func linear() throws {
        let ramp = gradient((0, .black), (1, RGBAColor(white: 1)))
        let bitmap = try draw(
            100, 4, [.fill(box, .linearGradient(ramp, from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 0)))])
        for x in 0..<100 {
            let expected = min(max((CGFloat(x) + 0.5 - 20) / 60, 0), 1) * 255
            let pixel = bitmap[x, 2]
            #expect(abs(CGFloat(pixel & 0xFF) - expected) <= 1.5, "column \(x)")
            #expect(pixel >> 24 == 255 && pixel & 0xFF == pixel >> 8 & 0xFF && pixel & 0xFF == pixel >> 16 & 0xFF)
            #expect(bitmap[x, 0] == pixel)
        }
    }

    @Test("a colour fading to clear keeps its hue: red at half alpha is half of pure red")
    func fading() throws {
        let ramp = gradient((0, .red), (1, RGBAColor(red: 1, green: 0, blue: 0, alpha: 0)))
        let bitmap = try draw(100, 4, [.fill(box, .linearGradient(ramp, from: .zero, to: CGPoint(x: 100, y: 0)))])
        for x in 0..<100 {
            let pixel = bitmap[x, 2]
            #expect(abs(Int(pixel >> 24) - Int(255 - 2.55 * (CGFloat(x) + 0.5))) <= 2)
            #expect(abs(Int(pixel >> 24) - Int(pixel >> 16 & 0xFF)) <= 1 && pixel & 0xFFFF == 0)
        }
    }

    @Test("circles around a centre")
    func radial() throws {
        let ramp = gradient((0, RGBAColor(white: 1)), (1, .black))
        let square = Path.rect(CGRect(x: 0, y: 0, width: 80, height: 80))
        let bitmap = try draw(
            80, 80, [.fill(square, .radialGradient(ramp, center: CGPoint(x: 40, y: 40), radius: 40))])
        for (x, y) in [(40, 40), (10, 40), (40, 70), (60, 60), (0, 0)] {
            let distance = hypot(CGFloat(x) + 0.5 - 40, CGFloat(y) + 0.5 - 40)
            let expected = max(0, 1 - distance / 40) * 255
            #expect(abs(CGFloat(bitmap[x, y] & 0xFF) - expected) <= 2, "at \(x), \(y)")
        }
    }

    @Test("a gradient turns and grows with its layer")
    func transformed() throws {
        let ramp = gradient((0, .red), (0.5, RGBAColor(red: 0, green: 1, blue: 0, alpha: 0.5)), (1, .blue))
        let paint = Paint.linearGradient(ramp, from: CGPoint(x: 5, y: 0), to: CGPoint(x: 35, y: 0))
        let command = DisplayCommand.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 20)), paint)
        let plain = try draw(40, 20, [command])
        let turn = CGAffineTransform(translationX: 20, y: 0).rotated(by: .pi / 2)
        let turned = try draw(20, 40, [.layer(Layer(transform: turn, commands: [command]))])
        #expect(turned.largestDifference(from: plain.turnedRight) <= 1)
        let grown = try draw(
            80, 40, [.layer(Layer(transform: CGAffineTransform(scaleX: 2, y: 2), commands: [command]))])
        #expect(try grown == draw(40, 20, scale: 2, [command]))
    }

    @Test("stops in any number and order, and lines without length, are no error")
    func oddGradients() throws {
        let end = CGPoint(x: 100, y: 0)
        for ramp in [
            gradient(), gradient((0.5, .red)), gradient((1, .red), (0, .blue)), gradient((-3, .red), (7, .blue)),
            gradient((.nan, .red)), gradient((0, RGBAColor(white: .nan)), (1, .red)),
        ] {
            _ = try draw(100, 4, [.fill(box, .linearGradient(ramp, from: .zero, to: end))])
            _ = try draw(100, 4, [.fill(box, .linearGradient(ramp, from: end, to: end))])
            _ = try draw(100, 4, [.fill(box, .radialGradient(ramp, center: end, radius: 0))])
        }
        #expect(try draw(100, 4, [.fill(box, .linearGradient(gradient(), from: .zero, to: end))]).coveredArea == 0)
    }
}

@Suite("Strokes")
struct StrokeTests {
    private let line = Path.elements([.move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 50, y: 10))])

    private func area(_ path: Path, _ style: StrokeStyle, scale: CGFloat = 1) throws -> Double {
        try draw(60, 60, scale: scale, [.stroke(path, .black, style)]).coveredArea / (scale * scale)
    }

    @Test("a line covers its length times its width, at every scale", arguments: FillTests.scales)
    func width(scale: CGFloat) throws {
        for width: CGFloat in [0.5, 1, 2, 3.3, 8] {
            #expect(abs(try area(line, StrokeStyle(width: width), scale: scale) - 40 * width) < 0.5)
        }
    }

    @Test("caps: none, half a circle, half a square at each end")
    func caps() throws {
        #expect(abs(try area(line, StrokeStyle(width: 8, cap: .butt)) - 320) < 1)
        #expect(abs(try area(line, StrokeStyle(width: 8, cap: .round)) - (320 + .pi * 16)) < 1)
        #expect(abs(try area(line, StrokeStyle(width: 8, cap: .square)) - (320 + 64)) < 1)
    }

    @Test("joins: a right angle gains a square, a quarter circle, or a triangle")
    func joins() throws {
        let angle = Path.elements([
            .move(CGPoint(x: 10, y: 50)), .line(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 50, y: 10)),
        ])
        // The area is that of two arms of 40 × 8, less their overlap of 4 × 4, plus the corner outside them.
        let arms = 2.0 * 320 - 16
        #expect(abs(try area(angle, StrokeStyle(width: 8, join: .miter)) - (arms + 16)) < 1)
        #expect(abs(try area(angle, StrokeStyle(width: 8, join: .round)) - (arms + .pi * 4)) < 1)
        #expect(abs(try area(angle, StrokeStyle(width: 8, join: .bevel)) - (arms + 8)) < 1)
        #expect(abs(try area(angle, StrokeStyle(width: 8, join: .miter, miterLimit: 1)) - (arms + 8)) < 1)
    }

    @Test("dashes and their phase")
    func dashes() throws {
        let style = StrokeStyle(width: 2, dashes: [6, 4])
        let bitmap = try draw(60, 20, [.stroke(line, .black, style)])
        for x in 10..<50 { #expect(bitmap.alpha(x, 10) == ((x - 10) % 10 < 6 ? 255 : 0)) }
        let moved = try draw(60, 20, [.stroke(line, .black, StrokeStyle(width: 2, dashes: [6, 4], dashPhase: 3))])
        for x in 10..<50 { #expect(moved.alpha(x, 10) == ((x - 10 + 3) % 10 < 6 ? 255 : 0)) }
    }

    @Test("dashes that are none, or too many to draw, leave the line whole")
    func oddDashes() throws {
        let whole = try area(line, StrokeStyle(width: 2))
        for dashes: [CGFloat] in [
            [0], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-9, 1e-9], Array(repeating: 1, count: 65),
        ] {
            #expect(try area(line, StrokeStyle(width: 2, dashes: dashes)) == whole, "\(dashes)")
        }
        #expect(try area(line, StrokeStyle(width: 2, dashes: [6, 4], dashPhase: .nan)) == whole)
    }

    @Test("dashes that fit a screen thousands of times are drawn; along an endless line there are none")
    func manyDashes() throws {
        let endless = Path.elements([.move(CGPoint(x: -1e7, y: 10)), .line(CGPoint(x: 1e7, y: 10))])
        let bitmap = try draw(60, 20, [.stroke(endless, .black, StrokeStyle(width: 2, dashes: [0.2, 0.2]))])
        #expect(abs(bitmap.coveredArea - 120) < 1)
        let half = try draw(
            60, 20,
            [
                .stroke(
                    .elements([.move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 60, y: 10))]), .black,
                    StrokeStyle(width: 2, dashes: [0.1, 0.1]))
            ])
        #expect(abs(half.coveredArea - 60) < 6)
    }

    @Test("a line wider than any canvas paints all of it")
    func wideLine() throws {
        #expect(try area(line, StrokeStyle(width: 1e12, cap: .square)) == 3600)
    }

    @Test("the pen is stretched with its layer")
    func stretchedPen() throws {
        let stretch = Layer(
            transform: CGAffineTransform(scaleX: 1, y: 3),
            commands: [.stroke(line, .black, StrokeStyle(width: 2))])
        let bitmap = try draw(60, 60, [.layer(stretch)])
        #expect(abs(bitmap.coveredArea - 40 * 6) < 1)
        #expect(bitmap.alpha(30, 27) == 255 && bitmap.alpha(30, 32) == 255 && bitmap.alpha(30, 33) == 0)
    }

    @Test("no width, no line")
    func noWidth() throws {
        for width: CGFloat in [0, -1, .nan, .infinity, -.infinity] {
            #expect(try area(line, StrokeStyle(width: width)) == 0)
        }
    }
}
