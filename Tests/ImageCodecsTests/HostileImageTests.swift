import Foundation
import ImageCodecs
import TestSupport
import Testing

/// Decoding any bytes gives a picture or a typed error.
@Suite("Hostile files")
struct HostileImageTests {
    static let pictures: [(name: String, data: Data)] = [
        (
            "own RGB",
            (try? PNG.encode(Bitmap(width: 3, height: 2, pixels: Array(repeating: 0xFF01_0203, count: 6)))) ?? Data()
        ),
        (
            "own RGBA",
            (try? PNG.encode(Bitmap(width: 3, height: 2, pixels: Array(repeating: 0x8001_0203, count: 6)))) ?? Data()
        ),
        (
            "foreign palette",
            PNGFixture(
                width: 4, height: 2, bitDepth: 2, colorType: 3,
                extra: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [1])],
                rows: [0, 0b0001_1000, 2, 0]
            ).data
        ),
        ("gray JPEG", JPEGFixture.gray), ("colour JPEG", JPEGFixture.color),
        ("progressive JPEG", JPEGFixture.progressive), ("turned JPEG", JPEGFixture.oriented(6)),
    ]

    /// Decodes the data with all decoders, and returns whether there was a picture.
    private func decodes(_ data: Data) throws(ImageError) -> Bool {
        _ = try? PNG.chunks(in: data)
        _ = try? PNG.digest(of: data, excluding: "noTe")
        do {
            let asset = try ImageAsset(data: data)
            let bitmap = try asset.bitmap()
            #expect(bitmap.width == asset.width && bitmap.height == asset.height)
            #expect(bitmap.pixels.count == asset.width * asset.height)
            return true
        } catch {
            // The function has a typed throw, so the error is an ImageError.
            return false
        }
    }

    @Test("cut off at every byte")
    func truncated() throws {
        for (name, data) in HostileImageTests.pictures {
            #expect(try decodes(data), "\(name)")
            for length in 0..<data.count {
                let isWhole = try decodes(data.prefix(length))
                // A PNG without its end is refused; a JPEG may lack its end marker.
                if name.hasSuffix("JPEG") {
                    #expect(!isWhole || length >= data.count - 16, "\(name) cut at \(length)")
                } else {
                    #expect(!isWhole || length >= data.count - 12, "\(name) cut at \(length)")
                }
            }
        }
    }

    @Test("every byte replaced by each of a few others")
    func altered() throws {
        for (_, data) in HostileImageTests.pictures {
            for index in data.indices {
                for replacement in [UInt8(0), 0x7F, 0xFF, data[index] ^ 1] {
                    var altered = data
                    altered[index] = replacement
                    _ = try decodes(altered)
                }
            }
        }
    }

    @Test("checksums made right again after altering: the decoder itself has to cope")
    func alteredWithValidChecksums() throws {
        var generator = SeededGenerator(seed: 7)
        var rows: [UInt8] = []
        for row in UInt8.min..<5 {
            rows.append(row)
            rows += (UInt8.min..<12).map { $0 * 20 + row }
        }
        let stream = PNGFixture.stored(rows)
        let head = Array(PNGFixture(width: 4, height: 5, colorType: 2, rows: rows).data[..<33])
        for _ in 0..<500 {
            var altered = stream
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                altered[Int.random(in: 0..<altered.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            altered = Array(altered.prefix(Int.random(in: 1...altered.count, using: &generator)))
            _ = try decodes(Data(head + PNGFixture.chunk("IDAT", altered) + PNGFixture.chunk("IEND", [])))
        }
    }

    @Test(
        "a header that claims too much is refused at birth, before anything is allocated",
        arguments: [(60_000, 60_000), (16_385, 1), (1, 16_385), (16_384, 4_097), (0x7FFF_FFFF, 0x7FFF_FFFF)])
    func claims(width: Int, height: Int) {
        let png = PNGFixture(width: UInt32(width), height: UInt32(height), colorType: 6, rows: [0]).data
        #expect(throws: ImageError.tooLarge(width: width, height: height)) { try ImageAsset(data: png) }
        #expect(throws: ImageError.tooLarge(width: width, height: height)) { try PNG.decode(png) }
        if width <= 65_500, height <= 65_500 {
            let jpeg = JPEGFixture.claiming(width: width, height: height)
            #expect(throws: ImageError.tooLarge(width: width, height: height)) { try ImageAsset(data: jpeg) }
        }
    }

    @Test("a small file with the header of a large, allowed picture gives an error")
    func smallFileOfLargePicture() throws {
        let png = PNGFixture(width: 16_384, height: 4_096, colorType: 6, rows: [0]).data
        let asset = try ImageAsset(data: png)
        #expect(throws: ImageError.damaged("\(png.count) bytes cannot hold 16384 × 4096 pixels")) {
            try asset.bitmap()
        }
    }

    @Test("PNGs without width or height are an error", arguments: [(0, 1), (1, 0), (0, 0)])
    func noSize(width: Int, height: Int) {
        let png = PNGFixture(width: UInt32(width), height: UInt32(height), colorType: 6, rows: [0]).data
        #expect(throws: ImageError.empty(width: width, height: height)) { try ImageAsset(data: png) }
    }

    @Test("other formats are unknown, and no bytes at all are an empty file")
    func otherFormats() {
        #expect(throws: ImageError.emptyFile) { try ImageAsset(data: Data()) }
        for text in ["\u{89}PNG", "GIF89a........", "RIFF....WEBPVP8 ", "<svg/>"] {
            #expect(throws: ImageError.unknownFormat) { try ImageAsset(data: Data(text.utf8)) }
        }
    }

    @Test("noise after a signature")
    func noise() throws {
        var generator = SeededGenerator(seed: 3)
        let heads: [[UInt8]] = [Array(HostileImageTests.pictures[0].data.prefix(8)), [0xFF, 0xD8, 0xFF, 0xE1], []]
        for round in 0..<600 {
            let tail = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            _ = try decodes(Data(heads[round % heads.count] + tail))
        }
    }
}
