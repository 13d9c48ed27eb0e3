import DisplayList
import Foundation
import KitValues
import Testing

@Suite("DisplayList.dump()")
struct DumpTests {
    @Test("an empty list is its size")
    func empty() {
        #expect(DisplayList(size: CGSize(width: 393, height: 852)).dump() == "display list 393 × 852\n")
        #expect(DisplayList(size: CGSize(width: 100.0 / 3, height: 0)).dump() == "display list 33.3333 × 0\n")
    }

    @Test("every command and every path, as text")
    func everything() {
        let commands: [DisplayCommand] = [
            .fill(.rect(Samples.rect), .color(Samples.red)),
            .fill(.roundedRect(RoundedRect(Samples.rect, radius: 12)), .color(RGBAColor(white: 0.5, alpha: 0.25))),
            .fill(.roundedRect(RoundedRect(Samples.rect, radius: 12, curve: .continuous)), .color(.white)),
            .fill(.roundedRect(Samples.rounded), .color(.clear)),
            .fill(.ellipse(Samples.rect), .linearGradient(Samples.gradient, from: .zero, to: CGPoint(x: 3, y: 4))),
            .fill(
                .elements(Samples.elements),
                .radialGradient(Samples.gradient, center: CGPoint(x: 1, y: 2), radius: 9), rule: .evenOdd),
            .stroke(.rect(Samples.rect), RGBAColor(red: 0, green: 122.0 / 255, blue: 1), StrokeStyle(width: 1.0 / 3)),
            .stroke(.rect(Samples.rect), .black, Samples.style),
            .shadow(Samples.shadow),
            .image(Samples.placement),
            .image(ImagePlacement(Samples.imageID, destination: Samples.rect)),
            .glyphs(Samples.run),
        ]
        let expected = """
            display list 100 × 50
            fill rect (1 2 3 4) #ff0000
            fill rounded rect (1 2 3 4) radius 12 rgb(0.5 0.5 0.5) 0.25
            fill rounded rect (1 2 3 4) radius 12 continuous #ffffff
            fill rounded rect (1 2 3 4) radii (0.5 0.6 0.7 0.8) #000000 0
            fill ellipse (1 2 3 4) linear (0 0) to (3 4) [0 #ff0000, 1 #000000 0]
            fill path M 1 2 L 3 4 Q 5 6 7 8 C 9 10 11 12 13 14 Z radial (1 2) radius 9 [0 #ff0000, 1 #000000 0] even-odd
            stroke rect (1 2 3 4) #007aff width 0.333333
            stroke rect (1 2 3 4) #000000 width 2 cap round join bevel miter 4 dashes (3 1) phase 0.25
            shadow #ff0000 offset (1 2) radius 3 of rect (1 2 3 4)
            image 00000000000000010000000000000002 30 × 40 from (5 6 7 8) to (1 2 3 4) tint #ff0000
            image 00000000000000010000000000000002 30 × 40 from (0 0 30 40) to (1 2 3 4)
            glyphs "Inter-Regular" 17 #ff0000 "Hi" at y 20: 95@1 427@13.25

            """
        #expect(DisplayList(size: CGSize(width: 100, height: 50), commands: commands).dump() == expected)
    }

    @Test("what a layer cuts out stands below what it paints")
    func cutout() {
        let fill = DisplayCommand.fill(.rect(Samples.rect), .color(.black))
        let list = Samples.list(.layer(Layer(commands: [fill], cutout: [fill])))
        let expected = """
            display list 100 × 50
            layer
              fill rect (1 2 3 4) #000000
              cutout
                fill rect (1 2 3 4) #000000

            """
        #expect(list.dump() == expected)
    }

    @Test("what a layer or a shadow holds stands indented below it")
    func nesting() {
        let inner = Layer(opacity: 0.5, commands: [.fill(.rect(Samples.rect), .color(.black))])
        let list = Samples.list(
            .layer(
                Layer(
                    transform: CGAffineTransform(translationX: 10, y: 20), clip: .ellipse(Samples.rect),
                    commands: [.layer(inner), .fill(.rect(Samples.rect), .color(.white))])),
            .shadow(
                Shadow(
                    source: .commands([.layer(inner)]), color: RGBAColor(white: 0, alpha: 0.3), offset: .zero,
                    radius: 4)),
            .layer(Layer()))
        #expect(
            list.dump() == """
                display list 100 × 50
                layer transform [1 0 0 1 10 20] clip ellipse (1 2 3 4)
                  layer opacity 0.5
                    fill rect (1 2 3 4) #000000
                  fill rect (1 2 3 4) #ffffff
                shadow #000000 0.3 offset (0 0) radius 4 of
                  layer opacity 0.5
                    fill rect (1 2 3 4) #000000
                layer

                """)
    }

    @Test("glyphs of several heights each say theirs; none at all say nothing")
    func glyphHeights() {
        var run = Samples.run
        run.glyphs[1].position.y = 18.5
        #expect(
            Samples.list(.glyphs(run)).dump().hasSuffix(
                "glyphs \"Inter-Regular\" 17 #ff0000 \"Hi\": 95@1,20 427@13.25,18.5\n"))
        run.glyphs = []
        #expect(Samples.list(.glyphs(run)).dump().hasSuffix("glyphs \"Inter-Regular\" 17 #ff0000 \"Hi\":\n"))
    }

    @Test("no text can break its line or hide in it")
    func quoting() {
        var run = Samples.run
        run.glyphs = []
        run.text = "a\"b\\c\nd\te\r\u{202E}f\u{2028}g\u{0}é日"
        #expect(
            Samples.list(.glyphs(run)).dump().hasSuffix(
                #""a\"b\\c\nd\te\u{d}\u{202e}f\u{2028}g\u{0}é日":"# + "\n"))
        #expect(Samples.list(.glyphs(run)).dump().split(separator: "\n").count == 2)
    }

    @Test("the dump is the same every time, whatever the numbers are")
    func oddNumbers() {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, -0.0, 1e300, .leastNonzeroMagnitude]
        for number in odd {
            let list = Samples.list(
                .fill(
                    .rect(CGRect(x: number, y: number, width: number, height: number)),
                    .color(RGBAColor(white: number, alpha: number))))
            #expect(list.dump() == list.dump())
            #expect(list.dump().hasSuffix("\n"))
        }
        #expect(Samples.list(.fill(.rect(.zero), .color(RGBAColor(white: -0.0)))).dump().contains("#000000"))
    }
}
