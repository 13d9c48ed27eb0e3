import Foundation
import ImageCodecs
import Testing

@Suite("JPEG")
struct JPEGTests {
    private func near(_ pixel: UInt32, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
        pixel >> 24 == 255 && abs(Int(pixel >> 16 & 0xFF) - red) <= 2 && abs(Int(pixel >> 8 & 0xFF) - green) <= 2
            && abs(Int(pixel & 0xFF) - blue) <= 2
    }

    @Test("colours of baseline and progressive files", arguments: [JPEGFixture.color, JPEGFixture.progressive])
    func colors(data: Data) throws {
        let bitmap = try ImageAsset(data: data).bitmap()
        #expect((bitmap.width, bitmap.height) == (24, 16))
        let blocks = [
            (255, 0, 0), (0, 255, 0), (0, 0, 255), (0, 0, 0), (255, 255, 255), (102, 102, 102),
        ]
        for y in 0..<16 {
            for x in 0..<24 {
                let (red, green, blue) = blocks[y / 8 * 3 + x / 8]
                #expect(near(bitmap.pixels[y * 24 + x], red, green, blue), "at \(x), \(y)")
            }
        }
    }

    @Test("gray")
    func gray() throws {
        let bitmap = try ImageAsset(data: JPEGFixture.gray).bitmap()
        #expect((bitmap.width, bitmap.height) == (16, 8))
        #expect(near(bitmap.pixels[0], 51, 51, 51))
        #expect(near(bitmap.pixels[127], 204, 204, 204))
    }

    @Test("CMYK is refused by name, for its colours need a profile")
    func cmyk() {
        #expect(throws: ImageError.unsupported("a JPEG in CMYK")) { try ImageAsset(data: JPEGFixture.cmyk) }
    }

    /// The edge of the shown picture that is the dark left edge of the stored one, for each orientation: the definition
    /// of EXIF 2.3, tag 0x0112 ("the 0th row is the visual …, the 0th column the visual …").
    static let darkEdges: [(UInt16, String)] = [
        (1, "left"), (2, "right"), (3, "right"), (4, "left"), (5, "top"), (6, "top"), (7, "bottom"), (8, "bottom"),
    ]

    @Test("the eight orientations turn the picture", arguments: darkEdges)
    func orientation(value: UInt16, darkEdge: String) throws {
        for bigEndian in [true, false] {
            let asset = try ImageAsset(data: JPEGFixture.oriented(value, bigEndian: bigEndian))
            let bitmap = try asset.bitmap()
            let isTurned = darkEdge == "top" || darkEdge == "bottom"
            #expect((asset.width, asset.height) == (isTurned ? (8, 16) : (16, 8)))
            #expect((bitmap.width, bitmap.height) == (asset.width, asset.height))
            let (width, height) = (bitmap.width, bitmap.height)
            let dark =
                switch darkEdge {
                case "left": bitmap.pixels[height / 2 * width]
                case "right": bitmap.pixels[height / 2 * width + width - 1]
                case "top": bitmap.pixels[width / 2]
                default: bitmap.pixels[(height - 1) * width + width / 2]
                }
            #expect(near(dark, 51, 51, 51))
        }
    }

    @Test("rows and columns both end where EXIF puts them")
    func orientationOfCorners() throws {
        // The stored picture is red at the top left, blue at the top right, black at the bottom left and gray at the
        // bottom right.
        let corners: [UInt16: [Int]] = [
            // The stored corners have the indices 0 1 / 2 3. The list gives those shown at the top left, top right,
            // bottom left and bottom right.
            1: [0, 1, 2, 3], 2: [1, 0, 3, 2], 3: [3, 2, 1, 0], 4: [2, 3, 0, 1],
            5: [0, 2, 1, 3], 6: [2, 0, 3, 1], 7: [3, 1, 2, 0], 8: [1, 3, 0, 2],
        ]
        let colors = [(255, 0, 0), (0, 0, 255), (0, 0, 0), (102, 102, 102)]
        for (value, order) in corners {
            let exif = JPEGFixture.exif(value, bigEndian: true)
            let segment = Data([0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif)
            let bitmap = try ImageAsset(data: JPEGFixture.color[..<2] + segment + JPEGFixture.color[2...]).bitmap()
            let (width, height) = (bitmap.width, bitmap.height)
            let places = [0, width - 1, (height - 1) * width, height * width - 1]
            for (place, corner) in zip(places, order) {
                let (red, green, blue) = colors[corner]
                #expect(near(bitmap.pixels[place], red, green, blue), "orientation \(value)")
            }
        }
    }

    @Test("an EXIF segment that makes no sense leaves the picture as it is stored")
    func senselessEXIF() throws {
        let plain = try ImageAsset(data: JPEGFixture.gray).bitmap()
        let good = JPEGFixture.exif(6, bigEndian: true)
        var segments = [JPEGFixture.exif(0, bigEndian: true), JPEGFixture.exif(9, bigEndian: false), []]
        segments += (0..<good.count - 8).map { Array(good.prefix($0)) }
        var offset = good
        offset.replaceSubrange(10..<14, with: [0xFF, 0xFF, 0xFF, 0xFF])
        segments.append(offset)
        var type = good
        type[19] = 4
        segments.append(type)
        for segment in segments {
            #expect(try ImageAsset(data: JPEGFixture.withSegment(segment)).bitmap() == plain)
        }
        var count = good
        count.replaceSubrange(14..<16, with: [0xFF, 0xFF])
        #expect(try ImageAsset(data: JPEGFixture.withSegment(count)).width == 8, "more entries announced than there")
    }
}
