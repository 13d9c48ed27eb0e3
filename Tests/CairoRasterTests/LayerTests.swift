import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing

@Suite("Layers")
struct LayerTests {
    /// Rectangles of three colours without any symmetry.
    private let figure = [
        fill(1, 1, 6, 2, .red), fill(2, 2, 2, 3, .blue), fill(5, 2, 1, 3, RGBAColor(white: 0, alpha: 0.4)),
    ]

    private func layer(
        _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Path? = nil,
        holding commands: [DisplayCommand]
    ) -> DisplayCommand {
        .layer(Layer(transform: transform, opacity: opacity, clip: clip, commands: commands))
    }

    @Test("a layer that does nothing changes nothing")
    func plain() throws {
        let plain = try draw(8, 6, figure)
        #expect(try draw(8, 6, [layer(holding: figure)]) == plain)
        #expect(try draw(8, 6, [layer(holding: [layer(holding: [layer(holding: figure)])])]) == plain)
        let around = Path.rect(CGRect(x: 0, y: 0, width: 8, height: 6))
        #expect(try draw(8, 6, [layer(clip: around, holding: figure)]) == plain)
        #expect(try draw(8, 6, [layer(opacity: 3, holding: figure)]) == plain)
    }

    @Test("moved by whole pixels, a layer paints the same pixels elsewhere", arguments: FillTests.scales)
    func translation(scale: CGFloat) throws {
        let plain = try draw(20, 20, scale: scale, figure)
        let move = CGAffineTransform(translationX: 5, y: 1 / scale)
        #expect(try draw(20, 20, scale: scale, [layer(move, holding: figure)]) == plain.moved(Int(5 * scale), 1))
    }

    @Test("inner transforms act first")
    func order() throws {
        let inner = layer(CGAffineTransform(translationX: 1, y: 0), holding: [fill(0, 0, 1, 1, .red)])
        let outer = layer(CGAffineTransform(scaleX: 3, y: 2), holding: [inner])
        #expect(try draw(8, 6, [outer]) == draw(8, 6, [fill(3, 0, 3, 2, .red)]))
    }

    @Test("quarter turns and mirrors map pixels to pixels")
    func quarterTurns() throws {
        let plain = try draw(8, 6, figure)
        let right = CGAffineTransform(translationX: 6, y: 0).rotated(by: .pi / 2)
        #expect(try draw(6, 8, [layer(right, holding: figure)]) == plain.turnedRight)
        let upsideDown = CGAffineTransform(translationX: 8, y: 6).rotated(by: .pi)
        #expect(try draw(8, 6, [layer(upsideDown, holding: figure)]) == plain.turnedRight.turnedRight)
        let mirror = CGAffineTransform(translationX: 8, y: 0).scaledBy(x: -1, y: 1)
        #expect(try draw(8, 6, [layer(mirror, holding: figure)]) == plain.mirrored)
    }

    @Test("nothing is painted outside a clip")
    func clip() throws {
        let all = [fill(0, 0, 10, 10, .red)]
        let rect = CGRect(x: 2, y: 3, width: 5, height: 4)
        #expect(try draw(10, 10, [layer(clip: .rect(rect), holding: all)]) == draw(10, 10, [fill(2, 3, 5, 4, .red)]))
        let circle = Path.ellipse(CGRect(x: 1, y: 1, width: 8, height: 8))
        let clipped = try draw(10, 10, [layer(clip: circle, holding: all)])
        #expect(clipped.largestDifference(from: try draw(10, 10, [.fill(circle, .color(.red))])) <= 1)
        // The clip is in the layer's own coordinates.
        let moved = layer(
            CGAffineTransform(translationX: 1, y: 2), clip: .rect(CGRect(x: 0, y: 0, width: 3, height: 3)), holding: all
        )
        #expect(try draw(10, 10, [moved]) == draw(10, 10, [fill(1, 2, 3, 3, .red)]))
    }

    @Test("a cutout takes away what its layer painted, and nothing that was painted before")
    func cutout() throws {
        let layer = Layer(
            transform: CGAffineTransform(translationX: 1, y: 0), commands: [fill(0, 0, 6, 4, .red)],
            cutout: [fill(1, 0, 2, 9, .blue), fill(4, 0, 1, 1, RGBAColor(white: 0, alpha: 0.5))])
        let half = RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let expected = [
            fill(0, 0, 8, 6, .blue), fill(1, 0, 1, 4, .red), fill(4, 0, 3, 4, .red), fill(5, 0, 1, 1, .blue),
            fill(5, 0, 1, 1, half),
        ]
        let drawn = try draw(8, 6, [fill(0, 0, 8, 6, .blue), .layer(layer)])
        #expect(drawn.largestDifference(from: try draw(8, 6, expected)) <= 1)
    }

    @Test("clips inside clips leave what both leave, and end with their layer")
    func nestedClips() throws {
        let all = [fill(0, 0, 10, 10, .red)]
        let inner = layer(clip: .rect(CGRect(x: 4, y: 0, width: 6, height: 10)), holding: all)
        let outer = layer(clip: .rect(CGRect(x: 0, y: 0, width: 6, height: 5)), holding: [inner])
        #expect(
            try draw(10, 10, [outer, fill(9, 9, 1, 1, .blue)])
                == draw(10, 10, [fill(4, 0, 2, 5, .red), fill(9, 9, 1, 1, .blue)]))
        let apart = layer(clip: .rect(CGRect(x: 0, y: 0, width: 4, height: 10)), holding: [inner])
        #expect(try draw(10, 10, [apart]).coveredArea == 0)
        for empty in [Path.rect(.zero), .elements([]), .rect(CGRect(x: 20, y: 0, width: 5, height: 5)), .rect(.null)] {
            #expect(try draw(10, 10, [layer(clip: empty, holding: all)]).coveredArea == 0)
        }
    }

    @Test("what overlaps inside a faded layer does not shine through")
    func groupOpacity() throws {
        let overlapping = [fill(0, 0, 6, 6, .red), fill(3, 3, 6, 6, .blue)]
        let grouped = try draw(10, 10, [layer(opacity: 0.5, holding: overlapping)])
        let separate = try draw(10, 10, overlapping.map { layer(opacity: 0.5, holding: [$0]) })
        #expect(grouped[1, 1].largestDifference(from: 0x8080_0000) <= 1)
        #expect(grouped[4, 4].largestDifference(from: 0x8000_0080) <= 1)
        #expect(separate[1, 1] == grouped[1, 1])
        // Without a group, the blue lets half of the red through: alpha 3/4, a quarter red, half blue.
        #expect(separate[4, 4].largestDifference(from: 0xBF40_0080) <= 1)
    }

    @Test("a faded layer is each of its pixels times its opacity", arguments: [0.1, 0.25, 0.5, 0.75, 0.999])
    func fading(opacity: CGFloat) throws {
        let commands = figure + [.fill(.ellipse(CGRect(x: 3, y: 1, width: 4, height: 4)), .color(.red))]
        let plain = try draw(8, 6, commands)
        let faded = try draw(8, 6, [layer(opacity: opacity, holding: commands)])
        for (before, after) in zip(plain.pixels, faded.pixels) {
            for shift in [24, 16, 8, 0] {
                let expected = (CGFloat(before >> shift & 0xFF) * opacity).rounded()
                #expect(abs(CGFloat(after >> shift & 0xFF) - expected) <= 1)
            }
        }
    }

    @Test("soft edges of clips count once, inside a faded layer and around it")
    func fadedClips() throws {
        let all = [fill(0, 0, 10, 10, .black)]
        let circle = Path.ellipse(CGRect(x: 1.3, y: 1.3, width: 7, height: 7))
        let once = try draw(10, 10, [layer(clip: circle, holding: all)])
        let inside = try draw(10, 10, [layer(opacity: 0.5, clip: circle, holding: all)])
        let around = try draw(10, 10, [layer(clip: circle, holding: [layer(opacity: 0.5, holding: all)])])
        for index in once.pixels.indices {
            let half = Int(once.pixels[index] >> 24) / 2
            #expect(abs(Int(inside.pixels[index] >> 24) - half) <= 1)
            #expect(abs(Int(around.pixels[index] >> 24) - half) <= 1)
        }
    }

    @Test("a faded layer has room for all that its commands paint: turned, wide, blurred")
    func extent() throws {
        let turned = layer(
            CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.5), holding: [fill(-8, -8, 16, 16, .red)])
        let wide = DisplayCommand.stroke(
            .elements([.move(CGPoint(x: 20, y: 20)), .line(CGPoint(x: 22, y: 35)), .line(CGPoint(x: 24, y: 20))]),
            .black, StrokeStyle(width: 4, cap: .square))
        let blurred = DisplayCommand.shadow(
            Shadow(
                source: .path(.rect(CGRect(x: 5, y: 5, width: 6, height: 6))), color: .black,
                offset: CGSize(width: 10, height: -2), radius: 3))
        let drawn = DisplayCommand.shadow(
            Shadow(source: .commands([turned]), color: .blue, offset: CGSize(width: -4, height: 6), radius: 2))
        for command in [turned, wide, blurred, drawn] {
            let plain = try draw(40, 40, [command])
            let faded = try draw(40, 40, [layer(opacity: 0.5, holding: [command])])
            for (before, after) in zip(plain.pixels, faded.pixels) {
                #expect(abs(Int(after >> 24) - Int(before >> 24) / 2) <= 1)
            }
        }
    }

    @Test("nothing to see: no opacity, no size, no numbers")
    func invisible() throws {
        for opacity: CGFloat in [0, -1, .nan, -.infinity] {
            #expect(try draw(8, 6, [layer(opacity: opacity, holding: figure)]).coveredArea == 0)
        }
        let flat = [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 0, y: 0),
            CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(translationX: .infinity, y: 0),
            CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0), CGAffineTransform(scaleX: 1e300, y: 1e300),
        ]
        for transform in flat {
            let marked = try draw(8, 6, [layer(transform, holding: figure), fill(0, 0, 1, 1, .red)])
            #expect(marked.coveredArea == 1)
        }
    }

    @Test("layers inside layers: five hundred are drawn, many more are an error and not a crash")
    func depth() throws {
        func nested(_ depth: Int, opacity: CGFloat) -> DisplayCommand {
            (0..<depth).reduce(fill(0, 0, 1, 1, .red)) { inner, _ in layer(opacity: opacity, holding: [inner]) }
        }
        #expect(try draw(2, 2, [nested(500, opacity: 1)]).coveredArea == 1)
        // 255 × 0.999 is 254.7, which rounds to 255 in each layer.
        #expect(try draw(2, 2, [nested(100, opacity: 0.999)]).alpha(0, 0) == 255)
        for opacity in [1, 0.5] {
            #expect(throws: RasterError.tooDeep(limit: 512)) { try draw(2, 2, [nested(600, opacity: opacity)]) }
        }
        let shadows = (0..<600).reduce(fill(0, 0, 1, 1, .red)) { inner, _ in
            .shadow(Shadow(source: .commands([inner]), color: .red, offset: .zero, radius: 0))
        }
        #expect(throws: RasterError.tooDeep(limit: 512)) { try draw(2, 2, [shadows]) }
    }
}
