import DisplayList
import Foundation
import Testing
import Typesetting

/// Texts of several paragraphs with styles of their own, tab stops, and attachments (behaviour.md §12.3).
@Suite struct ParagraphTests {
    let typesetter: Typesetter
    private let lineHeight: CGFloat = 17 * 2444 / 2048

    init() throws { typesetter = try Shared.typesetter }

    // MARK: Styles

    private func run(_ string: String, _ style: ParagraphStyle?) -> StyledText.Run {
        StyledText.Run(string, font: FontRequest(pointSize: 17), color: .black, paragraph: style)
    }

    @Test("a paragraph has the style of its first character")
    func styles() {
        let right = ParagraphStyle(alignment: .right, lineBreak: .byWordWrapping)
        let styled = StyledText(
            runs: [run("one\ntw", nil), run("o\n", right), run("three", right)],
            paragraph: ParagraphStyle(alignment: .center, lineBreak: .byWordWrapping))
        let lines = typesetter.typeset(styled, width: 200).lines
        #expect(lines.map(\.text) == ["one", "two", "three"])
        #expect(agree(lines[0].rect.midX, 100) && agree(lines[1].rect.midX, 100))
        #expect(agree(lines[2].rect.maxX, 200))
    }

    @Test("spaces before and behind a paragraph add up; none stands above the first or below the last")
    func spacing() {
        let style = ParagraphStyle(
            lineBreak: .byWordWrapping, paragraphSpacing: 10, paragraphSpacingBefore: 5)
        let set = typesetter.typeset(text("a\nb\nc") { $0.paragraph = style })
        #expect(set.lines[0].rect.minY == 0)
        #expect(agree(set.lines[1].rect.minY, lineHeight + 15))
        #expect(agree(set.size.height, 3 * lineHeight + 30))
    }

    @Test("indents and line heights are those of each paragraph")
    func indents() {
        let bullet = ParagraphStyle(lineBreak: .byWordWrapping, lineHeightMultiple: 2, firstLineHeadIndent: 30)
        let styled = StyledText(
            runs: [run("a\n", nil), run("b", bullet)], paragraph: ParagraphStyle(lineBreak: .byWordWrapping))
        let lines = typesetter.typeset(styled, width: 200).lines
        #expect(lines[0].rect.minX == 0 && agree(lines[0].rect.height, lineHeight))
        #expect(lines[1].rect.minX == 30 && agree(lines[1].rect.height, 2 * lineHeight))
    }

    // MARK: Tabs

    /// The beginnings and ends of the words of a line.
    private func words(_ string: String, width: CGFloat = .infinity, _ style: ParagraphStyle) -> [[CGRect]] {
        var style = style
        style.lineBreak = .byWordWrapping
        return typesetter.typeset(text(string) { $0.paragraph = style }, width: width).lines.map { line in
            line.bricks.map(\.rect)
        }
    }

    @Test("tabs lead to the next stop, and behind the last one to multiples of the interval")
    func stops() {
        let style = ParagraphStyle(
            tabStops: [TabStop(location: 100), TabStop(location: 50)], tabInterval: 40)
        let line = words("a\tb\tc\td\te", style)[0]
        #expect(zip(line.map(\.minX), [0, 50, 100, 120, 160]).allSatisfy(agree))
    }

    @Test("without stops they stand at each 28 points, from the edge and not from the indent")
    func standard() {
        let indented = ParagraphStyle(firstLineHeadIndent: 10)
        #expect(zip(words("a\tb\tc", indented)[0].map(\.minX), [10, 28, 56]).allSatisfy(agree))
    }

    @Test("a hanging bullet: the tab of the first line leads to the indent of the others")
    func bullet() {
        let style = ParagraphStyle(headIndent: 20, tabStops: [TabStop(location: 20)])
        let lines = words("•\tone two three four", width: 100, style)
        #expect(lines.count > 1)
        #expect(agree(lines[0][1].minX, 20))
        #expect(lines.dropFirst().allSatisfy { agree($0[0].minX, 20) })
    }

    @Test("trailing and central stops align what follows, up to the next tab")
    func alignments() {
        let style = ParagraphStyle(
            tabStops: [TabStop(location: 100, alignment: .trailing), TabStop(location: 200, alignment: .center)])
        let line = words("a\tbbb\tcc", style)[0]
        #expect(agree(line[1].maxX, 100))
        #expect(agree(line[2].midX, 200))
        // A text that does not fit before its stop follows at once.
        let long = words("a\ta text that is longer than a hundred points\tx", style)[0]
        #expect(agree(long[1].minX, typesetter.width("a")))
    }

    @Test("a terminator ends what is aligned, as in columns of decimal numbers")
    func decimals() {
        let stop = TabStop(location: 100, alignment: .trailing, terminators: CharacterSet(charactersIn: "."))
        let line = words("\t12.345", ParagraphStyle(tabStops: [stop]))[0]
        // The decimal point is at the stop, after the kerning of the text before it.
        let before = typesetter.width("12.") - typesetter.width(".")
        #expect(agree(line[0].minX, 100 - before))
    }

    @Test("bad stops do no harm")
    func badStops() {
        let stops = [CGFloat.nan, .infinity, -5, 1e300].map { TabStop(location: $0, alignment: .trailing) }
        for width in [CGFloat.infinity, 30, 0] {
            let style = ParagraphStyle(lineBreak: .byWordWrapping, tabStops: stops, tabInterval: .nan)
            let set = typesetter.typeset(text("a\tb\tc\n\t\t") { $0.paragraph = style }, width: width)
            #expect(set.size.width.isFinite && set.size.height.isFinite && !set.lines.isEmpty)
        }
    }

    // MARK: Attachments

    private func attached(_ bounds: CGRect, offset: CGFloat = 0) -> StyledText.Run {
        var run = StyledText.Run("\u{FFFC}", font: FontRequest(pointSize: 17), color: .black, baselineOffset: offset)
        run.attachment = TextAttachment(bounds: bounds)
        return run
    }

    @Test("an attachment is as wide as its bounds, and as far above and below the baseline as they are")
    func attachments() throws {
        var styled = text("a b")
        styled.runs.insert(attached(CGRect(x: 0, y: -8, width: 40, height: 30)), at: 1)
        let set = typesetter.typeset(styled)
        let line = set.lines[0]
        let place = try #require(line.attachments.first)
        #expect(place.run == 1)
        #expect(agree(place.rect.minX, typesetter.width("a b")) && place.rect.size == CGSize(width: 40, height: 30))
        #expect(agree(place.rect.maxY, line.baseline + 8))
        #expect(agree(set.size.width, typesetter.width("a b") + 40))
        // The attachment is 22 above the baseline, more than the font's 16.2, and 8 below, more than its 4.1.
        #expect(agree(line.baseline, 22) && agree(line.rect.height, 30))
        #expect(set.missingCharacters.isEmpty && line.boxes.isEmpty)
        #expect(line.text == "a b\u{FFFC}")
    }

    @Test("a small one leaves the line as high as its text, and moves with the baseline offset")
    func smallAttachments() throws {
        var styled = text("a")
        styled.runs.append(attached(CGRect(x: 0, y: 0, width: 5, height: 5), offset: 3))
        let line = typesetter.typeset(styled).lines[0]
        #expect(agree(line.rect.height, lineHeight))
        #expect(agree(try #require(line.attachments.first).rect.maxY, line.baseline - 3))
    }

    @Test("lines break before and behind attachments; bad bounds do no harm")
    func breaking() {
        let image = attached(CGRect(x: 0, y: 0, width: 60, height: 10))
        let set = typesetter.typeset(
            StyledText(runs: [image, image, image], paragraph: .init(lineBreak: .byWordWrapping)), width: 130)
        #expect(set.lines.map(\.attachments.count) == [2, 1])
        for bounds in [
            CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: .nan),
            CGRect(x: 0, y: -1e300, width: 1e300, height: 1e300),
        ] {
            let set = typesetter.typeset(StyledText(runs: [attached(bounds)]), width: 100)
            #expect(set.size.width.isFinite && set.size.height.isFinite)
        }
    }
}
