import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

/// The ellipsis on the last line.
@Suite struct TruncationTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private func room(_ string: String) -> CGFloat { typesetter.width(string) }

    private static let truncating: [ParagraphStyle.LineBreak] = [
        .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
    ]

    @Test("text that fits has no ellipsis", arguments: truncating)
    func fitting(mode: ParagraphStyle.LineBreak) {
        let set = typesetter.typeset(text("Hello", lineBreak: mode), width: room("Hello"), maximumLines: 1)
        #expect(set.lines.map(\.text) == ["Hello"])
        #expect(!set.isTruncated)
    }

    @Test("head, middle and tail, with room for exactly what is left")
    func kinds() {
        let string = "abcdefghij"
        func lines(_ kept: String, _ mode: ParagraphStyle.LineBreak) -> [String] {
            typesetter.lines(string, width: room(kept), maximumLines: 1, lineBreak: mode)
        }
        #expect(lines("abcd…", .byTruncatingTail) == ["abcd…"])
        #expect(lines("…ghij", .byTruncatingHead) == ["…ghij"])
        #expect(lines("abc…hij", .byTruncatingMiddle) == ["abc…hij"])
    }

    @Test("white space beside the ellipsis stays if it fits")
    func spaces() {
        #expect(
            typesetter.lines("one two three", width: room("one …"), maximumLines: 1, lineBreak: .byTruncatingTail)
                == ["one …"])
    }

    @Test("lines before the last wrap by words", arguments: truncating)
    func severalLines(mode: ParagraphStyle.LineBreak) {
        let set = typesetter.typeset(
            text("one two three four five six", lineBreak: mode), width: room("three"), maximumLines: 3)
        #expect(set.lines.count == 3)
        #expect(set.lines[0].text == "one")
        #expect(set.lines[1].text == "two")
        #expect(set.lines[2].text.contains("…"))
        #expect(set.isTruncated)
    }

    @Test("§12: with several lines head and middle act as tail", arguments: truncating)
    func severalLinesTail(mode: ParagraphStyle.LineBreak) {
        let lines = typesetter.lines("one three four", width: room("three…"), maximumLines: 2, lineBreak: mode)
        #expect(lines == ["one", "three…"])
    }

    @Test("look.md §11: a line that is too long is set tighter where that is allowed, by 1 % of the size a letter")
    func tightening() {
        let styled = text("tightened", lineBreak: .byTruncatingTail) { $0.paragraph.tightensBeforeTruncating = true }
        // Nine letters of 17 points, with eight gaps between them.
        let most = 8 * 0.17
        for missing in [0.1, most / 2, most - 0.01] {
            let width = room("tightened") - missing
            let tight = typesetter.typeset(styled, width: width, maximumLines: 1)
            #expect(tight.lines.map(\.text) == ["tightened"] && !tight.isTruncated)
            #expect(agree(tight.lines[0].rect.width, width))
        }
        let plain = text("tightened", lineBreak: .byTruncatingTail)
        #expect(typesetter.typeset(plain, width: room("tightened") - 0.1, maximumLines: 1).isTruncated)
    }

    @Test(
        "look.md §11: what is too long even then is truncated as tight as it may be", arguments: truncating)
    func tightenedEllipsis(mode: ParagraphStyle.LineBreak) {
        let styled = text("nnnnnnnnnn", lineBreak: mode) { $0.paragraph.tightensBeforeTruncating = true }
        // Six letters stay. Everything after a letter moves, including an ellipsis.
        let (kept, moved) =
            switch mode {
            case .byTruncatingHead: ("…nnnnnn", 5)
            case .byTruncatingMiddle: ("nnn…nnn", 5)
            default: ("nnnnnn…", 6)
            }
        let width = room(kept) - Double(moved) * 0.17 + 0.01
        let set = typesetter.typeset(styled, width: width, maximumLines: 1)
        #expect(set.lines.map(\.text) == [kept] && set.isTruncated)
        #expect(agree(set.lines[0].rect.width, width - 0.01))
    }

    @Test("without a limit on lines nothing is truncated", arguments: truncating)
    func unlimited(mode: ParagraphStyle.LineBreak) {
        #expect(typesetter.lines("one two", width: room("one"), lineBreak: mode) == ["one", "two"])
    }

    @Test("a tail of further paragraphs counts, even where the line itself fits")
    func furtherParagraphs() {
        let styled = text("one\ntwo", lineBreak: .byTruncatingTail)
        #expect(typesetter.typeset(styled, width: 200, maximumLines: 1).lines.map(\.text) == ["one…"])
        #expect(typesetter.typeset(styled, width: room("on…"), maximumLines: 1).lines.map(\.text) == ["on…"])
        #expect(typesetter.typeset(styled, width: 200, maximumLines: 1).isTruncated)
        #expect(typesetter.lines("one\u{2028}two", maximumLines: 1, lineBreak: .byTruncatingTail) == ["one…"])
        let head = typesetter.typeset(text("one\ntwo", lineBreak: .byTruncatingHead), width: 200, maximumLines: 1)
        #expect(head.lines.map(\.text) == ["one"])
        #expect(head.isTruncated)
    }

    @Test("newlines and spaces at the end are nothing to truncate")
    func trailingWhiteSpace() {
        let set = typesetter.typeset(text("one  \n \n", lineBreak: .byTruncatingTail), width: 200, maximumLines: 1)
        #expect(set.lines.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["one"])
        #expect(!set.isTruncated)
    }

    @Test("where nothing fits the ellipsis stands alone", arguments: truncating)
    func noRoom(mode: ParagraphStyle.LineBreak) {
        for width in [0, 1, room("…") - 0.1] {
            #expect(typesetter.lines("word", width: width, maximumLines: 1, lineBreak: mode) == ["…"])
        }
    }

    @Test("the ellipsis looks like the character before it")
    func look() throws {
        var styled = text("small", size: 10, lineBreak: .byTruncatingTail)
        styled.runs.append(text("large", size: 30, weight: 700).runs[0])
        let narrow = typesetter.typeset(styled, width: room("sm"), maximumLines: 1)
        #expect(narrow.glyphRuns.count == 1 && narrow.isTruncated)
        #expect(narrow.glyphRuns.allSatisfy { agree($0.pointSize, 10 * 0.967) })
        let wide = typesetter.typeset(styled, width: typesetter.typeset(styled).size.width - 5, maximumLines: 1)
        #expect(wide.glyphRuns.last?.font.rawValue == "InterDisplay-Bold@92%")
        #expect(wide.glyphRuns.last?.text.hasSuffix("…") == true)
    }

    @Test("no character more would fit", arguments: truncating)
    func greedy(mode: ParagraphStyle.LineBreak) throws {
        var generator = SeededGenerator(seed: 3)
        let string = "Wie hoch ist der Eiffelturm? e\u{301}t\u{e9} AVAToday"
        for _ in 0..<200 {
            let width = CGFloat.random(in: 20...(room(string) - 1), using: &generator)
            let set = typesetter.typeset(text(string, lineBreak: mode), width: width, maximumLines: 1)
            let shown = try #require(set.lines.first?.text)
            let parts = shown.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
            #expect(parts.count == 2)
            #expect(string.hasPrefix(parts[0]) && string.hasSuffix(parts[1]))
            #expect(set.lines[0].rect.width <= width + 0.001)
            // Letters that become neighbours may be kerned by up to this much.
            let kerning: CGFloat = 3
            var longer = parts
            if mode == .byTruncatingHead {
                longer[1] = String(string.suffix(parts[1].count + 1))
            } else {
                longer[0] = String(string.prefix(parts[0].count + 1))
            }
            #expect(room(longer.joined(separator: "…")) > width - kerning)
        }
    }

    @Test("middle truncation is balanced")
    func balance() throws {
        let string = String(repeating: "n", count: 40)
        let shown = try #require(
            typesetter.lines(string, width: 150, maximumLines: 1, lineBreak: .byTruncatingMiddle).first)
        let parts = shown.split(separator: "…")
        #expect(abs(parts[0].count - parts[1].count) <= 1)
    }
}
