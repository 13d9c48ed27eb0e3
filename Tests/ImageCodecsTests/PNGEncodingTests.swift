import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("PNG: writing")
struct PNGEncodingTests {
    @Test("what is written reads back bit for bit, whatever the size and the alpha")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 1)
        for round in 0..<120 {
            let width = Int.random(in: 1...40, using: &generator)
            let height = Int.random(in: 1...40, using: &generator)
            let bitmap = Bitmap.random(
                width: width, height: height, opaque: round.isMultiple(of: 3), using: &generator)
            #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
        }
    }

    @Test("every premultiplied component of every alpha survives")
    func everyComponent() throws {
        let pixels = (0...255).flatMap { (alpha: UInt32) in
            (0...255).map { (component: UInt32) in
                let value = min(component, alpha)
                return alpha << 24 | value << 16 | (alpha - value) << 8 | value / 2
            }
        }
        let bitmap = Bitmap(width: 256, height: 256, pixels: pixels)
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    }

    @Test("a component above its alpha is cut to it")
    func notPremultiplied() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [0x80FF_4000])
        #expect(try PNG.decode(PNG.encode(bitmap)).pixels == [0x8080_4000])
    }

    @Test("opaque pictures are RGB, others RGBA; 8 bits, not interlaced")
    func kinds() throws {
        let opaque = Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0xFFFF_FFFF])
        let clear = Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0xFE00_0000])
        let header = try PNG.header(of: PNG.encode(opaque))
        #expect(header.colorType == .rgb)
        #expect((header.width, header.height, header.bitDepth, header.isInterlaced) == (2, 1, 8, false))
        #expect(try PNG.header(of: PNG.encode(clear)).colorType == .rgba)
    }

    @Test("the file is signature, header, the caller's chunks, one run of pixels, end")
    func layout() throws {
        let chunks = [
            PNG.Chunk(type: "goLd", payload: Data("first".utf8)), PNG.Chunk(type: "tEXt", payload: Data()),
        ]
        let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF01_0203])
        let data = try PNG.encode(bitmap, chunks: chunks)
        let read = try PNG.chunks(in: data)
        #expect(read.map(\.type) == ["IHDR", "goLd", "tEXt", "IDAT", "IEND"])
        #expect(Array(read[1...2]) == chunks)
        #expect(read[0].payload == Data([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]))
        #expect(try PNG.encode(bitmap, chunks: chunks) == data)
        #expect(try PNG.decode(data) == bitmap)
        // The fixture computes checksums bit by bit.
        let first = PNGFixture.chunk("goLd", Array("first".utf8))
        #expect(Array(data[33..<33 + first.count]) == first)
    }

    @Test(
        "chunks that a decoder must understand, and names that are none, are refused",
        arguments: ["IDAT", "PLTE", "Gold", "gol", "golds", "go1d", "gold", "gölD", ""])
    func refusedChunks(type: String) {
        // "gold" has a lowercase third letter, which the standard reserves.
        #expect(throws: ImageError.invalidChunk(type: type)) {
            try PNG.encode(
                Bitmap(width: 1, height: 1, pixels: [0]), chunks: [PNG.Chunk(type: type, payload: Data())])
        }
    }

    @Test("a picture without pixels is an error")
    func noPixels() {
        #expect(throws: ImageError.empty(width: 0, height: 7)) {
            try PNG.encode(Bitmap(width: 0, height: 7, pixels: []))
        }
        #expect(throws: ImageError.empty(width: 7, height: 0)) {
            try PNG.encode(Bitmap(width: 7, height: 0, pixels: []))
        }
    }

    @Test("more pixels a side than the limit are an error")
    func tooLarge() {
        let width = ImageLimits.maximumSide + 1
        #expect(throws: ImageError.tooLarge(width: width, height: 1)) {
            try PNG.encode(Bitmap(width: width, height: 1, pixels: Array(repeating: 0, count: width)))
        }
    }
}
