import Basics
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// San Francisco's widths as iOS 26.1 measured them (`Tests/Fixtures/README.md`, `string-widths.tsv`): 121 faces, six
/// strings each.
@Suite struct SystemWidthTests {
    struct Measured: Sendable {
        var weight: String
        var size: CGFloat
        var string: String
        /// The width before rounding, in points, if it was measured.
        var width: CGFloat?
        /// The width of a UILabel with 3 pixels per point, if it was measured.
        var labelWidth: CGFloat?

        init(_ cells: [String]) throws {
            weight = cells[0]
            size = CGFloat(try #require(Double(cells[1])))
            string = cells[2]
            width = Double(cells[3]).map { CGFloat($0) }
            labelWidth = Double(cells[4]).map { CGFloat($0) }
        }

        var font: FontRequest {
            let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
            let index = names.firstIndex(of: weight) ?? 3
            return FontRequest(pointSize: size, weight: (index + 1) * 100, isItalic: weight == "regularItalic")
        }
    }

    let typesetter: Typesetter
    let rows: [Measured]

    init() throws {
        typesetter = try Shared.typesetter
        rows = try Fixture.rows("string-widths.tsv").map(Measured.init)
    }

    private func width(_ row: Measured) -> CGFloat {
        typesetter.typeset(StyledText(runs: [.init(row.string, font: row.font, color: .black)])).size.width
    }

    @Test("upright strings are as wide as on iOS, within two thousandths of a point: nine weights, sizes 8 to 40")
    func uprightStrings() {
        let upright = rows.filter { $0.weight != "regularItalic" && $0.width != nil }
        #expect(upright.count == 624)
        for row in upright {
            let width = width(row)
            #expect(abs(width - (row.width ?? 0)) < 0.002, "\(row.weight) \(row.size) \(row.string): \(width)")
        }
    }

    @Test("italic strings are as wide as on iOS within 1.4 points: their pairs are kerned as upright ones")
    func italicStrings() {
        let italic = rows.filter { $0.weight == "regularItalic" }
        #expect(italic.count == 102)
        for row in italic {
            #expect(abs(width(row) - (row.width ?? 0)) <= 1.4, "\(row.size) \(row.string): \(width(row))")
        }
    }

    @Test("rounded up to the pixel, widths are those of UILabel on iOS")
    func labels() {
        let grid = PixelGrid(scale: 3)
        let labels = rows.filter { $0.labelWidth != nil && $0.weight != "regularItalic" }
        #expect(labels.count == 96)
        for row in labels {
            #expect(
                abs(grid.ceil(width(row)) - (row.labelWidth ?? 0)) < 0.001, "\(row.weight) \(row.size) \(row.string)")
        }
    }

    /// A text and its width as UIKit drew it, rounded up to a third of a point.
    struct Drawn: Sendable {
        var text: String
        var size: CGFloat
        var width: CGFloat

        init(_ text: String, _ size: CGFloat, _ width: CGFloat) {
            self.text = text
            self.size = size
            self.width = width
        }
    }

    @Test(
        "§12: advances that pictures and view dumps show, within a pixel",
        arguments: [
            Drawn("Test Issuer 1", 16, 89.6667), Drawn("Test Issuer 2", 16, 92), Drawn("Test Issuer 3", 16, 92.3333),
            Drawn("Hello, world", 17, 90), Drawn("the", 17, 25), Drawn("point", 17, 39), Drawn("the", 16, 23.6667),
            Drawn("point", 16, 37), Drawn("?", 15, 7.6667), Drawn("?", 14, 7.3333),
        ])
    func drawn(_ drawn: Drawn) {
        let width = PixelGrid(scale: 3).ceil(typesetter.width(drawn.text, size: drawn.size))
        #expect(abs(width - drawn.width) < 0.334, "\(drawn.text): \(width)")
    }

    /// Widths of older systems, whose apostrophes and dots have other widths. The differences are printed for
    /// information.
    @Test(
        "§12: advances of texts with an apostrophe or dots, within 2 %",
        arguments: [Drawn("Search...", 16, 65), Drawn("Hello! What's up y'all", 17, 160)]
            + zip(
                [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
                [188.67, 196, 203.33, 210.67, 225.67, 240.33, 255, 284, 320.67, 356.67, 392.67, 428.33]
            ).map { Drawn("What's the point?", $0, $1) })
    func punctuated(_ drawn: Drawn) {
        let width = PixelGrid(scale: 3).ceil(typesetter.width(drawn.text, size: drawn.size))
        print("\(drawn.text) at \(drawn.size): \(width.sixDigitText), on iOS \(drawn.width.sixDigitText)")
        #expect(abs(width - drawn.width) < 0.02 * drawn.width)
    }

    // MARK: Rules beside the numbers

    @Test("a letter with marks is as wide as the letter, and kerned like it, however it is written")
    func marks() {
        for text in ["ÀVÂ Tö", "A\u{300}VA\u{302} To\u{308}"] { #expect(agree(width(text), width("AVA To"))) }
    }

    private func width(_ string: String) -> CGFloat { typesetter.width(string) }

    @Test("other characters are as wide as Inter's by the mean ratio of letters and digits, and tracked like them")
    func otherCharacters() {
        let inter = typesetter.typeset(
            StyledText(runs: [.init("Ж", font: FontRequest(family: .named("Inter"), pointSize: 17), color: .black)]))
        // 1.0013 for the regular text design; −52 units at 17 points.
        #expect(agree(width("Ж"), inter.size.width * 1.0013 - 17 * 52 / 2048))
    }

    @Test("the ellipsis has its own width: 1648 units in the text design, 1212 in the display design")
    func ellipsis() {
        #expect(agree(typesetter.width("…", size: 17), 17 * (1648 - 52) / 2048))
        #expect(agree(typesetter.width("…", size: 28), 28 * (1212 + 28) / 2048))
    }

    @Test("§12: the em dash has its own width: a label of 12 points that Xcode stored 104.5 wide holds one")
    func emDash() {
        #expect(agree(typesetter.width("—", size: 12), 12 * 1760 / 2048))
        let label = typesetter.width("Subtitle — Subtitle", size: 12)
        #expect(label > 104 && label <= 104.5)
    }

    @Test("glyphs stand in the middle of their advances, drawn at 0.967 of the size")
    func centred() throws {
        let set = typesetter.typeset(text("H"))
        let run = try #require(set.glyphRuns.first)
        #expect(agree(run.pointSize, 17 * 0.967))
        let inter = typesetter.typeset(
            StyledText(runs: [.init("H", font: FontRequest(family: .named("Inter"), pointSize: 17), color: .black)]))
        // San Francisco's H is 1520 units wide.
        let margin = (17 * 1520 / 2048 - 0.967 * inter.size.width) / 2
        #expect(agree(run.glyphs[0].position.x, margin))
    }

    @Test("what is set by the table is what shaping would set: glyphs, places and widths")
    func plainAndShaped() {
        // A character that is not in the table makes the shaper process the whole paragraph.
        for string in ["Hello, AVAST Wavy To.", "a\tb", "x  y", "(1-2) \"q\" 's"] {
            let plain = typesetter.typeset(text(string))
            let shaped = typesetter.typeset(text(string + "ё"))
            let glyphs = (plain.glyphRuns.flatMap(\.glyphs), shaped.glyphRuns.flatMap(\.glyphs).dropLast())
            #expect(glyphs.0.count == glyphs.1.count)
            for (lhs, rhs) in zip(glyphs.0, glyphs.1) {
                #expect(lhs.index == rhs.index && agree(lhs.position.x, rhs.position.x), "\(string)")
            }
        }
    }

    @Test("the optical size is a blend: no width jumps between sizes")
    func noJump() {
        for size in stride(from: CGFloat(8), to: 60, by: 0.25) {
            let ratio = typesetter.width("Hamburg", size: size + 0.25) / typesetter.width("Hamburg", size: size)
            #expect(ratio > 1 && ratio < 1.05, "at \(size) points")
        }
    }

    // MARK: Designs

    /// At 0.967 of the size Inter Display's ellipsis is 1499 units wide, its bold one 1472. San Francisco's are 1212 and
    /// 1358 from 28 points on, and 1418 at 22 points.
    @Test("§12: where San Francisco's ellipsis is narrower, the three dots are drawn narrower, also at a cut")
    func narrowEllipsis() throws {
        func run(_ string: String, _ size: CGFloat, weight: Int = 400, width: CGFloat = .infinity) throws -> GlyphRun {
            let font = FontRequest(pointSize: size, weight: weight)
            let text = StyledText(
                runs: [.init(string, font: font, color: .black)],
                paragraph: ParagraphStyle(lineBreak: .byTruncatingTail))
            return try #require(typesetter.typeset(text, width: width, maximumLines: 1).glyphRuns.last)
        }
        for size in [CGFloat(28), 34, 60] {
            let dots = try run("i…", size)
            #expect(dots.font.rawValue == "InterDisplay-Regular@80%")
            // The letters have the whole of their advance.
            let letter = StyledText(runs: [.init("i", font: FontRequest(pointSize: size), color: .black)])
            let end = typesetter.typeset(letter).size.width
            let place = try #require(dots.glyphs.last).position.x
            #expect(abs(place - end) < size * 0.01)
            let cut = try run("illuminating", size, width: size * 3)
            #expect(cut.text == "…" && cut.font == dots.font)
        }
        #expect(try run("i…", 22).font.rawValue == "InterDisplay-Regular@94%")
        #expect(try run("i…", 34, weight: 700).font.rawValue == "InterDisplay-Bold@92%")
        // In small sizes, and in black, San Francisco's ellipsis is the wider one.
        #expect(try run("i…", 17).font.rawValue == "Inter-Regular")
        #expect(try run("i…", 34, weight: 900).font.rawValue == "InterDisplay-Black")
    }

    @Test("monospaced digits are equally wide and take their words no kerning")
    func monospacedDigits() {
        func width(_ string: String) -> CGFloat {
            let font = FontRequest(pointSize: 17, design: .monospacedDigits)
            return typesetter.typeset(StyledText(runs: [.init(string, font: font, color: .black)])).size.width
        }
        for digits in ["1111", "0000", "7410"] { #expect(agree(width(digits), 4 * (17 * (1290 - 52) / 2048))) }
        #expect(agree(width("AVA"), self.width("AVA")))
    }

    @Test("the monospaced design: 1266 units for every character at every size, no tracking, nothing touches")
    func monospaced() throws {
        for size in [CGFloat(8), 17, 34] {
            let font = FontRequest(pointSize: size, weight: 700, design: .monospaced)
            let set = typesetter.typeset(StyledText(runs: [.init("mWi AV.1é", font: font, color: .black)]))
            #expect(agree(set.size.width, 9 * size * 1266 / 2048))
            let places = set.glyphRuns.flatMap { run in run.glyphs.map { ($0.position.x, run.font.rawValue) } }
            #expect(places.count == 8)
            // Wide outlines are narrowed to their advance, so they begin at its start.
            let broad = try #require(places.first)
            #expect(abs(broad.0) < size * 0.02 && broad.1.hasPrefix("Inter-Bold@") || size > 22)
        }
    }
}
