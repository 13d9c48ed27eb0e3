import Basics
import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

/// Characters that the system font lacks, in the faces of Debian's Noto packages.
@Suite(.enabled(if: NotoFonts.areInstalled, "\(NotoFonts.remedy)"))
struct FallbackTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    private func faces(_ string: String, weight: Int = 400, han: HanForms = .simplifiedChinese) -> [String] {
        typesetter.typeset(text(string, weight: weight) { $0.paragraph.hanForms = han }).glyphRuns.map(\.font.rawValue)
    }

    // MARK: Faces

    @Test(
        "each script has its face, whatever was set before",
        arguments: [
            ("العربية", "NotoSansArabic-Regular"), ("שלום", "NotoSansHebrew-Regular"),
            ("नमस्ते", "NotoSansDevanagari-Regular"), ("বাংলা", "NotoSansBengali-Regular"),
            ("ਪੰਜਾਬੀ", "NotoSansGurmukhi-Regular"), ("ગુજરાતી", "NotoSansGujarati-Regular"),
            ("ଓଡ଼ିଆ", "NotoSansOriya-Regular"), ("தமிழ்", "NotoSansTamil-Regular"),
            ("తెలుగు", "NotoSansTelugu-Regular"), ("ಕನ್ನಡ", "NotoSansKannada-Regular"),
            ("മലയാളം", "NotoSansMalayalam-Regular"), ("සිංහල", "NotoSansSinhala-Regular"),
            ("ไทย", "NotoSansThai-Regular"), ("ລາວ", "NotoSansLao-Regular"), ("བོད", "NotoSerifTibetan-Regular"),
            ("မြန်မာ", "NotoSansMyanmar-Regular"), ("ქართული", "NotoSansGeorgian-Regular"),
            ("Հայերեն", "NotoSansArmenian-Regular"), ("አማርኛ", "NotoSansEthiopic-Regular"),
            ("ខ្មែរ", "NotoSansKhmer-Regular"), ("ᠮᠣᠩ", "NotoSansMongolian-Regular"), ("ᏣᎳᎩ", "NotoSansCherokee-Regular"),
            ("ދިވެހި", "NotoSansThaana-Regular"), ("ܣܘܪܝ", "NotoSansSyriac-Regular"),
            ("かな", "NotoSansCJKjp-Regular"), ("한국어", "NotoSansCJKkr-Regular"), ("ㄅㄆ", "NotoSansCJKtc-Regular"),
            ("漢", "NotoSansCJKsc-Regular"), ("♞", "NotoSansSymbols2-Regular"), ("😀", "NotoColorEmoji"),
        ])
    func scripts(string: String, face: String) throws {
        #expect(faces(string) == [face])
        let set = try Typesetter().typeset(text(string))
        #expect(set.missingCharacters.isEmpty && set.lines[0].boxes.isEmpty)
        #expect(set == typesetter.typeset(text(string)))
    }

    @Test("§12.3: an expansion widens what is set in a fallback face", arguments: ["שלום", "مرحبا", "漢字", "😀", "aש"])
    func expansion(string: String) {
        let plain = typesetter.typeset(text(string)).size.width
        let broad = typesetter.typeset(text(string) { $0.runs[0].shape = LetterShape(expansion: log(2)) }).size.width
        // San Francisco's tracking is not stretched.
        #expect(abs(broad - 2 * plain) < 0.5 && broad > plain)
    }

    @Test(
        "§12.3: without ligatures, or with a tracking, letters of a fallback face stand by themselves",
        arguments: [
            // NotoSansArmenian joins men and now, vew and now, and o and vyun.
            ("մն", 1, 2), ("վն", 1, 2), ("ու", 1, 2), ("աբ", 2, 2),
            // Ligatures that a script requires are kept: lam and alef.
            ("لا", 1, 1),
        ])
    func ligatures(string: String, joined: Int, apart: Int) {
        func glyphs(_ adjust: (inout StyledText) -> Void) -> Int {
            typesetter.typeset(text(string, adjust)).glyphRuns.map(\.glyphs.count).reduce(0, +)
        }
        #expect(glyphs { _ in } == joined)
        #expect(glyphs { $0.runs[0].shape = LetterShape(hasLigatures: false) } == apart)
        #expect(glyphs { $0.runs[0].tracking = 1 } == apart)
        #expect(glyphs { $0.runs[0].shape = LetterShape(hasLigatures: true) } == joined)
    }

    @Test("§12: with a kern of 0 letters of a fallback face have no pair kerning: a pair is as wide as its letters")
    func pairKerning() {
        func width(_ string: String, kern: CGFloat? = nil) -> CGFloat {
            typesetter.typeset(text(string) { $0.runs[0].kern = kern }).size.width
        }
        let letters = ["Ա", "Գ", "Լ", "Ղ", "Յ", "Ր", "Տ", "Ւ"]
        let pairs = letters.flatMap { first in letters.map { [first, $0] } }
        #expect(
            pairs.contains { !agree(width($0.joined()), $0.map { width($0) }.reduce(0, +)) }, "it has some otherwise")
        for pair in pairs {
            #expect(agree(width(pair.joined(), kern: 0), pair.map { width($0) }.reduce(0, +)), "\(pair)")
        }
    }

    @Test("the bold face from semibold on, the regular one before, and where there is no other")
    func weights() {
        #expect(faces("שלום", weight: 500) == ["NotoSansHebrew-Regular"])
        #expect(faces("שלום", weight: 600) == ["NotoSansHebrew-Bold"])
        #expect(faces("漢", weight: 900) == ["NotoSansCJKsc-Bold"])
        #expect(faces("ᏣᎳᎩ", weight: 100) == ["NotoSansCherokee-Regular"])
    }

    @Test(
        "shared characters have the forms of the language",
        arguments: [
            ("ja", "NotoSansCJKjp-Regular"), ("ja-JP", "NotoSansCJKjp-Regular"), ("ko", "NotoSansCJKkr-Regular"),
            ("zh-Hans", "NotoSansCJKsc-Regular"), ("zh_CN", "NotoSansCJKsc-Regular"),
            ("zh-Hant", "NotoSansCJKtc-Regular"), ("zh-TW", "NotoSansCJKtc-Regular"),
            ("zh-Hans-HK", "NotoSansCJKsc-Regular"), ("yue", "NotoSansCJKtc-Regular"), ("de", "NotoSansCJKsc-Regular"),
            ("", "NotoSansCJKsc-Regular"),
        ])
    func languages(language: String, face: String) {
        #expect(faces("骨", han: HanForms(language: language)) == [face])
        // Kana are Japanese and Hangul is Korean in any language.
        #expect(faces("かな", han: HanForms(language: language)) == ["NotoSansCJKjp-Regular"])
    }

    @Test("punctuation between letters of a script comes from their face, the system font's own from the system font")
    func punctuation() {
        #expect(faces("「かな」") == ["NotoSansCJKjp-Regular"])
        #expect(faces("한국어、") == ["NotoSansCJKkr-Regular"])
        #expect(faces("かな!") == ["NotoSansCJKjp-Regular", "Inter-Regular"])
    }

    @Test("the system font keeps what it has")
    func unchanged() throws {
        let plain = try Typesetter(fallbackDirectories: [])
        for string in ["Größe – “quoted” …", "Ελληνικά Русский", "e\u{301}\u{200D}a\u{FE0E}", "a\u{2028}b\u{3000}"] {
            let ink = string.replacingOccurrences(of: "\u{3000}", with: " ")
            #expect(typesetter.typeset(text(ink)) == plain.typeset(text(ink)), "\(string)")
        }
    }

    // MARK: Measures

    @Test("a fallback face has its own advances, scaled, and none of the system font's tracking")
    func advances() {
        // Noto's East Asian characters are an em wide, its emoji 2550 of 2048 units.
        #expect(agree(typesetter.width("漢字"), 34))
        #expect(agree(typesetter.width("😀", size: 40), 40 * 2550 / 2048))
        let kerned = text("漢字") { $0.runs[0].kern = 1.5 }
        #expect(agree(typesetter.typeset(kerned).size.width, 37))
    }

    @Test(
        "behaviour.md §12.2: until iOS 13 an emoji is as wide as in labels that Xcode sized, up to half a point",
        arguments: [("😀", 34, 38), (" 😀 ", 17, 32), ("🏃‍♂️", 34, 38)] as [(String, CGFloat, CGFloat)])
    func emojiUntilIOS13(string: String, size: CGFloat, width: CGFloat) throws {
        let font = FontRequest(pointSize: size, cut: .untilIOS13)
        let set = typesetter.typeset(StyledText(runs: [.init(string, font: font, color: .black)]))
        #expect(PixelGrid(scale: 2).ceil(set.size.width) == width)
        // The picture, 2550 of 2048 units wide, is centred.
        let glyph = try #require(set.glyphRuns.first { $0.isColored }?.glyphs.first)
        #expect(agree(glyph.position.x, (set.size.width - size * 2550 / 2048) / 2))
    }

    @Test("behaviour.md §12.2: between the sizes that were seen lies a straight line, beyond them none")
    func emojiWidths() {
        func ems(_ size: CGFloat) -> CGFloat {
            let font = FontRequest(pointSize: size, cut: .untilIOS13)
            return typesetter.typeset(StyledText(runs: [.init("😀", font: font, color: .black)])).size.width / size
        }
        #expect(agree(ems(10), 1.353) && agree(ems(100), 1.116))
        let middle: CGFloat = (1.353 + 1.116) / 2
        #expect(agree(ems(25.5), middle))
        // A label of 35 points in whole points is 40 wide.
        #expect((ems(35) * 35).rounded(.up) == 40)
    }

    @Test("a line is as high as the system font says, whatever stands in it")
    func height() {
        let plain = typesetter.typeset(text("a")).size.height
        for string in ["漢", "བོད", "😀", "ไทย", "العربية"] {
            #expect(typesetter.typeset(text(string)).size.height == plain, "\(string)")
        }
    }

    // MARK: Emoji

    @Test(
        "a sequence is one picture",
        arguments: ["😀", "👨‍👩‍👧", "👍🏽", "🇩🇪", "1️⃣", "#️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏿‍🚀", "🏳️‍🌈"])
    func sequences(emoji: String) throws {
        let set = typesetter.typeset(text("a\(emoji)b"))
        let run = try #require(set.glyphRuns.first { $0.font.rawValue == "NotoColorEmoji" })
        #expect(run.glyphs.count == 1 && run.isColored)
        #expect(run.text == emoji)
        #expect(agree(set.size.width, typesetter.width("a") + typesetter.width("b") + 17 * 2550 / 2048))
        #expect(set.missingCharacters.isEmpty)
    }

    @Test("with the text selector, and without the picture's, a symbol is a letter")
    func textStyle() {
        #expect(!faces("❤\u{FE0E}").contains("NotoColorEmoji"))
        #expect(!faces("☎").contains("NotoColorEmoji"))
        #expect(faces("☎\u{FE0F}") == ["NotoColorEmoji"])
        #expect(faces("12#") == ["Inter-Regular"])
    }

    // MARK: Direction

    @Test("letters of Arabic join: each has another form than alone")
    func joining() {
        func glyphs(_ string: String) -> [UInt32] {
            typesetter.typeset(text(string)).glyphRuns.flatMap { $0.glyphs.map(\.index) }
        }
        let alone = glyphs("ب")
        let joined = glyphs("ببب")
        #expect(joined.count == 3)
        #expect(Set(joined).count == 3 && !joined.contains(alone[0]))
    }

    @Test("Hebrew in English and English in Hebrew stand in their own directions, numbers too")
    func mixed() {
        func order(_ string: String, isRightToLeft: Bool = false) -> [String] {
            typesetter.typeset(text(string) { $0.paragraph.isRightToLeft = isRightToLeft }).glyphRuns
                .map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        #expect(order("abc אבג 12 def") == ["abc", "12", "אבג", "def"])
        #expect(order("אבג abc דהו") == ["דהו", "abc", "אבג"])
    }

    @Test("a line that is too long loses its end: the left of Arabic and Hebrew, the right of English")
    func truncation() throws {
        for (string, isReversed) in [("שלום לכולם כאן", true), ("العربية السلام عليكم", true), ("漢字漢字漢字漢字", false)] {
            let set = typesetter.typeset(text(string, lineBreak: .byTruncatingTail), width: 70, maximumLines: 1)
            #expect(set.isTruncated && set.lines[0].text.hasSuffix("…"))
            let runs = set.glyphRuns.map { ($0.text, $0.glyphs.map(\.position.x).min() ?? 0) }.sorted { $0.1 < $1.1 }
            #expect((isReversed ? runs.first : runs.last)?.0.contains("…") == true, "\(string)")
            let box = set.lines[0].rect
            #expect(runs.allSatisfy { $0.1 >= box.minX - 1 && $0.1 <= box.maxX })
        }
    }

    // MARK: Missing glyphs

    @Test("without the packages each script is named with the package that has it")
    func packages() throws {
        let bare = try Typesetter(fallbackDirectories: [])
        #expect(bare.typeset(text("漢שלום👍🏽漢")).missingCharacters == "漢שלום👍🏽")
        #expect(
            bare.explanation(ofMissing: "漢שלום👍🏽字♞𐌀\u{E000}") == [
                MissingGlyphs(characters: "漢字", script: "Han", package: "fonts-noto-cjk"),
                MissingGlyphs(characters: "שלום", script: "Hebrew", package: "fonts-noto-core"),
                MissingGlyphs(characters: "👍🏽", script: "emoji", package: "fonts-noto-color-emoji"),
                MissingGlyphs(characters: "♞\u{E000}", script: "symbols", package: "fonts-noto-core"),
                MissingGlyphs(characters: "𐌀", script: "Old Italic", package: "fonts-noto-core"),
            ])
        // The missing character is not in the installed fonts, so there is nothing to install.
        #expect(
            typesetter.explanation(ofMissing: "\u{E000}")
                == [MissingGlyphs(characters: "\u{E000}", script: "symbols", package: nil)])
    }

    @Test("a box stands for what no font has; bricks stand in its place, not over it")
    func boxes() {
        let set = typesetter.typeset(text("\u{378}"))
        func hasStroke(_ mode: TextMode) -> Bool {
            set.commands(at: CGPoint(x: 3, y: 4), mode: mode).contains { if case .stroke = $0 { true } else { false } }
        }
        #expect(hasStroke(.glyphs) && !hasStroke(.bricks))
        #expect(set.commands(at: .zero, mode: .bricks).count == 1)
    }

    @Test("a face that cannot be read is an error of all that is set")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("no font".utf8), to: "NotoSansHebrew-Regular.ttf")
        let typesetter = try Typesetter(fallbackDirectories: [folder.url])
        _ = typesetter.typeset(text("plain"))
        try typesetter.check()
        _ = typesetter.typeset(text("שלום"))
        #expect(throws: TypesettingError.fontUnreadable(path: folder.url("NotoSansHebrew-Regular.ttf").path)) {
            try typesetter.check()
        }
    }

    @Test("only faces that a text shows are named with their versions")
    func versions() {
        let ids = Set(typesetter.typeset(text("a שלום 😀")).glyphRuns.map(\.font))
        let versions = typesetter.ownVersions(of: ids)
        #expect(versions.map { $0.split(separator: " ")[0] } == ["NotoColorEmoji", "NotoSansHebrew-Regular"])
        #expect(typesetter.ownVersions(of: [FontID("Inter-Regular")]).isEmpty)
    }
}
