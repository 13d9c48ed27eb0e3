import Basics
import Comparison
import Foundation
import ImageCodecs
import Snapshots
import TestSupport
import Testing

@Suite("A golden picture on disk")
struct GoldenPictureTests {
    private static let recordType = GoldenRecord.chunkType

    @Test("As it was recorded: intact, with every field, and a PNG that decodes")
    func intact() throws {
        let data = try sampleGolden()
        guard case .intact(let record) = GoldenPicture(data).state else {
            Issue.record("\(GoldenPicture(data).state)")
            return
        }
        #expect(record.size == PixelSize(width: 12, height: 7))
        #expect(record.scale == 3)
        #expect(record.pixels == samplePicture.digest)
        #expect(record.drawing == sampleDrawing)
        #expect(record.renderer == sampleRenderer)
        #expect(try record.rest == ContentDigest(of: PNG.encode(samplePicture)))
        #expect(try PNG.decode(data) == samplePicture)
        #expect(try PNG.chunks(in: data).map(\.type) == ["IHDR", "rfGL", "IDAT", "IEND"])
    }

    @Test("The chunk's letters: skippable, private, valid, not to be copied by editors of the picture")
    func chunkType() {
        #expect(Array("rfGL".utf8).map { $0 & 32 != 0 } == [true, true, false, false])
        #expect(GoldenPictureTests.recordType == "rfGL")
    }

    @Test("The same picture gives the same bytes")
    func determinism() throws {
        #expect(try sampleGolden() == sampleGolden())
    }

    @Test("Missing, empty, no PNG, a Git LFS pointer")
    func otherFiles() {
        #expect(GoldenPicture(nil).state == .missing)
        #expect(GoldenPicture(Data()).state == .damaged(.emptyFile))
        #expect(GoldenPicture(Data("<svg/>".utf8)).state == .damaged(.unknownFormat))
        let pointer = """
            version https://git-lfs.github.com/spec/v1
            oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
            size 12345

            """
        #expect(GoldenPicture(Data(pointer.utf8)).state == .pointer)
    }

    @Test("A picture of another tool, and one that was stripped, have no record")
    func stripped() throws {
        #expect(try GoldenPicture(PNG.encode(samplePicture)).state == .foreign(.noRecord))
        var file = try PNGFile(try sampleGolden())
        file.chunks.removeAll { $0.type == GoldenPictureTests.recordType }
        #expect(GoldenPicture(file.data).state == .foreign(.noRecord))
    }

    @Test("A record of another version, a damaged one and two of them are not believed")
    func unreadable() throws {
        let original = try PNGFile(try sampleGolden())
        var file = original
        file.chunks[1].payload = Data("reflow-golden 2\n".utf8)
        #expect(GoldenPicture(file.data).state == .foreign(.unreadableRecord))
        file.chunks[1].payload = Data()
        #expect(GoldenPicture(file.data).state == .foreign(.unreadableRecord))
        file = original
        file.chunks.insert(file.chunks[1], at: 1)
        #expect(GoldenPicture(file.data).state == .foreign(.unreadableRecord))
    }

    @Test("One pixel edited and the record kept: noticed")
    func edited() throws {
        let record = try #require(try PNG.chunks(in: sampleGolden()).first { $0.type == GoldenPictureTests.recordType })
        let edited = try PNG.encode(samplePicture.withOnePixelChanged(), chunks: [record])
        #expect(GoldenPicture(edited).state == .foreign(.changed))
    }

    @Test("Compressed again, a comment added, bytes behind the end: noticed")
    func reoptimised() throws {
        let golden = try PNGFile(try sampleGolden())
        var file = PNGFile.trueColor(samplePicture)
        file.chunks.insert(golden.chunks[1], at: 1)
        #expect(try PNG.decode(file.data) == samplePicture)
        #expect(GoldenPicture(file.data).state == .foreign(.changed))
        let commented = try PNG.adding(
            PNG.Chunk(type: "tEXt", payload: Data("Comment\0hello".utf8)), to: golden.data)
        #expect(GoldenPicture(commented).state == .foreign(.changed))
        #expect(GoldenPicture(golden.data + Data([0])).state == .foreign(.changed))
    }

    @Test("The record may stand anywhere: only the rest of the file counts")
    func moved() throws {
        var file = try PNGFile(try sampleGolden())
        #expect(file.data == (try sampleGolden()))
        file.chunks.swapAt(1, 2)
        guard case .intact = GoldenPicture(file.data).state else {
            Issue.record("\(GoldenPicture(file.data).state)")
            return
        }
    }

    @Test("Law: a golden that breaks off at any byte is damaged")
    func truncation() throws {
        let data = try sampleGolden()
        for length in 0..<data.count {
            guard case .damaged = GoldenPicture(data.prefix(length)).state else {
                Issue.record("the first \(length) bytes are \(GoldenPicture(data.prefix(length)).state)")
                return
            }
        }
    }

    @Test("Law: no single bit can change without being noticed")
    func bitFlips() throws {
        var data = try sampleGolden()
        for index in data.indices {
            for bit in 0..<8 {
                data[index] ^= 1 << bit
                if case .intact = GoldenPicture(data).state { Issue.record("bit \(bit) of byte \(index)") }
                data[index] ^= 1 << bit
            }
        }
    }
}
