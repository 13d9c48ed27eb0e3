import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

/// Numbers and texts that no sane caller uses: the result is finite, and typesetting ends.
@Suite struct HostileInputTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 0, -0.0, -1, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, 1e308, 0.0001, 20_000,
    ]

    private func expectFinite(_ set: TypesetText, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(set.size.width.isFinite && set.size.height.isFinite, sourceLocation: sourceLocation)
        for line in set.lines {
            #expect(line.baseline.isFinite && line.rect.minX.isFinite, sourceLocation: sourceLocation)
            #expect(line.rect.width >= 0 && line.rect.height >= 0, sourceLocation: sourceLocation)
            for glyph in line.glyphRuns.flatMap(\.glyphs) {
                #expect(glyph.position.x.isFinite && glyph.position.y.isFinite, sourceLocation: sourceLocation)
            }
        }
    }

    @Test("any width, in every mode", arguments: numbers)
    func widths(width: CGFloat) {
        let modes: [ParagraphStyle.LineBreak] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]
        let alignments: [ParagraphStyle.Alignment] = [.left, .center, .right, .justified, .natural]
        for mode in modes {
            for alignment in alignments {
                for maximumLines in [Int.min, -1, 0, 1, 2, Int.max] {
                    let styled = text("one two\tthree\nfour 漢", lineBreak: mode) { $0.paragraph.alignment = alignment }
                    expectFinite(typesetter.typeset(styled, width: width, maximumLines: maximumLines))
                }
            }
        }
    }

    @Test("a width without limit, however it is written")
    func unlimited() {
        let expected = typesetter.typeset(text("one two"))
        for width in [CGFloat.greatestFiniteMagnitude, 1e9, .nan] {
            #expect(typesetter.typeset(text("one two"), width: width) == expected)
        }
    }

    @Test("any point size; it is moved into the limits", arguments: numbers)
    func sizes(size: CGFloat) {
        let font = FontRequest(pointSize: size)
        let clamped =
            size.isNaN
            ? TypesettingLimits.pointSizes.lowerBound
            : min(max(size, TypesettingLimits.pointSizes.lowerBound), TypesettingLimits.pointSizes.upperBound)
        #expect(typesetter.metrics(of: font) == typesetter.metrics(of: FontRequest(pointSize: clamped)))
        for family in [FontRequest.Family.system, .named("Inter"), .named("")] {
            let styled = text("word 漢", size: size) { $0.runs[0].font.family = family }
            expectFinite(typesetter.typeset(styled, width: 100))
        }
        typesetter.withScaledFont(FontID("Inter-Regular"), pointSize: size, scale: 3) { _ in }
        typesetter.withScaledFont(FontID("Inter-Regular"), pointSize: 17, scale: size) { _ in }
    }

    @Test("any weight", arguments: [Int.min, -1, 0, 1, 450, 1000, 1001, Int.max])
    func weights(weight: Int) {
        expectFinite(typesetter.typeset(text("word", weight: weight)))
        expectFinite(typesetter.typeset(text("word", size: 30, weight: weight)))
    }

    @Test("any length in a run or a paragraph", arguments: numbers)
    func lengths(number: CGFloat) {
        let adjustments: [(inout StyledText) -> Void] = [
            { $0.runs[0].kern = number }, { $0.runs[0].baselineOffset = number },
            { $0.paragraph.lineSpacing = number }, { $0.paragraph.paragraphSpacing = number },
            { $0.paragraph.minimumLineHeight = number }, { $0.paragraph.maximumLineHeight = number },
            { $0.paragraph.lineHeightMultiple = number }, { $0.paragraph.firstLineHeadIndent = number },
            { $0.paragraph.headIndent = number }, { $0.paragraph.tailIndent = number },
        ]
        for adjust in adjustments {
            expectFinite(typesetter.typeset(text("one two\tthree\nfour", adjust), width: 60))
            expectFinite(
                typesetter.typeset(text("one two", lineBreak: .byTruncatingMiddle, adjust), width: 20, maximumLines: 1))
        }
    }

    @Test("text beyond the limit is cut and says so")
    func longText() {
        let words = String(repeating: "lorem ipsum ", count: 100_000)
        let oneLine = typesetter.typeset(text(words, lineBreak: .byTruncatingTail), width: 300, maximumLines: 1)
        #expect(oneLine.isTruncated && oneLine.lines.count == 1)
        let narrow = typesetter.typeset(text(words), width: 0)
        #expect(narrow.isTruncated && narrow.lines.count == TypesettingLimits.lines)
        let endless = typesetter.typeset(text(words))
        #expect(endless.isTruncated && endless.lines.count == 1)
        #expect(endless.lines[0].text.utf8.count <= TypesettingLimits.textBytes)
        let newlines = typesetter.typeset(text(String(repeating: "\n", count: 1_000_000)))
        #expect(newlines.lines.count == TypesettingLimits.lines)
    }

    @Test("the cut falls between characters of several bytes, and between runs")
    func cut() {
        var styled = text(String(repeating: "é", count: TypesettingLimits.textBytes / 2 - 1) + "a")
        styled.runs.append(text("éé").runs[0])
        let set = typesetter.typeset(styled)
        #expect(set.isTruncated)
        #expect(set.lines[0].text.hasSuffix("éa"))
    }

    @Test("one character of very many marks, and very many small runs")
    func pathological() {
        expectFinite(typesetter.typeset(text("e" + String(repeating: "\u{301}", count: 50_000)), width: 50))
        let runs = (0..<5_000).map {
            StyledText.Run("a\($0 % 7) ", font: FontRequest(pointSize: 8 + CGFloat($0 % 31)), color: .black)
        }
        expectFinite(typesetter.typeset(StyledText(runs: runs), width: 200))
    }

    @Test("nested and unclosed directional marks")
    func directions() {
        var generator = SeededGenerator(seed: 99)
        let pieces = [
            "a", "1", "א", "(", ")", " ", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}", "\u{2066}",
            "\u{2067}", "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\t", "\u{2028}", "\n", "e\u{301}", "漢", "👍🏽",
        ]
        for _ in 0..<300 {
            let string = (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            for isRightToLeft in [false, true] {
                let styled = text(string) {
                    $0.paragraph.isRightToLeft = isRightToLeft
                    $0.paragraph.lineBreak = Bool.random(using: &generator) ? .byWordWrapping : .byTruncatingTail
                }
                let width = CGFloat.random(in: 0...200, using: &generator)
                expectFinite(
                    typesetter.typeset(styled, width: width, maximumLines: Int.random(in: 0...3, using: &generator)))
            }
        }
    }
}
