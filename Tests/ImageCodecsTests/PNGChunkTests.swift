import Basics
import Foundation
import ImageCodecs
import Testing

@Suite("PNG: chunks")
struct PNGChunkTests {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [0xFF01_0203, 0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080])

    func note(_ text: String) -> PNG.Chunk { PNG.Chunk(type: "noTe", payload: Data(text.utf8)) }

    @Test("the digest without a chunk does not see that chunk, however often it occurs")
    func digestWithout() throws {
        let plain = try PNG.encode(bitmap)
        let expected = ContentDigest(of: plain)
        for notes in [[], ["a"], ["a longer one"], ["one", "two", ""]] {
            let data = try PNG.encode(bitmap, chunks: notes.map(note))
            #expect(try PNG.digest(of: data, excluding: "noTe") == expected)
        }
    }

    @Test("the digest without a chunk sees every other byte, those after the end included")
    func digestOfTheRest() throws {
        let data = try PNG.encode(bitmap, chunks: [note("mine"), PNG.Chunk(type: "otHr", payload: Data([1]))])
        let digest = try PNG.digest(of: data, excluding: "noTe")
        #expect(try PNG.digest(of: data + Data([0]), excluding: "noTe") != digest)
        let other = try PNG.encode(bitmap, chunks: [note("mine"), PNG.Chunk(type: "otHr", payload: Data([2]))])
        #expect(try PNG.digest(of: other, excluding: "noTe") != digest)
        #expect(try PNG.digest(of: data, excluding: "abSt") == ContentDigest(of: data))
    }

    @Test("one wrong bit anywhere inside the chunks is noticed")
    func checksums() throws {
        let data = try PNG.encode(bitmap, chunks: [note("mine")])
        for index in data.indices {
            var broken = data
            broken[index] ^= 0x10
            #expect(throws: ImageError.self, "byte \(index)") { try PNG.chunks(in: broken) }
        }
    }

    @Test("what follows the end does not matter")
    func trailingBytes() throws {
        let data = try PNG.encode(bitmap)
        #expect(try PNG.chunks(in: data + Data("rubbish".utf8)).count == 3)
        #expect(try PNG.decode(data + Data("rubbish".utf8)) == bitmap)
    }

    @Test("a slice of other data is read from its own start")
    func slices() throws {
        let data = Data([9, 9, 9]) + (try PNG.encode(bitmap))
        #expect(try PNG.decode(data[3...]) == bitmap)
        #expect(try PNG.header(of: data[3...]).width == 2)
    }

    @Test("more chunks than any encoder writes are refused")
    func tooManyChunks() throws {
        let data = try PNG.encode(bitmap)
        let filler = Data(PNGFixture.chunk("noTe", []))
        var file = data[..<33]
        for _ in 0..<70_000 { file += filler }
        #expect(throws: ImageError.damaged("more than 65536 chunks")) { try PNG.chunks(in: file + data[33...]) }
    }

    @Test("errors say what is wrong and where")
    func messages() throws {
        let data = try PNG.encode(bitmap)
        #expect(throws: ImageError.unknownFormat) { try PNG.chunks(in: Data("GIF89a".utf8)) }
        #expect(throws: ImageError.damaged("the file is cut off at byte 33")) {
            try PNG.chunks(in: data[..<40])
        }
        var renamed = data
        renamed[37] = 0x31
        #expect(throws: ImageError.damaged("byte 37 should begin the name of a chunk")) { try PNG.chunks(in: renamed) }
        var endless = data
        endless[33] = 0x7F
        #expect(throws: ImageError.damaged("the file is cut off inside its IDAT chunk, which begins at byte 33")) {
            try PNG.chunks(in: endless)
        }
        var flipped = data
        flipped[41] ^= 1
        #expect(throws: ImageError.damaged("the IDAT chunk at byte 33 does not match its checksum")) {
            try PNG.chunks(in: flipped)
        }
    }
}
