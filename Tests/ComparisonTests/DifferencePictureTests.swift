import Comparison
import Foundation
import ImageCodecs
import Testing

@Suite("The difference picture")
struct DifferencePictureTests {
    private func picture(_ reference: Bitmap, _ actual: Bitmap) throws -> Bitmap {
        try #require(DifferencePicture.bitmap(reference: reference, actual: actual))
    }

    @Test("What is the same is a light grey, darker where the reference is darker")
    func dimmed() throws {
        let pixels: [UInt32] = [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF, 0x0000_0000, 0x8000_0000]
        let bitmap = Bitmap(width: 5, height: 1, pixels: pixels)
        #expect(
            try picture(bitmap, bitmap).pixels == [0xFFC0_C0C0, 0xFFE0_E0E0, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFDF_DFDF])
    }

    @Test("Pixels that claim more colour than alpha stay in range")
    func impossiblePixels() throws {
        let bitmap = Bitmap.filled(2, 2, 0x00FF_FFFF)
        #expect(try picture(bitmap, bitmap).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test("One pixel that differs is red, with a frame around it")
    func onePixel() throws {
        let old = Bitmap.filled(40, 40)
        var pixels = old.pixels
        pixels[20 * 40 + 20] = 0xFFFF_FFFE
        let picture = try picture(old, Bitmap(width: 40, height: 40, pixels: pixels))
        func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 40 + x] }
        #expect(pixel(20, 20) == 0xFFE6_0012)
        #expect(picture.pixels.count { $0 == 0xFFE6_0012 } == 1)
        // The frame is six pixels away and two pixels wide.
        for place in [(12, 12), (13, 13), (28, 28), (27, 27), (20, 12), (20, 28)] {
            #expect(pixel(place.0, place.1) == 0xFFFF_9500)
        }
        for place in [(14, 14), (26, 26), (11, 11), (29, 29)] { #expect(pixel(place.0, place.1) == 0xFFFF_FFFF) }
        #expect(picture.pixels.count { $0 == 0xFFFF_9500 } == 17 * 17 - 13 * 13)
    }

    @Test("Sizes: stripes where one reaches, grey where neither does")
    func sizes() throws {
        let picture = try picture(.filled(16, 8), .filled(8, 16))
        #expect((picture.width, picture.height) == (16, 16))
        let onlyOld = (8..<16).flatMap { x in (0..<8).map { picture.pixels[$0 * 16 + x] } }
        let onlyNew = (0..<8).flatMap { x in (8..<16).map { picture.pixels[$0 * 16 + x] } }
        let neither = (8..<16).flatMap { x in (8..<16).map { picture.pixels[$0 * 16 + x] } }
        #expect(Set(onlyOld) == [0xFF00_7AFF, 0xFFFF_FFFF])
        #expect(Set(onlyNew) == [0xFFE6_0012, 0xFFFF_FFFF])
        #expect(Set(neither) == [0xFFC7_C7CC])
    }

    @Test("A canvas beyond all bounds is not drawn")
    func tooLarge() {
        let wide = Bitmap.filled(1 << 20, 1)
        let high = Bitmap.filled(1, 1 << 20)
        #expect(DifferencePicture.bitmap(reference: wide, actual: high) == nil)
    }

    @Test("Empty pictures")
    func empty() throws {
        #expect(try picture(.filled(0, 0), .filled(0, 0)).pixels.isEmpty)
        #expect(try picture(.filled(0, 0), .filled(1, 1)).pixels == [0xFFE6_0012])
    }
}
