import Basics
import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

/// Characters that no font has.
@Suite struct MissingGlyphTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Typesetter(fallbackDirectories: []) }

    private func boxes(_ set: TypesetText) -> [CGRect] {
        set.lines.flatMap(\.boxes).compactMap { command in
            if case .stroke(.rect(let rect), _, _) = command { rect } else { nil }
        }
    }

    @Test("each is reported once, in the order met")
    func report() {
        let set = typesetter.typeset(text("a漢b字c漢 👍"))
        #expect(set.missingCharacters == "漢字👍")
        #expect(typesetter.typeset(text("plain")).missingCharacters.isEmpty)
    }

    @Test("the remedy is a package, the second archive of a bundle, or a font of the user's")
    func remedy() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "lib/libany.so")
        try folder.write("", to: "bundle.sha256")
        let bundle = try #require(PortableBundle(of: folder.path + "/lib/libany.so"))
        let known = MissingGlyphs(characters: "א", script: "Hebrew", package: "fonts-noto-core")
        #expect(known.remedy(in: nil) == "install Debian's package fonts-noto-core (Scripts/install fonts)")
        #expect(
            known.remedy(in: bundle)
                == "unpack the bundle's second archive, reflow-…-fonts.tar.xz, next to \(folder.path)")
        let unknown = MissingGlyphs(characters: "\u{E000}", script: "symbols", package: nil)
        #expect(unknown.remedy(in: bundle) == "add one with --font-dir")
    }

    @Test("a box stands for each, and no glyph is drawn")
    func box() {
        let set = typesetter.typeset(text("漢"))
        #expect(set.glyphRuns.isEmpty)
        #expect(set.lines[0].text == "漢")
        #expect(boxes(set).count == 1)
        #expect(boxes(set).allSatisfy { $0.minX > 0 && $0.maxX < set.size.width && $0.maxY == set.lines[0].baseline })
    }

    @Test("East Asian characters and emoji are an em wide, others 0.6 em, tracking apart")
    func widths() {
        let tracking: CGFloat = 17 * -52 / 2048
        #expect(agree(typesetter.width("漢"), 17 + tracking))
        #expect(agree(typesetter.width("👍"), 17 + tracking))
        #expect(agree(typesetter.width("א"), 0.6 * 17 + tracking))
    }

    @Test("one box for one character, however many scalars make it")
    func clusters() {
        for character in ["👨‍👩‍👧", "🇩🇪", "👍🏽"] {
            let set = typesetter.typeset(text(character))
            #expect(boxes(set).count == 1, "\(character)")
            #expect(set.missingCharacters == character)
        }
    }

    @Test("unassigned and private characters, and half of a pair of joiners, are boxes or nothing, never a crash")
    func oddities() {
        for scalar in [
            "\u{10FFFF}", "\u{F8FF}", "\u{FFFC}", "\u{FFFD}", "\u{200D}", "\u{FE0F}", "\u{E0001}", "\u{378}",
        ] {
            let set = typesetter.typeset(text("a\(scalar)b"))
            #expect(set.lines.count == 1)
            #expect(set.size.width.isFinite)
        }
    }

    @Test("U+FFFC stands for an attachment: without one it is neither a box nor a character that is missing")
    func attachmentWithoutImage() {
        let set = typesetter.typeset(text("n\u{FFFC}n"))
        #expect(boxes(set).isEmpty && set.missingCharacters.isEmpty)
        #expect(agree(set.size.width, typesetter.width("nn")))
        #expect(typesetter.typeset(text("\u{FFFC}")).size.width == 0)
    }

    @Test("boxes break and truncate like letters")
    func breaking() {
        let em: CGFloat = 17 + 17 * -52 / 2048
        #expect(typesetter.lines("漢字漢字", width: 2 * em) == ["漢字", "漢字"])
        let tail = typesetter.lines(
            "漢字漢字", width: em + typesetter.width("…"), maximumLines: 1, lineBreak: .byTruncatingTail)
        #expect(tail == ["漢…"])
    }
}
