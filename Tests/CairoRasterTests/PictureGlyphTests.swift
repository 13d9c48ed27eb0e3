import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import TestSupport
import Testing
import Typesetting

@Suite("Glyphs that are pictures", .enabled(if: NotoFonts.areInstalled, "\(NotoFonts.remedy)"))
struct PictureGlyphTests {
    private func emoji(at x: CGFloat, alpha: CGFloat = 1, size: CGFloat = 20) -> [DisplayCommand] {
        let run = StyledText.Run(
            "😀", font: FontRequest(pointSize: size), color: RGBAColor(red: 0, green: 0, blue: 1, alpha: alpha))
        return sharedTypesetter.typeset(StyledText(runs: [run])).commands(at: CGPoint(x: x, y: 4))
    }

    @Test("they have their own colours, whatever the text's: a yellow face")
    func colors() throws {
        let bitmap = try draw(40, 40, scale: 2, emoji(at: 4))
        // The pixel is on the forehead, in the middle of the upper half: more red and green than blue.
        let pixel = bitmap[2 * 16, 2 * 11]
        #expect(pixel >> 24 == 255)
        #expect(pixel >> 16 & 0xFF > 200 && pixel >> 8 & 0xFF > 150 && pixel & 0xFF < 120)
    }

    @Test("they stand on whole pixels: between them they are the same picture, as sharp")
    func wholePixels() throws {
        let picture = try draw(60, 40, scale: 3, emoji(at: 4))
        #expect(try draw(60, 40, scale: 3, emoji(at: 4.1)) == picture)
        #expect(try draw(60, 40, scale: 3, emoji(at: 5)) == picture.moved(3, 0))
        #expect(picture.coveredArea > 1_500)
    }

    @Test("they fade with the text's colour")
    func alpha() throws {
        let full = try draw(40, 40, scale: 2, emoji(at: 4))
        let half = try draw(40, 40, scale: 2, emoji(at: 4, alpha: 0.5))
        #expect(abs(half.coveredArea - full.coveredArea / 2) < full.coveredArea / 100)
        #expect(try draw(40, 40, scale: 2, emoji(at: 4, alpha: 0)).coveredArea == 0)
    }

    @Test("a picture depends on the fonts that it shows, and on no other that is installed")
    func fonts() {
        let plain = StyledText(runs: [.init("plain", font: FontRequest(pointSize: 20), color: .black)])
        let rasterizer = newRasterizer()
        #expect(
            rasterizer.ownVersions(of: Drawing(list: list(40, 40, emoji(at: 4)), images: [:])).map { $0.prefix(14) }
                == ["NotoColorEmoji"])
        #expect(
            rasterizer.ownVersions(
                of: Drawing(list: list(40, 40, sharedTypesetter.typeset(plain).commands(at: .zero)), images: [:])
            ).isEmpty)
        let layered: [DisplayCommand] = [.layer(Layer(commands: emoji(at: 4)))]
        #expect(rasterizer.ownVersions(of: Drawing(list: list(40, 40, layered), images: [:])).count == 1)
        let khmer = StyledText(runs: [.init("ភាសា", font: FontRequest(pointSize: 17), color: .black)])
        let versions = rasterizer.ownVersions(
            of: Drawing(list: list(40, 40, sharedTypesetter.typeset(khmer).commands(at: .zero)), images: [:]))
        #expect(versions.map { $0.prefix { $0 != " " } } == ["NotoSansKhmer-Regular", "icu"])
    }
}
