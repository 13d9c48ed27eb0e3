import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

/// The ends of lines when nothing is truncated.
@Suite struct LineBreakingTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private func room(_ string: String) -> CGFloat { typesetter.width(string) }

    @Test("words move to the next line whole; the space between them belongs to neither")
    func words() {
        let string = "The quick brown fox"
        #expect(typesetter.lines(string, width: room("The quick brown")) == ["The quick brown", "fox"])
        #expect(typesetter.lines(string, width: room("The quick brown") - 0.1) == ["The quick", "brown fox"])
        #expect(typesetter.lines(string, width: room(string)) == [string])
        #expect(typesetter.lines(string) == [string])
    }

    @Test("white space at a wrap does not count, however much there is")
    func trailingSpaces() {
        let string = "one     two"
        let set = typesetter.typeset(text(string), width: room("one"))
        #expect(set.lines.map(\.text) == ["one", "two"])
        #expect(agree(set.lines[0].rect.width, room("one")))
    }

    @Test("white space at the end of a paragraph counts as far as there is room")
    func paragraphSpaces() {
        #expect(room("one ") > room("one"))
        let tight = typesetter.typeset(text("one "), width: room("one"))
        #expect(tight.lines.map(\.text) == ["one"])
        #expect(agree(tight.size.width, room("one")))
        #expect(!tight.isTruncated)
    }

    @Test("a word longer than the line is broken inside, and fills its lines")
    func longWord() {
        #expect(typesetter.lines("a incomprehensible b", width: room("incomp")) == ["a", "incomp", "rehensi", "ble b"])
    }

    @Test("character wrapping breaks wherever the line is full")
    func characters() {
        let lines = typesetter.lines("The quick brown fox", width: room("The qui"), lineBreak: .byCharWrapping)
        #expect(lines.first == "The qui")
        #expect(lines.joined().filter { $0 != " " } == "Thequickbrownfox")
    }

    @Test("a letter and its marks, and a flag, are never parted")
    func graphemes() {
        let accents = typesetter.lines("e\u{323}\u{302}e\u{323}\u{302}", width: 1, lineBreak: .byCharWrapping)
        #expect(accents == ["e\u{323}\u{302}", "e\u{323}\u{302}"])
        #expect(typesetter.lines("🇩🇪🇫🇷", width: 1, lineBreak: .byCharWrapping) == ["🇩🇪", "🇫🇷"])
    }

    @Test("no-break spaces hold words together, hyphens and soft breaks do not")
    func opportunities() {
        #expect(typesetter.lines("10\u{A0}km away", width: room("10 km")) == ["10\u{A0}km", "away"])
        #expect(typesetter.lines("well-known", width: room("known")) == ["well-", "known"])
        #expect(typesetter.lines("super\u{200B}market", width: room("market")).count == 2)
        #expect(typesetter.lines("日本語", width: 17 * 2) == ["日本", "語"])
    }

    @Test("paragraphs end at every kind of newline, lines also at U+2028")
    func newlines() {
        for newline in ["\n", "\r\n", "\r", "\u{2029}", "\u{85}"] {
            #expect(typesetter.lines("a\(newline)b") == ["a", "b"])
        }
        #expect(typesetter.lines("a\u{2028}b") == ["a", "b"])
        #expect(typesetter.lines("a\n\nb") == ["a", "", "b"])
    }

    @Test("a carriage return and a newline are one end even where a run ends between them")
    func splitNewline() {
        var styled = text("a\r")
        styled.runs.append(text("\nb").runs[0])
        #expect(typesetter.typeset(styled).lines.map(\.text) == ["a", "b"])
    }

    @Test("a trailing newline adds an empty line; no character, no line")
    func trailingNewline() {
        let set = typesetter.typeset(text("a\n"))
        #expect(set.lines.map(\.text) == ["a", ""])
        #expect(agree(set.size.height, 2 * 17 * 2444 / 2048))
        #expect(typesetter.lines("\n") == ["", ""])
        #expect(typesetter.lines("a\u{2028}") == ["a", ""])
        #expect(typesetter.typeset(text("")) == TypesetText(lines: [], size: .zero, isTruncated: false))
        #expect(typesetter.typeset(StyledText(runs: [])).lines.isEmpty)
    }

    @Test("an empty line is as high as the run it stands in")
    func emptyLine() {
        var styled = text("a\n", size: 10)
        styled.runs.append(text("\nb", size: 30).runs[0])
        let set = typesetter.typeset(styled)
        #expect(set.lines.map(\.text) == ["a", "", "b"])
        #expect(agree(set.lines[1].rect.height, 30 * 2444 / 2048))
    }

    @Test("control characters are not there")
    func controls() {
        #expect(typesetter.lines("a\u{0}b\u{7}c\u{7F}") == ["abc"])
    }

    @Test("tabs lead to the next multiple of 28 points, NSParagraphStyle's default stops")
    func tabs() throws {
        let set = typesetter.typeset(text("a\tb\tc"))
        #expect(set.lines[0].bricks.map(\.rect.minX) == [0, 28, 56])
        let long = typesetter.typeset(text("elongated\tb"))
        #expect(long.lines[0].bricks.last?.rect.minX == (room("elongated") / 28).rounded(.up) * 28)
    }

    @Test("a limit on lines cuts without an ellipsis where nothing truncates")
    func limit() {
        let set = typesetter.typeset(text("one two three"), width: room("three"), maximumLines: 2)
        #expect(set.lines.map(\.text) == ["one", "two"])
        #expect(set.isTruncated)
        let exact = typesetter.typeset(text("one two"), width: room("one"), maximumLines: 2)
        #expect(exact.lines.count == 2)
        #expect(!exact.isTruncated)
    }

    @Test("one clipped line is not wrapped and runs out of its room")
    func clipping() {
        let string = "one two three"
        let set = typesetter.typeset(text(string, lineBreak: .byClipping), width: room("one"), maximumLines: 1)
        #expect(set.lines.map(\.text) == [string])
        #expect(agree(set.lines[0].rect.width, room(string)))
        #expect(set.isTruncated)
        let fitting = typesetter.typeset(text(string, lineBreak: .byClipping), width: room(string), maximumLines: 1)
        #expect(!fitting.isTruncated)
    }

    @Test("clipped text of several lines wraps by words")
    func clippingSeveral() {
        #expect(typesetter.lines("one two", width: room("one"), lineBreak: .byClipping) == ["one", "two"])
    }

    @Test("§12: of several clipped lines the last one runs on")
    func clippingLast() {
        let set = typesetter.typeset(
            text("one two three", lineBreak: .byClipping), width: room("three"), maximumLines: 2)
        #expect(set.lines.map(\.text) == ["one", "two three"])
        #expect(set.isTruncated)
    }

    /// The text in pictures of a label 300 points wide (behaviour.md §12, `label/paragraph-left` and `-font`).
    private static let paragraph =
        "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by "
        + "adding a joke or something. Alright, it's been fun!"

    @Test("§12: a paragraph breaks as UIKit broke it, at 17 points regular and 32 semibold")
    func paragraphs() {
        let regular = text(LineBreakingTests.paragraph)
        #expect(
            typesetter.typeset(regular, width: 300).lines.map(\.text) == [
                "Hello, world. This is a long run of text", "that should wrap at some point.",
                "Someone should improve this test by", "adding a joke or something. Alright, it's", "been fun!",
            ])
        let semibold = text(LineBreakingTests.paragraph, size: 32, weight: 600, lineBreak: .byTruncatingTail)
        #expect(
            typesetter.typeset(semibold, width: 300, maximumLines: 7).lines.map(\.text) == [
                "Hello, world. This is a", "long run of text that", "should wrap at some", "point. Someone",
                "should improve this", "test by adding a joke", "or something. Alrig…",
            ])
    }

    @Test(
        "§12: two lines of a paragraph end as in UIKit's pictures",
        arguments: [
            (ParagraphStyle.LineBreak.byTruncatingTail, "that should wrap at some point. Som…"),
            (.byTruncatingMiddle, "that should wrap at some point. Som…"),
            (.byTruncatingHead, "that should wrap at some point. Som…"),
            (.byWordWrapping, "that should wrap at some point."),
        ])
    func twoLines(mode: ParagraphStyle.LineBreak, second: String) {
        let set = typesetter.typeset(text(LineBreakingTests.paragraph, lineBreak: mode), width: 300, maximumLines: 2)
        #expect(set.lines.map(\.text) == ["Hello, world. This is a long run of text", second])
    }

    @Test("§12: wrapped text is as wide as its widest line with the space at which it broke")
    func widthWithSpace() {
        let string = "wide one"
        let (bare, spaced) = (room("wide"), room("wide "))
        for width in [bare, bare + 1, spaced, spaced + 3] {
            let set = typesetter.typeset(text(string), width: width)
            #expect(set.lines.map(\.text) == ["wide", "one"])
            #expect(agree(set.size.width, min(width, spaced)))
            #expect(agree(set.lines[0].rect.width, bare))
        }
    }

    // MARK: Strategies

    private func pushedOut(
        _ string: String, in room: CGFloat, maximumLines: Int = 0,
        lineBreak: ParagraphStyle.LineBreak = .byWordWrapping, _ adjust: (inout ParagraphStyle) -> Void = { _ in }
    ) -> [String] {
        let styled = text(string, lineBreak: lineBreak) {
            $0.paragraph.lineBreakStrategy = .pushOut
            adjust(&$0.paragraph)
        }
        return typesetter.typeset(styled, width: room, maximumLines: maximumLines).lines.map(\.text)
    }

    @Test(
        "§12.5: the last line's only word takes the last word of the line before",
        arguments: [
            // The tuples are the text, a text with the available width, and the lines.
            ("one two three", "two three", ["one", "two three"]),
            ("one two three four", "three four", ["one two", "three four"]),
            ("no no no no no no", "no no", ["no no", "no no", "no no"]),
            ("no no no no no", "no no", ["no no", "no", "no no"]),
            ("no  no  no  ", "no  no", ["no", "no  no"]),
            ("no no-no no", "no no-no", ["no", "no-no no"]),
            ("no\tno no", "no\tno", ["no", "no no"]),
            // Each paragraph is broken separately.
            ("no no no\nno no no", "no no", ["no", "no no", "no", "no no"]),
            // The line before keeps a word, and the last line has both.
            ("no no", "no", ["no", "no"]),
            ("one two incomprehensible", "incomprehensible", ["one two", "incomprehensible"]),
            ("no no\u{00A0}no", "no no.", ["no", "no\u{00A0}no"]),
            ("no\u{00A0}no no", "no\u{00A0}no", ["no\u{00A0}no", "no"]),
            // The texts fit on one line, have a word that is itself broken, or a line that the text ends.
            ("no no-no", "no no-", ["no no-", "no"]),
            ("no no no", "no no no", ["no no no"]),
            ("no no\u{2028}no", "no no", ["no no", "no"]),
            ("no no\nno", "no no", ["no no", "no"]),
            // A text without spaces has no words.
            ("漢字漢字漢", "漢字漢字", ["漢字漢字", "漢"]),
        ] as [(String, String, [String])])
    func pushOut(string: String, wide: String, lines: [String]) {
        #expect(pushedOut(string, in: room(wide)) == lines)
    }

    @Test("§12.5: nothing is pushed out where characters wrap, or where the text is cut behind the last line")
    func noPushOut() {
        let width = room("no no")
        #expect(typesetter.lines("no no no", width: width) == ["no no", "no"])
        #expect(pushedOut("no no no", in: width, lineBreak: .byCharWrapping) == ["no no", "no"])
        for lineBreak in [.byTruncatingTail, .byTruncatingHead, .byClipping] as [ParagraphStyle.LineBreak] {
            #expect(pushedOut("no no no", in: width, maximumLines: 2, lineBreak: lineBreak) == ["no", "no no"])
            #expect(pushedOut("no no no", in: width, maximumLines: 3, lineBreak: lineBreak) == ["no", "no no"])
        }
        let cut = pushedOut("no no no\nno", in: width, maximumLines: 2, lineBreak: .byTruncatingTail)
        #expect(cut == ["no no", "no…"])
        #expect(pushedOut("no no no", in: width, maximumLines: 1) == ["no no"])
    }

    @Test("§12.5: the last line's own room decides whether both words fit")
    func pushOutIndents() {
        let width = room("no no")
        let indented = pushedOut("no no no", in: width + 10) {
            $0.firstLineHeadIndent = 10
            $0.headIndent = 12
        }
        #expect(indented == ["no no", "no"])
        #expect(pushedOut("no no no", in: width + 10) { $0.firstLineHeadIndent = 10 } == ["no", "no no"])
    }

    @Test("§12.5: Korean lines end between words where the strategy says so, inside one only if it is too long")
    func hangul() {
        func lines(_ string: String, _ wide: String, _ strategy: LineBreakStrategy) -> [String] {
            let styled = text(string, lineBreak: .byWordWrapping) { $0.paragraph.lineBreakStrategy = strategy }
            return typesetter.typeset(styled, width: room(wide)).lines.map(\.text)
        }
        let string = "안녕하세요 여러분"
        #expect(lines(string, "안녕하세요 여러", []) == ["안녕하세요 여러", "분"])
        #expect(lines(string, "안녕하세요 여러", .hangulWordPriority) == ["안녕하세요", "여러분"])
        #expect(lines(string, "안녕하", .hangulWordPriority) == ["안녕하", "세요", "여러분"])
        // Jamo are letters too; characters that Korean shares with Chinese are not.
        #expect(lines("ㅋㅋㅋ ㅋㅋㅋ", "ㅋㅋㅋ ㅋ", .hangulWordPriority) == ["ㅋㅋㅋ", "ㅋㅋㅋ"])
        #expect(lines("漢字漢字", "漢字漢", .hangulWordPriority) == ["漢字漢", "字"])
    }

    @Test(
        "§12.5: Thai, Khmer, Lao and Burmese lines end between the words of a dictionary",
        arguments: [
            // The words are ICU's, as its own tool prints them, and libthai's for Thai.
            ["ភាសាខ្មែរ", "ជា", "ភាសាផ្លូវការ", "របស់", "ប្រទេស", "កម្ពុជា"],
            ["ພາສາ", "ລາວ", "ເປັນ", "ພາສາ", "ທາງການ", "ຂອງ", "ປະເທດ", "ລາວ"],
            ["မြန်မာဘာသာ", "စကား", "သည်", "မြန်မာနိုင်ငံ၏ရုံးသုံးဘာသာ", "စကား", "ဖြစ်သည်"],
            ["ภาษา", "ไทย", "เป็น", "ภาษา", "ราชการ"],
        ])
    func dictionaries(words: [String]) {
        let string = words.joined()
        let widest = words.map(room).max() ?? 0
        // Every line ends with a word at any width.
        for width in stride(from: widest, to: room(string), by: 7) {
            var rest = words[...]
            for line in typesetter.lines("A " + string + " z", width: width) {
                var letters = line.filter { $0 != " " && $0 != "A" && $0 != "z" }[...]
                while !letters.isEmpty, let word = rest.first, letters.hasPrefix(word) {
                    letters = letters.dropFirst(word.count)
                    rest = rest.dropFirst()
                }
                #expect(letters.isEmpty, "\(line) at \(width)")
            }
            #expect(rest.isEmpty)
        }
        #expect(typesetter.lines(string, width: room(words[0] + words[1]))[0] == words[0] + words[1])
    }

    // MARK: Laws

    @Test("whatever the width: every character stays, every line fits, and the measured width breaks the same way")
    func laws() {
        var generator = SeededGenerator(seed: 7)
        let words = [
            "a", "of", "the", "quick", "incomprehensible", "e\u{301}t\u{e9}", "well-known", "日本語", "10\u{A0}km",
        ]
        for _ in 0..<300 {
            let string = (0..<Int.random(in: 1...14, using: &generator))
                .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            let width = CGFloat.random(in: 1...250, using: &generator)
            let wraps: [(ParagraphStyle.LineBreak, LineBreakStrategy)] = [
                (.byWordWrapping, []), (.byWordWrapping, .pushOut), (.byCharWrapping, []),
            ]
            let count = typesetter.lines(string, width: width).count
            for (mode, strategy) in wraps {
                let styled = text(string, lineBreak: mode) { $0.paragraph.lineBreakStrategy = strategy }
                let set = typesetter.typeset(styled, width: width)
                #expect(set.lines.count == count || mode == .byCharWrapping, "\(string) \(width)")
                #expect(set.lines.map(\.text).joined().filter { $0 != " " } == string.filter { $0 != " " })
                for line in set.lines {
                    #expect(line.rect.width <= width + 0.001 || line.text.count == 1)
                }
                let widest = set.lines.map(\.rect.width).max() ?? 0
                #expect(set.size.width >= widest && set.size.width <= max(width, widest))
                guard set.size.width <= width else { continue }
                // A part of the moved word may fit on the line before.
                if strategy == .pushOut, string.contains("-") || string.contains("日") { continue }
                let again = typesetter.typeset(styled, width: set.size.width)
                #expect(again.lines.map(\.text) == set.lines.map(\.text))
            }
        }
    }
}
