import DisplayList
import Foundation
import Testing
import Typesetting

/// Lines under and through characters, and their shadows (look.md §9.1).
@Suite struct TextRuleTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private func decorations(_ string: String, _ rule: TextRule) -> [DisplayCommand] {
        typesetter.typeset(text(string) { $0.runs[0].underline = rule }).lines[0].decorations
    }

    private func rects(_ commands: [DisplayCommand]) -> [CGRect] {
        commands.compactMap { if case .fill(.rect(let rect), _, _) = $0 { rect } else { nil } }
    }

    @Test("thick is twice a single line, double two of them with one's room between")
    func weights() {
        let single = rects(decorations("word", TextRule()))
        let thick = rects(decorations("word", TextRule(weight: .thick)))
        let double = rects(decorations("word", TextRule(weight: .double)))
        #expect(single.count == 1 && thick.count == 1 && double.count == 2)
        #expect(agree(thick[0].height, 2 * single[0].height) && agree(thick[0].minY, single[0].minY))
        #expect(double[0] == single[0])
        #expect(agree(double[1].minY, single[0].minY + 2 * single[0].height))
        #expect(agree(double[1].height, single[0].height))
    }

    @Test("a heavier strike stands around the middle of a single one")
    func strikes() {
        func strike(_ weight: TextRule.Weight) -> CGRect {
            let styled = text("word") { $0.runs[0].strikethrough = TextRule(weight: weight) }
            return rects(typesetter.typeset(styled).lines[0].decorations).reduce(CGRect.null) { $0.union($1) }
        }
        let middle = strike(.single).midY
        #expect(agree(strike(.thick).midY, middle) && agree(strike(.double).midY, middle))
        #expect(agree(strike(.double).height, 3 * strike(.single).height))
    }

    @Test(
        "patterns are dashes of 10 and dots of 3 thicknesses",
        arguments: [
            (TextRule.Pattern.dot, [3.0, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
            (.dashDotDot, [10, 3, 3, 3, 3, 3]),
        ])
    func patterns(pattern: TextRule.Pattern, lengths: [Double]) throws {
        let single = rects(decorations("word", TextRule()))[0]
        let commands = decorations("word", TextRule(pattern: pattern))
        guard case .stroke(.elements(let line), .black, let style)? = commands.first, commands.count == 1 else {
            Issue.record("\(commands)")
            return
        }
        #expect(agree(style.width, single.height))
        #expect(zip(style.dashes, lengths).allSatisfy { agree($0, CGFloat($1) * single.height) })
        #expect(style.dashes.count == lengths.count)
        let ends = line.map { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        #expect(ends == [CGPoint(x: 0, y: single.midY), CGPoint(x: single.maxX, y: single.midY)])
    }

    @Test("a pattern goes on where the next run begins")
    func phase() throws {
        var styled = text("one ") { $0.runs[0].underline = TextRule(pattern: .dash) }
        styled.runs.append(styled.runs[0])
        styled.runs[1].color = .white
        let phases = typesetter.typeset(styled).lines[0].decorations.compactMap { command in
            if case .stroke(_, _, let style) = command { style.dashPhase } else { nil }
        }
        #expect(phases.count == 2)
        #expect(phases[0] == 0 && agree(phases[1], typesetter.width("one ")))
    }

    @Test("by word leaves white space out; a colour of its own replaces the text's")
    func words() {
        let red = RGBAColor(red: 1, green: 0, blue: 0)
        let commands = decorations("two words", TextRule(isByWord: true, color: red))
        let bars = rects(commands)
        #expect(bars.count == 2)
        #expect(agree(bars[0].minX, 0) && agree(bars[0].maxX, typesetter.width("two")))
        #expect(agree(bars[1].minX, typesetter.width("two ")) && agree(bars[1].maxX, typesetter.width("two words")))
        #expect(
            commands.allSatisfy { if case .fill(_, .color(let color), _) = $0 { color == red } else { false } })
    }

    @Test("a shadow is cast by the glyphs and lines of its run alone, below all glyphs")
    func shadow() {
        var styled = text("one ") { $0.runs[0].underline = TextRule() }
        styled.runs.append(.init("two", font: FontRequest(pointSize: 17), color: .black))
        styled.runs[0].shadow = TextShadow(
            color: RGBAColor(red: 1, green: 0, blue: 0), offset: CGSize(width: 1, height: 2), blurRadius: 6)
        let set = typesetter.typeset(styled)
        guard case .shadow(let shadow)? = set.commands(at: .zero).first, case .commands(let ink) = shadow.source else {
            Issue.record("no shadow")
            return
        }
        #expect(shadow.offset == CGSize(width: 1, height: 2))
        // The radius of UIKit's blur is twice the standard deviation.
        #expect(shadow.radius == 3)
        #expect(ink.count == 2)
        #expect(ink.contains { if case .glyphs(let run) = $0 { run.text == "one " } else { false } })
        #expect(!set.commands(at: .zero, mode: .bricks).contains { if case .shadow = $0 { true } else { false } })
    }
}
