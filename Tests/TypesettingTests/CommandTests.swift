import DisplayList
import Foundation
import KitValues
import Testing
import Typesetting

/// The drawing of typeset text.
@Suite struct CommandTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private var decorated: StyledText {
        text("two words") {
            $0.runs[0].underline = TextRule()
            $0.runs[0].backgroundColor = RGBAColor(white: 0.9)
        }
    }

    @Test("background first, then glyphs, then the underline")
    func order() {
        let commands = typesetter.typeset(decorated).commands(at: .zero)
        #expect(commands.count == 3)
        guard case .fill = commands[0], case .glyphs(let run) = commands[1], case .fill = commands[2] else {
            Issue.record("\(commands)")
            return
        }
        #expect(run.text == "two words")
        // A space has no ink.
        #expect(run.glyphs.count == 8)
    }

    @Test("everything moves with the origin", arguments: TextMode.allCases)
    func origin(mode: TextMode) {
        let set = typesetter.typeset(decorated)
        let here = set.commands(at: .zero, mode: mode)
        let there = set.commands(at: CGPoint(x: 10, y: 20), mode: mode)
        #expect(here.count == there.count)
        for (before, after) in zip(here, there) {
            switch (before, after) {
            case (.fill(.rect(let from), let paint, _), .fill(.rect(let to), let same, _)):
                #expect(from.offsetBy(dx: 10, dy: 20) == to && paint == same)
            case (.glyphs(let from), .glyphs(let to)):
                #expect(zip(from.glyphs, to.glyphs).allSatisfy { $0.position.x + 10 == $1.position.x })
                #expect(zip(from.glyphs, to.glyphs).allSatisfy { $0.position.y + 20 == $1.position.y })
            default:
                Issue.record("\(before) became \(after)")
            }
        }
    }

    @Test("bricks: a block for each word, of its true width, from the baseline up to the x-height, in its colour")
    func bricks() {
        let color = RGBAColor(red: 0, green: 0, blue: 1)
        let set = typesetter.typeset(text("two words") { $0.runs[0].color = color })
        let rects = set.commands(at: .zero, mode: .bricks).compactMap { command in
            if case .fill(.rect(let rect), .color(color), _) = command { rect } else { nil }
        }
        #expect(rects.count == 2)
        #expect(agree(rects[0].width, typesetter.width("two")))
        #expect(agree(rects[1].minX, typesetter.width("two ")))
        #expect(agree(rects[1].maxX, set.size.width))
        for rect in rects {
            #expect(agree(rect.maxY, set.lines[0].baseline))
            #expect(agree(rect.height, typesetter.metrics(of: FontRequest(pointSize: 17)).xHeight))
        }
    }

    @Test("bricks have the lines of glyphs, and no glyph")
    func brickLines() {
        let set = typesetter.typeset(text("one two three four five six seven"), width: 80)
        let commands = set.commands(at: .zero, mode: .bricks)
        #expect(commands.count == 7)
        #expect(!commands.contains { if case .glyphs = $0 { true } else { false } })
    }

    @Test("commands of another's making are moved as a layer")
    func foreign() {
        let path = Path.ellipse(CGRect(x: 0, y: 0, width: 1, height: 1))
        let line = TypesetText.Line(
            baseline: 0, rect: .zero, glyphRuns: [], decorations: [.fill(path, .color(.black))], text: "")
        let set = TypesetText(lines: [line], size: .zero, isTruncated: false)
        #expect(
            set.commands(at: CGPoint(x: 3, y: 4)) == [
                .layer(
                    Layer(
                        transform: CGAffineTransform(translationX: 3, y: 4),
                        commands: [.fill(path, .color(.black))]))
            ])
    }
}
