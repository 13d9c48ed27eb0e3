import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing
import Typesetting

@Suite("Glyphs")
struct GlyphTests {
    private func run(_ text: String, size: CGFloat, color: RGBAColor = .black, at point: CGPoint) throws -> GlyphRun {
        let styled = StyledText(runs: [.init(text, font: FontRequest(pointSize: size), color: color)])
        var run = try #require(sharedTypesetter.typeset(styled).lines.first?.glyphRuns.first)
        let origin = try #require(run.glyphs.first?.position)
        for index in run.glyphs.indices {
            run.glyphs[index].position.x += point.x - origin.x
            run.glyphs[index].position.y += point.y - origin.y
        }
        return run
    }

    @Test("a letter has ink between its baseline and its height, and nowhere else")
    func ink() throws {
        // Inter's H is 0.727 em high, drawn at 0.967 of the size, and stands on the baseline.
        let run = try run("H", size: 40, at: CGPoint(x: 10, y: 50))
        let bitmap = try draw(60, 60, [.glyphs(run)])
        let rows = (0..<60).filter { y in (0..<60).contains { bitmap.alpha($0, y) > 0 } }
        #expect(rows.first.map { (21...22).contains($0) } == true)
        #expect(rows.last == 49)
        #expect(bitmap.coveredArea > 100)
    }

    @Test("moved by whole pixels, words are painted with the same pixels", arguments: FillTests.scales)
    func wholePixels(scale: CGFloat) throws {
        let plain = try draw(80, 40, scale: scale, [.glyphs(run("Reflow", size: 13, at: CGPoint(x: 5, y: 20)))])
        let moved = try run("Reflow", size: 13, at: CGPoint(x: 5 + 3 / scale, y: 20 + 2 / scale))
        #expect(try draw(80, 40, scale: scale, [.glyphs(moved)]) == plain.moved(3, 2))
    }

    @Test("letters stand on quarters of pixels across, baselines on whole ones")
    func phases() throws {
        func picture(_ dx: CGFloat, _ dy: CGFloat) throws -> Bitmap {
            try draw(40, 40, [.glyphs(run("l", size: 13, at: CGPoint(x: 10 + dx, y: 20 + dy)))])
        }
        let quarters = try [0, 0.25, 0.5, 0.75].map { try picture($0, 0) }
        for (index, quarter) in quarters.enumerated() {
            #expect(abs(quarter.coveredArea - quarters[0].coveredArea) < 0.3)
            #expect(index == 0 || quarter != quarters[index - 1])
            #expect(try picture(CGFloat(index) / 4 + 0.1, 0) == quarter)
        }
        #expect(try picture(1, 0) == quarters[0].moved(1, 0))
        #expect(try picture(0, 0.4) == quarters[0])
        #expect(try picture(0, 0.6) == quarters[0].moved(0, 1))
    }

    @Test("glyphs taken from masks and glyphs filled as outlines are the same letters")
    func masksAndOutlines() throws {
        let run = try run("Handgloves", size: 24, at: CGPoint(x: 4, y: 30))
        var aligned = run
        for index in aligned.glyphs.indices {
            let x = aligned.glyphs[index].position.x
            aligned.glyphs[index].position.x = (x * 4).rounded() / 4
        }
        let masks = try draw(180, 40, [.glyphs(aligned)])
        // The difference between the axes is too small to move a pixel, but large enough that outlines are drawn.
        let uneven = Layer(transform: CGAffineTransform(scaleX: 1, y: 1 + 1e-9), commands: [.glyphs(aligned)])
        let outlines = try draw(180, 40, [.layer(uneven)])
        // Cairo distinguishes fifteenths of a row of pixels, and an edge may lie on either side of one.
        #expect(outlines.largestDifference(from: masks) <= 17)
        #expect(abs(outlines.coveredArea - masks.coveredArea) < 2)
        #expect(masks.coveredArea > 300)
    }

    @Test("a line along the edges: alone it leaves the letters hollow, with them filled they are bolder")
    func outlinedLetters() throws {
        var run = try run("I", size: 120, at: CGPoint(x: 20, y: 120))
        let plain = try draw(60, 140, [.glyphs(run)])
        run.outline = GlyphRun.Outline(width: 4, color: .blue, isFilled: false)
        let hollow = try draw(60, 140, [.glyphs(run)])
        run.outline?.isFilled = true
        let both = try draw(60, 140, [.glyphs(run)])
        // A stem of 120 points is wider than the line: its middle is unchanged, and its edge is blue.
        let row = 80
        let columns = (0..<60).filter { plain[$0, row] >> 24 == 255 }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        let middle = (first + last) / 2
        #expect(last - first >= 6)
        #expect(hollow[middle, row] == 0 && both[middle, row] == plain[middle, row])
        #expect(hollow[first, row] == 0xFF00_00FF && both[first, row] == 0xFF00_00FF)
        #expect(both[first - 1, row] >> 24 > plain[first - 1, row] >> 24)
        #expect(hollow[middle, 10] == 0)
        // An outline without colour or width draws nothing.
        run.outline = GlyphRun.Outline(width: 0, color: .blue, isFilled: true)
        #expect(abs(try draw(60, 140, [.glyphs(run)]).coveredArea - plain.coveredArea) < 2)
        run.outline = GlyphRun.Outline(width: .nan, color: .blue, isFilled: false)
        #expect(try draw(60, 140, [.glyphs(run)]).coveredArea == 0)
    }

    @Test("stretched text is whole however far it reaches from the origin, and however long it is")
    func stretchedLines() throws {
        // Ten ems are 100 points.
        for (text, x) in [("Standard", 250), ("Standard Standard Standard Standard Standard", 4)] as [(String, CGFloat)]
        {
            let run = try run(text, size: 10, at: CGPoint(x: x, y: 20))
            let plain = try draw(400, 30, [.glyphs(run)])
            let narrow = try draw(
                400, 30, [.layer(Layer(transform: CGAffineTransform(scaleX: 0.5, y: 1), commands: [.glyphs(run)]))])
            #expect(abs(narrow.coveredArea - plain.coveredArea / 2) < 0.03 * plain.coveredArea)
        }
    }

    @Test("turned by quarters, mirrored and enlarged, text covers the same area")
    func transformed() throws {
        let run = try run("Turn", size: 20, at: CGPoint(x: 5, y: 30))
        let area = try draw(80, 80, [.glyphs(run)]).coveredArea
        for transform in [
            CGAffineTransform(translationX: 60, y: 0).rotated(by: .pi / 2),
            CGAffineTransform(translationX: 70, y: 0).scaledBy(x: -1, y: 1),
            CGAffineTransform(translationX: 20, y: 5).rotated(by: 0.4),
        ] {
            let turned = try draw(80, 80, [.layer(Layer(transform: transform, commands: [.glyphs(run)]))])
            #expect(abs(turned.coveredArea - area) < area * 0.02)
        }
        let double = Layer(transform: CGAffineTransform(scaleX: 2, y: 2), commands: [.glyphs(run)])
        #expect(try draw(160, 160, [.layer(double)]) == draw(80, 80, scale: 2, [.glyphs(run)]))
        let huge = Layer(transform: CGAffineTransform(scaleX: 16, y: 16), commands: [.glyphs(run)])
        let large = try draw(1280, 640, [.layer(huge)])
        #expect(abs(large.coveredArea / 256 - area) < area * 0.02)
    }

    @Test("the colour's alpha thins the letters")
    func color() throws {
        let thin = RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let black = try draw(80, 40, [.glyphs(run("Reflow", size: 17, at: CGPoint(x: 5, y: 20)))])
        let red = try draw(80, 40, [.glyphs(run("Reflow", size: 17, color: thin, at: CGPoint(x: 5, y: 20)))])
        for (dark, light) in zip(black.pixels, red.pixels) {
            #expect(abs(Int(light >> 24) - Int(dark >> 24) / 2) <= 1 && light & 0xFFFF == 0)
        }
    }

    @Test("glyphs that do not exist, fonts that do not exist, places and sizes that are none")
    func oddRuns() throws {
        let good = try run("Reflow", size: 17, at: CGPoint(x: 5, y: 20))
        let expected = try draw(80, 40, [.glyphs(good)])
        var lost = good
        lost.glyphs += [
            .init(index: 0xFFFF_FFFF, position: CGPoint(x: 10, y: 10)),
            .init(index: 95, position: CGPoint(x: CGFloat.nan, y: 10)),
            .init(index: 95, position: CGPoint(x: 10, y: CGFloat.infinity)),
            .init(index: 95, position: CGPoint(x: 1e300, y: 10)),
        ]
        #expect(try draw(80, 40, [.glyphs(lost)]) == expected)
        for size: CGFloat in [0, -1, .nan, .infinity] {
            var run = good
            run.pointSize = size
            #expect(try draw(80, 40, [.glyphs(run), .glyphs(good)]) == expected)
        }
        for size: CGFloat in [1e-6, 1e5, 1e12] {
            var run = good
            run.pointSize = size
            _ = try draw(80, 40, [.glyphs(run), fill(0, 0, 1, 1, .red)])
        }
        var unknown = good
        unknown.font = FontID("No Such Face")
        _ = try draw(80, 40, [.glyphs(unknown)])
    }
}
