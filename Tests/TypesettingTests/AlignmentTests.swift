import DisplayList
import Foundation
import Testing
import Typesetting

/// The positions of lines in their box.
@Suite struct AlignmentTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private func set(
        _ string: String, width: CGFloat = .infinity, maximumLines: Int = 0,
        lineBreak: ParagraphStyle.LineBreak = .byWordWrapping, _ adjust: (inout ParagraphStyle) -> Void
    ) -> TypesetText {
        typesetter.typeset(
            text(string, lineBreak: lineBreak) { adjust(&$0.paragraph) }, width: width, maximumLines: maximumLines)
    }

    @Test("left, centre and right within the width")
    func alignments() {
        let width = typesetter.width("word")
        let expected: [(ParagraphStyle.Alignment, CGFloat)] = [
            (.left, 0), (.center, (200 - width) / 2), (.right, 200 - width), (.natural, 0), (.justified, 0),
        ]
        for (alignment, x) in expected {
            let result = set("word", width: 200) { $0.alignment = alignment }
            #expect(agree(result.lines[0].rect.minX, x), "\(alignment)")
            #expect(agree(result.lines[0].bricks[0].rect.minX, x), "\(alignment)")
            #expect(agree(result.size.width, width))
        }
    }

    @Test("natural is right, and justified ends right, where the layout runs from right to left")
    func rightToLeft() {
        let width = typesetter.width("word")
        for alignment in [ParagraphStyle.Alignment.natural, .justified] {
            let result = set("word", width: 200) {
                $0.alignment = alignment
                $0.isRightToLeft = true
            }
            #expect(agree(result.lines[0].rect.minX, 200 - width))
        }
    }

    @Test("without a width lines are aligned within the widest")
    func widest() {
        let (wide, narrow) = (typesetter.width("a wide line"), typesetter.width("slim"))
        let result = set("a wide line\nslim") { $0.alignment = .center }
        #expect(agree(result.lines[0].rect.minX, 0))
        #expect(agree(result.lines[1].rect.minX, (wide - narrow) / 2))
        #expect(agree(result.size.width, wide))
    }

    @Test("a line too wide keeps its beginning in sight, whatever the alignment")
    func overflow() {
        for alignment in [ParagraphStyle.Alignment.left, .center, .right] {
            let result = set("too wide", width: 20, maximumLines: 1, lineBreak: .byClipping) {
                $0.alignment = alignment
            }
            #expect(result.lines[0].rect.minX == 0)
        }
    }

    @Test("justified lines fill the width by their spaces, the last of a paragraph does not")
    func justified() throws {
        let width = typesetter.width("one two") + 10
        let result = set("one two three four", width: width) { $0.alignment = .justified }
        #expect(result.lines.map(\.text) == ["one two", "three", "four"])
        #expect(agree(result.lines[0].rect.width, width))
        let plain = set("one two", width: width) { $0.alignment = .left }
        let shift = try zip(result.lines[0].glyphRuns[0].glyphs, plain.lines[0].glyphRuns[0].glyphs).map {
            try #require($0.index == $1.index)
            return $0.position.x - $1.position.x
        }
        #expect(shift.prefix(3).allSatisfy { agree($0, 0) })
        #expect(shift.suffix(3).allSatisfy { agree($0, 10) })
        // There is no space to stretch.
        #expect(agree(result.lines[1].rect.width, typesetter.width("three")))
        #expect(agree(result.lines[2].rect.width, typesetter.width("four")))
    }

    @Test("white space that a wrap swallows does not move a centred line")
    func trailingSpace() {
        let width = typesetter.width("word") + 3
        let result = set("word next", width: width) { $0.alignment = .center }
        #expect(agree(result.lines[0].rect.minX, 1.5))
    }

    // MARK: Indents

    @Test("the first line and the others have indents of their own")
    func indents() {
        let result = set("one two three", width: 10 + typesetter.width("three")) {
            $0.firstLineHeadIndent = 20
            $0.headIndent = 10
        }
        #expect(result.lines.map(\.text) == ["one", "two", "three"])
        #expect(result.lines.map(\.rect.minX) == [20, 10, 10])
        let lineEnds = set("a\u{2028}b\nc", width: 100) { $0.firstLineHeadIndent = 20 }
        #expect(lineEnds.lines.map(\.rect.minX) == [20, 0, 20])
    }

    @Test("a tail indent is a distance from the trailing edge, or from the leading one if it is above 0")
    func tailIndent() {
        let word = typesetter.width("one")
        for (indent, width) in [(CGFloat(-30), word + 30), (word, 500)] {
            let result = set("one two", width: width) {
                $0.tailIndent = indent
                $0.alignment = .right
            }
            #expect(result.lines.map(\.text) == ["one", "two"])
            #expect(agree(result.lines[0].rect.maxX, word))
        }
    }

    @Test("indents count for the measured width, and from the right where the layout runs from right to left")
    func measuredIndents() {
        let word = typesetter.width("word")
        let result = set("word") {
            $0.firstLineHeadIndent = 15
            $0.tailIndent = -5
        }
        #expect(agree(result.size.width, word + 20))
        let mirrored = set("word", width: 200) {
            $0.firstLineHeadIndent = 15
            $0.isRightToLeft = true
        }
        #expect(agree(mirrored.lines[0].rect.maxX, 185))
    }

    // MARK: Heights

    private let line: CGFloat = 17 * 2444 / 2048
    private let descent: CGFloat = 17 * 494 / 2048

    @Test("lines stand one below the other, each on its baseline")
    func baselines() {
        let result = set("a\nb\nc") { _ in }
        for (index, line) in result.lines.enumerated() {
            #expect(agree(line.rect.minY, CGFloat(index) * self.line))
            #expect(agree(line.baseline, CGFloat(index) * self.line + 17 * 1950 / 2048))
            #expect(agree(line.glyphRuns[0].glyphs[0].position.y, line.baseline))
        }
    }

    @Test("line spacing stands between all lines, paragraph spacing between paragraphs, neither at the end")
    func spacing() {
        let result = set("a\u{2028}b\nc") {
            $0.lineSpacing = 4
            $0.paragraphSpacing = 10
        }
        #expect(agree(result.lines[1].rect.minY, line + 4))
        #expect(agree(result.lines[2].rect.minY, 2 * line + 4 + 14))
        #expect(agree(result.size.height, 3 * line + 18))
    }

    @Test("what a line is higher than its font stands above the characters")
    func lineHeights() {
        let cases: [(CGFloat, (inout ParagraphStyle) -> Void)] = [
            (1.5 * line, { $0.lineHeightMultiple = 1.5 }),
            (0.8 * line, { $0.lineHeightMultiple = 0.8 }),
            (30, { $0.minimumLineHeight = 30 }),
            (line, { $0.minimumLineHeight = 5 }),
            (12, { $0.maximumLineHeight = 12 }),
            (line, { $0.maximumLineHeight = 50 }),
            (
                26,
                { style in
                    style.lineHeightMultiple = 3
                    style.minimumLineHeight = 25
                    style.maximumLineHeight = 26
                }
            ),
        ]
        for (height, adjust) in cases {
            let result = set("a\nb", width: .infinity, adjust)
            #expect(agree(result.size.height, 2 * height))
            #expect(agree(result.lines[0].baseline, height - descent))
            #expect(agree(result.lines[1].rect.minY, height))
        }
    }
}
