import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import TestSupport
import Testing

/// Commands with NaN or infinite numbers paint nothing, and all others are painted.
@Suite("Hostile lists")
struct HostileListTests {
    static let asset = ImageAsset(bitmap: .sample(width: 20, height: 20, opaque: false))

    /// Every kind of command, with its numbers from `next`.
    private func commands(_ next: () -> CGFloat) -> [DisplayCommand] {
        func point() -> CGPoint { CGPoint(x: next(), y: next()) }
        func rect() -> CGRect { CGRect(x: next(), y: next(), width: next(), height: next()) }
        func color() -> RGBAColor { RGBAColor(red: next(), green: next(), blue: next(), alpha: next()) }
        func elements() -> Path {
            .elements([
                .move(point()), .line(point()), .quadCurve(control: point(), to: point()),
                .curve(control1: point(), control2: point(), to: point()), .close,
            ])
        }
        func gradient() -> Gradient {
            Gradient(stops: [.init(location: next(), color: color()), .init(location: next(), color: color())])
        }
        func rounded() -> Path {
            .roundedRect(
                RoundedRect(
                    rect(), topLeft: next(), topRight: next(), bottomLeft: next(), bottomRight: next(),
                    curve: .continuous))
        }
        func transform() -> CGAffineTransform {
            CGAffineTransform(a: next(), b: next(), c: next(), d: next(), tx: next(), ty: next())
        }
        let style = StrokeStyle(
            width: next(), cap: .square, miterLimit: next(), dashes: [next(), next()], dashPhase: next())
        let id = ImageID(HostileListTests.asset)
        return [
            .fill(.rect(rect()), .color(color())),
            .fill(rounded(), .linearGradient(gradient(), from: point(), to: point())),
            .fill(.ellipse(rect()), .radialGradient(gradient(), center: point(), radius: next())),
            .fill(elements(), .color(color()), rule: .evenOdd),
            .stroke(elements(), color(), style),
            .stroke(rounded(), color(), StrokeStyle(width: next())),
            .shadow(
                Shadow(
                    source: .path(rounded()), color: color(), offset: CGSize(width: next(), height: next()),
                    radius: next())),
            .shadow(
                Shadow(
                    source: .commands([.fill(elements(), .color(color()))]), color: color(),
                    offset: CGSize(width: next(), height: next()), radius: next())),
            .image(ImagePlacement(id, source: rect(), destination: rect())),
            .image(ImagePlacement(id, destination: rect(), tint: color())),
            .glyphs(
                GlyphRun(
                    font: FontID("Inter-Regular"), pointSize: next(), color: color(),
                    glyphs: [.init(index: 60, position: point()), .init(index: 61, position: point())], text: "ab")),
            .layer(
                Layer(
                    transform: transform(), opacity: next(), clip: elements(),
                    commands: [
                        .fill(.rect(rect()), .color(color())), .image(ImagePlacement(id, destination: rect())),
                    ], cutout: [.fill(elements(), .color(color()))])),
        ]
    }

    /// Draws commands, then a mark, which is missing only if cairo has entered an error state.
    private func expectMark(after commands: [DisplayCommand], _ comment: Comment) throws {
        let bitmap = try draw(
            24, 24, images: [ImageID(HostileListTests.asset): HostileListTests.asset],
            commands + [fill(0, 0, 2, 2, .red)])
        #expect(bitmap[0, 0] == 0xFFFF_0000, comment)
    }

    @Test("each number of each command in turn is not a number, or infinite")
    func oneBadNumber() throws {
        var count = 0
        _ = commands {
            count += 1
            return 1
        }
        #expect(count > 150)
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            for place in 0..<count {
                var index = 0
                let list = commands {
                    index += 1
                    return index - 1 == place ? bad : CGFloat((index * 7) % 20) / 2 + 0.5
                }
                try expectMark(after: list, "\(bad) at \(place)")
            }
        }
    }

    @Test("numbers of every magnitude")
    func magnitudes() throws {
        var generator = SeededGenerator(seed: 5)
        let magnitudes: [CGFloat] = [0, 1e-300, 1e-12, 1e-5, 0.3, 1, 10, 40, 1e3, 1e5, 1e7, 1e10, 1e20, 1e300]
        for round in 0..<400 {
            let list = commands {
                let size = magnitudes.randomElement(using: &generator) ?? 1
                return size * CGFloat.random(in: -1...1, using: &generator)
            }
            for (index, command) in list.enumerated() {
                try expectMark(after: [command], "round \(round), command \(index)")
            }
        }
    }

    @Test("ordinary numbers, wildly mixed, all at once")
    func ordinary() throws {
        var generator = SeededGenerator(seed: 6)
        for round in 0..<150 {
            let list = commands { CGFloat.random(in: -30...40, using: &generator) }
            try expectMark(after: list, "round \(round)")
        }
    }

    @Test(
        "dashes that never end, and more round ones than anybody could draw, leave the line unbroken",
        arguments: [
            StrokeStyle(width: 35, cap: .round, dashes: [.greatestFiniteMagnitude], dashPhase: -2e9),
            StrokeStyle(width: 6000, cap: .round, dashes: [0.002, 0.002]),
            StrokeStyle(width: 2, dashes: Array(repeating: 0.00004, count: 64)),
        ])
    func dashes(style: StrokeStyle) throws {
        let path = Path.elements([.move(CGPoint(x: 2, y: 12)), .line(CGPoint(x: 22, y: 12))])
        let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
        var unbroken = style
        unbroken.dashes = []
        #expect(
            try draw(24, 24, [.stroke(path, red, style)]) == draw(24, 24, [.stroke(path, red, unbroken)]))
    }
}
