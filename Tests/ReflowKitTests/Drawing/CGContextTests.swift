import DisplayList
import Foundation
import ReflowKit
import Testing

@Suite("What a context records")
struct CGContextTests {
    /// The dump of the drawing of `body` on 100 × 100 points, without its first line.
    private func dump(_ body: (CGContext) -> Void) -> String {
        let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPushContext(context)
        body(context)
        UIGraphicsPopContext()
        let text = DisplayList(size: context.canvas.size, commands: context.finish()).dump()
        return text.split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

    @Test("Shapes in the colours and styles of the state; black, and one point wide, unless told")
    func shapes() {
        let text = dump { context in
            context.fill(square)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fillEllipse(in: square)
            context.stroke(square)
            context.setStrokeColor(gray: 0.5, alpha: 0.5)
            context.setLineWidth(3)
            context.setLineCap(.round)
            context.setLineJoin(.bevel)
            context.setLineDash(phase: 1, lengths: [4, 2])
            context.strokeEllipse(in: square)
            context.stroke(square, width: 2)
        }
        #expect(
            text == """
                fill rect (10 10 20 20) #000000
                fill ellipse (10 10 20 20) #ff0000
                stroke rect (10 10 20 20) #000000 width 1
                stroke ellipse (10 10 20 20) rgb(0.5 0.5 0.5) 0.5 width 3 cap round join bevel dashes (4 2) phase 1
                stroke rect (10 10 20 20) rgb(0.5 0.5 0.5) 0.5 width 2 cap round join bevel dashes (4 2) phase 1
                """)
    }

    @Test("Commands drawn in a row under the same transforms and clips share their layers")
    func sharedLayers() {
        let text = dump { context in
            context.saveGState()
            context.translateBy(x: 5, y: 0)
            context.translateBy(x: 0, y: 7)
            context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
            context.fill(square)
            context.saveGState()
            context.scaleBy(x: 2, y: 2)
            context.fill(square)
            context.restoreGState()
            context.fill(square)
            context.restoreGState()
            context.fill(square)
        }
        #expect(
            text == """
                layer transform [1 0 0 1 5 7] clip rect (0 0 50 50)
                  fill rect (10 10 20 20) #000000
                  layer transform [2 0 0 2 0 0]
                    fill rect (10 10 20 20) #000000
                  fill rect (10 10 20 20) #000000
                fill rect (10 10 20 20) #000000
                """)
    }

    @Test("A transform that is undone leaves no layer; one rectangle clipped in another is one clip")
    func redundantScopes() {
        let text = dump { context in
            context.rotate(by: .pi / 2)
            context.rotate(by: -.pi / 2)
            context.fill(square)
            context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
            context.clip(to: CGRect(x: 20, y: 20, width: 50, height: 50))
            context.fill(square)
            context.clip(to: CGRect(x: 80, y: 80, width: 5, height: 5))
            context.fill(square)
        }
        #expect(
            text == """
                fill rect (10 10 20 20) #000000
                layer clip rect (20 20 30 30)
                  fill rect (10 10 20 20) #000000
                layer clip rect (0 0 0 0)
                  fill rect (10 10 20 20) #000000
                """)
    }

    @Test("A clip may leave a hole: the even-odd rule goes with it")
    func evenOddClip() {
        let text = dump { context in
            context.addRects([square, square.insetBy(dx: 5, dy: 5)])
            context.clip(using: .evenOdd)
            context.fill(square)
        }
        #expect(
            text == """
                layer clip path M 10 10 L 30 10 L 30 30 L 10 30 Z M 15 15 L 25 15 L 25 25 L 15 25 Z even-odd
                  fill rect (10 10 20 20) #000000
                """)
    }

    @Test("Saving and restoring that do not balance do no harm")
    func unbalanced() {
        let text = dump { context in
            context.restoreGState()
            context.saveGState()
            context.translateBy(x: 1, y: 0)
            context.fill(square)
            context.restoreGState()
            context.restoreGState()
            context.saveGState()
            context.endTransparencyLayer()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(square)
        }
        #expect(
            text == """
                layer transform [1 0 0 1 1 0]
                  fill rect (10 10 20 20) #000000
                fill rect (10 10 20 20) #000000
                """)
    }

    @Test("The path being drawn keeps its place when the transform changes, and is used up by painting")
    func currentPath() {
        let text = dump { context in
            context.move(to: CGPoint(x: 10, y: 10))
            context.addLine(to: CGPoint(x: 20, y: 10))
            context.scaleBy(x: 2, y: 2)
            context.addLine(to: CGPoint(x: 10, y: 10))
            context.closePath()
            context.drawPath(using: .fillStroke)
            context.fillPath()
        }
        #expect(
            text == """
                layer transform [2 0 0 2 0 0]
                  fill path M 5 5 L 10 5 L 10 10 Z #000000
                  stroke path M 5 5 L 10 5 L 10 10 Z #000000 width 1
                """)
    }

    @Test("The alpha of the state fades colours; in a transparency layer it fades the whole")
    func alpha() {
        let text = dump { context in
            context.setAlpha(0.5)
            context.fill(square)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(square)
            context.stroke(square)
            context.endTransparencyLayer()
            context.setAlpha(7)
            context.fill(square)
        }
        #expect(
            text == """
                fill rect (10 10 20 20) #000000 0.5
                layer opacity 0.5
                  fill rect (10 10 20 20) #000000
                  stroke rect (10 10 20 20) #000000 width 1
                fill rect (10 10 20 20) #000000
                """)
    }

    @Test("Shadows lie below what casts them, and neither turn nor grow with the transform")
    func shadows() {
        let text = dump { context in
            context.scaleBy(x: 2, y: 2)
            context.setShadow(offset: CGSize(width: 4, height: 6), blur: 8, color: CGColor(gray: 0, alpha: 0.5))
            context.setFillColor(gray: 1, alpha: 0.5)
            context.fill(square)
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.fill(square)
        }
        #expect(
            text == """
                layer transform [2 0 0 2 0 0]
                  shadow #000000 0.25 offset (2 3) radius 2 of rect (10 10 20 20)
                  fill rect (10 10 20 20) #ffffff 0.5
                  fill rect (10 10 20 20) #ffffff 0.5
                """)
    }

    @Test("A transparency layer casts one shadow")
    func groupShadow() {
        let text = dump { context in
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
            context.beginTransparencyLayer(in: square, auxiliaryInfo: nil)
            context.fill(square)
            context.endTransparencyLayer()
        }
        #expect(
            text == """
                shadow #000000 0.333333 offset (1 2) radius 3 of
                  layer clip rect (10 10 20 20)
                    fill rect (10 10 20 20) #000000
                layer clip rect (10 10 20 20)
                  fill rect (10 10 20 20) #000000
                """)
    }

    @Test("A linear gradient paints from its start to its end, beyond them where it is told to")
    func linearGradient() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray, locations: nil))
        let (start, end) = (CGPoint(x: 0, y: 50), CGPoint(x: 60, y: 50))
        let bare = dump { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
        // The rectangle extends by the distance from the start to the farthest corner, up and down: √(100² + 50²) =
        // 111.803.
        #expect(
            bare
                == "fill rect (0 -61.8034 60 223.607) linear (0 50) to (60 50) [0 #000000, 1 #ffffff]")
        let full = dump {
            $0.drawLinearGradient(
                gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(
            full == "fill rect (-111.803 -61.8034 223.607 223.607) linear (0 50) to (60 50) [0 #000000, 1 #ffffff]")
        #expect(dump { $0.drawLinearGradient(gradient, start: start, end: start, options: []) } == "")
    }

    @Test("A radial gradient leaves its inner circle free, and one that shrinks is one that grows, backwards")
    func radialGradient() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], locations: [0, 1]))
        let center = CGPoint(x: 50, y: 50)
        let filled = dump {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 20, options: [])
        }
        #expect(filled == "fill ellipse (30 30 40 40) radial (50 50) radius 20 [0 #000000, 1 #ffffff] even-odd")
        let shrinking = dump {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 20, endCenter: center, endRadius: 10,
                options: .drawsAfterEndLocation)
        }
        #expect(
            shrinking == "fill ellipse (30 30 40 40) radial (50 50) radius 20 [0.5 #ffffff, 1 #000000] even-odd")
    }

    @Test("UIKit's functions draw into the current context, and nowhere without one")
    func currentContext() {
        let text = dump { context in
            #expect(UIGraphicsGetCurrentContext() === context)
            UIColor.systemRed.setFill()
            UIRectFill(square)
            UIRectFrame(square)
            let path = UIBezierPath(rect: square)
            path.lineWidth = 2
            UIColor.blue.setStroke()
            path.stroke()
            path.addClip()
            UIColor.green.set()
            path.fill()
        }
        #expect(
            text == """
                fill rect (10 10 20 20) #ff3b30
                fill path M 10 10 L 30 10 L 30 30 L 10 30 Z M 11 11 L 29 11 L 29 29 L 11 29 Z #ff3b30 even-odd
                stroke rect (10 10 20 20) #0000ff width 2
                layer clip rect (10 10 20 20)
                  fill rect (10 10 20 20) #00ff00
                """)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIRectFill(square)
        UIColor.red.set()
        UIBezierPath(rect: square).fill()
    }

    @Test("Numbers that are not finite, and dashes that never advance, are left out")
    func badInput() {
        let text = dump { context in
            context.translateBy(x: .nan, y: 0)
            context.setLineWidth(.infinity)
            context.setLineDash(phase: 0, lengths: [0, 0])
            context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1)
            context.fill(.null)
            context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
            context.stroke(square, width: .nan)
            context.stroke(square)
        }
        #expect(text == "stroke rect (10 10 20 20) #000000 width 1")
    }

    @Test("Clips in clips end somewhere: what lies deeper is not shown, and restoring brings all back")
    func deepClips() {
        let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.saveGState()
        for _ in 0..<10_000 {
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            context.clip()
        }
        context.fill(square)
        context.restoreGState()
        context.fill(square)
        #expect(context.finish() == [.fill(.rect(square), .color(.black))])
    }
}
