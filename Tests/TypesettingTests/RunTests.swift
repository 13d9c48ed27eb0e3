import DisplayList
import Foundation
import KitValues
import Testing
import Typesetting

/// Several styles in one text.
@Suite struct RunTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private let red = RGBAColor(red: 1, green: 0, blue: 0)

    @Test("fonts on one line share a baseline; the line is as high as the highest ascender and the lowest descender")
    func mixedSizes() {
        var styled = text("small", size: 10)
        styled.runs.append(text("large", size: 30).runs[0])
        let line = typesetter.typeset(styled).lines[0]
        #expect(agree(line.rect.height, 30 * 2444 / 2048))
        let sizes: [CGFloat] = [10 * 0.967, 30 * 0.967]
        #expect(line.glyphRuns.map(\.pointSize) == sizes)
        #expect(line.glyphRuns.flatMap(\.glyphs).allSatisfy { agree($0.position.y, 30 * 1950 / 2048) })
        #expect(line.glyphRuns.map(\.text) == ["small", "large"])
    }

    @Test("a line is only as high as what it shows")
    func linesApart() {
        var styled = text("small ", size: 10)
        styled.runs.append(text("large", size: 30).runs[0])
        let set = typesetter.typeset(styled, width: typesetter.width("large", size: 30))
        #expect(set.lines.map(\.text) == ["small", "large"])
        #expect(agree(set.lines[0].rect.height, 10 * 2444 / 2048))
    }

    @Test("a baseline offset moves the glyphs and makes the line higher")
    func baselineOffset() {
        var styled = text("a")
        styled.runs.append(.init("2", font: FontRequest(pointSize: 17), color: .black, baselineOffset: 6))
        let line = typesetter.typeset(styled).lines[0]
        #expect(agree(line.rect.height, 17 * 2444 / 2048 + 6))
        #expect(agree(line.glyphRuns[0].glyphs[0].position.y - line.glyphRuns[1].glyphs[0].position.y, 6))
        var lowered = text("a")
        lowered.runs[0].baselineOffset = -6
        #expect(agree(typesetter.typeset(lowered).lines[0].baseline, 17 * 1950 / 2048 - 6))
    }

    private func width(_ string: String, _ adjust: (inout StyledText.Run) -> Void) -> CGFloat {
        typesetter.typeset(text(string) { adjust(&$0.runs[0]) }).size.width
    }

    @Test(
        "§12.3: an expansion is the logarithm of the letters' width; tracking and kern stay, and nothing else changes")
    func expansion() throws {
        // "AVA" of 17 points, without tracking: three letters of 1380 units and their kerning.
        let tracking = CGFloat(-52 * 17) / 2048
        let plain = typesetter.width("AVA") - 3 * tracking
        for factor in [0.5, 1.25, 2] as [CGFloat] {
            let stretched = width("AVA") { $0.shape = LetterShape(expansion: log(factor)) }
            #expect(agree(stretched, plain * factor + 3 * tracking))
        }
        // The same is true beyond ASCII.
        let accented = typesetter.width("é") - tracking
        #expect(agree(width("é") { $0.shape = LetterShape(expansion: log(2)) }, accented * 2 + tracking))
        let line = typesetter.typeset(text("AV") { $0.runs[0].shape = LetterShape(expansion: log(2)) }).lines[0]
        let transform = try #require(line.transforms[0])
        #expect(agree(transform.a, 2) && transform.c == 0 && transform.d == 1)
        // The second letter begins at the end of a first one that is twice as wide.
        let places = line.glyphRuns[0].glyphs.map { $0.position.applying(transform).x }
        let plainPlaces = typesetter.typeset(text("AV")).lines[0].glyphRuns[0].glyphs.map(\.position.x)
        #expect(agree(places[1] - places[0], 2 * (plainPlaces[1] - plainPlaces[0] - tracking) + tracking))
        // Numbers that are NaN or too large are bounded.
        #expect(width("AVA") { $0.shape = LetterShape(expansion: .infinity) } <= 8 * plain)
        #expect(agree(width("AVA") { $0.shape = LetterShape(expansion: .nan) }, typesetter.width("AVA")))
    }

    @Test("§12.3: letters lean over their baseline by a part of their height, and are as wide as before")
    func obliqueness() throws {
        let line = typesetter.typeset(text("AV") { $0.runs[0].shape = LetterShape(obliqueness: 0.5) }).lines[0]
        #expect(agree(line.rect.width, typesetter.width("AV")))
        let transform = try #require(line.transforms[0])
        let foot = CGPoint(x: 3, y: line.baseline)
        #expect(agree(foot.applying(transform).x, 3))
        #expect(agree(CGPoint(x: 3, y: line.baseline - 10).applying(transform).x, 8))
    }

    @Test("§12.3: a stroke is so many hundredths of the font's size wide; below 0 the letters are filled too")
    func strokes() {
        func outline(_ width: CGFloat, _ color: RGBAColor? = nil) -> GlyphRun.Outline? {
            let styled = text("a", size: 50) {
                $0.runs[0].shape = LetterShape(stroke: LetterShape.Stroke(width: width, color: color))
            }
            return typesetter.typeset(styled).glyphRuns[0].outline
        }
        #expect(outline(3) == GlyphRun.Outline(width: 1.5, color: .black, isFilled: false))
        #expect(outline(-4, red) == GlyphRun.Outline(width: 2, color: red, isFilled: true))
        #expect(outline(0) == nil && outline(.nan) == nil)
        #expect(outline(1e9)?.width == 50)
    }

    @Test("kern stands behind each character, the last one too, beside tracking and pair kerning")
    func kern() {
        for kern in [CGFloat(1), 2.5, -0.5] {
            #expect(agree(width("AVA") { $0.kern = kern }, typesetter.width("AVA") + 3 * kern))
        }
    }

    @Test("a kern of 0 turns pair kerning off and nothing else")
    func noKern() {
        // A 1380 and V 1380 units in the regular text design, −52 of tracking.
        #expect(agree(width("AVA") { $0.kern = 0 }, (3 * 1380 - 3 * 52) * 17 / 2048))
        #expect(typesetter.width("AVA") < (3 * 1380 - 3 * 52) * 17 / 2048)
        let named = text("AVA") { $0.runs[0].font.family = .named("Inter") }
        var unkerned = named
        unkerned.runs[0].kern = 0
        #expect(typesetter.typeset(named).size.width < typesetter.typeset(unkerned).size.width)
    }

    @Test("tracking stands behind each character; of a kern beside it only 0 counts")
    func tracking() {
        let tracked = width("AVA") { $0.tracking = 2 }
        #expect(agree(tracked, typesetter.width("AVA") + 6))
        #expect(agree(width("AVA") { ($0.tracking, $0.kern) = (2, 1) }, tracked))
        #expect(agree(width("AVA") { ($0.tracking, $0.kern) = (2, 0) }, width("AVA") { $0.kern = 0 } + 6))
    }

    @Test("tracking is white space where a line wraps: it needs no room there; kern does")
    func hangingTracking() {
        let spaced = text("ab ab") { $0.runs[0].tracking = 10 }
        let width = typesetter.width("ab") + 10
        let set = typesetter.typeset(spaced, width: width)
        #expect(set.lines.map(\.text) == ["ab", "ab"])
        #expect(agree(set.lines[0].rect.width, width))
        let kerned = text("ab ab") { $0.runs[0].kern = 10 }
        #expect(typesetter.typeset(kerned, width: width).lines.map(\.text) == ["a", "b", "a", "b"])
    }

    @Test("colours part glyph runs, and leave every glyph where it was")
    func colors() {
        var styled = text("he")
        styled.runs.append(.init("llo", font: FontRequest(pointSize: 17), color: red))
        let parts = typesetter.typeset(styled).glyphRuns
        #expect(parts.map(\.text) == ["he", "llo"])
        #expect(parts.map(\.color) == [.black, red])
        #expect(agree(typesetter.typeset(styled).size.width, typesetter.width("hello")))
    }

    @Test("a background covers the line's height behind its characters and nothing else")
    func background() throws {
        var styled = text("a ")
        styled.runs.append(.init("b", font: FontRequest(pointSize: 17), color: .black, backgroundColor: red))
        let line = typesetter.typeset(styled).lines[0]
        let x = typesetter.width("a ")
        #expect(line.backgrounds.count == 1)
        guard case .fill(.rect(let rect), .color(red), _) = try #require(line.backgrounds.first) else {
            Issue.record("not a red rectangle")
            return
        }
        #expect(agree(rect.minX, x) && agree(rect.width, typesetter.width("b")))
        #expect(rect.minY == line.rect.minY && rect.height == line.rect.height)
    }

    @Test("an underline lies below the baseline, a strike through the letters; both as wide as the characters")
    func lines() {
        let styled = text("under it") {
            $0.runs[0].underline = TextRule()
            $0.runs[0].strikethrough = TextRule()
        }
        let line = typesetter.typeset(styled).lines[0]
        let rects = line.decorations.compactMap { command in
            if case .fill(.rect(let rect), .color(.black), _) = command { rect } else { nil }
        }
        #expect(rects.count == 2)
        #expect(rects.allSatisfy { agree($0.width, line.rect.width) && $0.height > 0.5 && $0.height < 3 })
        #expect(rects[0].minY > line.baseline && rects[0].maxY < line.rect.maxY)
        #expect(rects[1].maxY < line.baseline && rects[1].minY > line.baseline - 17 * 0.5)
    }

    @Test("empty runs are no trouble")
    func emptyRuns() {
        var styled = text("")
        styled.runs += [text("a").runs[0], text("").runs[0], text("b").runs[0], text("").runs[0]]
        #expect(typesetter.typeset(styled).lines.map(\.text) == ["ab"])
    }

    // MARK: Direction

    @Test("digits and Latin letters keep their order where the layout runs from right to left")
    func latinInRightToLeft() throws {
        let styled = text("Hello (1)") { $0.paragraph.isRightToLeft = true }
        let set = typesetter.typeset(styled, width: 300)
        #expect(set.lines[0].glyphRuns.map(\.text) == ["Hello (1)"])
        #expect(set.lines[0].rect.maxX == 300)
    }

    @Test("neutral text follows the layout's direction")
    func neutral() {
        let glyphs = { (isRightToLeft: Bool) in
            self.typesetter.typeset(text("?!") { $0.paragraph.isRightToLeft = isRightToLeft }).glyphRuns[0].glyphs
        }
        #expect(glyphs(false).map(\.index) == glyphs(true).reversed().map(\.index))
    }

    @Test("explicit marks turn a stretch around: an override reverses, and brackets are mirrored")
    func override() throws {
        let plain = typesetter.typeset(text("abc")).glyphRuns.flatMap(\.glyphs).map(\.index)
        let turned = typesetter.typeset(text("\u{202E}abc\u{202C}")).glyphRuns.flatMap(\.glyphs).map(\.index)
        #expect(turned == plain.reversed())
        let brackets = typesetter.typeset(text("\u{202E}(\u{202C}")).glyphRuns.flatMap(\.glyphs).map(\.index)
        #expect(brackets == typesetter.typeset(text(")")).glyphRuns.flatMap(\.glyphs).map(\.index))
    }

    @Test("a turned stretch is as wide as the straight one, and its text reads in logical order")
    func overrideWidth() {
        let set = typesetter.typeset(text("x\u{202E}abc\u{202C}y"))
        #expect(agree(set.size.width, typesetter.typeset(text("xabcy") { _ in }).size.width))
        #expect(set.lines[0].text == "x\u{202E}abc\u{202C}y")
        #expect(set.glyphRuns.map { $0.text.filter(\.isASCII) } == ["x", "abc", "y"])
    }
}
