import Basics
import Foundation
import ImageCodecs
import Snapshots
import Suites
import TestSupport
import Testing

// Changes of files: those with the same pixels pass, with a remark; all others are reported.
extension PlantedChange {
    static let files: [PlantedChange] = [
        .passed("nothing at all") { _ in },
        .caught("no picture", .missing, tells: "There is no golden yet; \"reflow record\" writes it.") {
            try $0.removeGolden("png")
        },
        .passed("no tree", tells: "The golden has no .txt file with the view tree; \"reflow record\" adds it.") {
            try $0.removeGolden("txt")
        },
        .caught("a picture cut in half", tells: "cannot be read") {
            let data = try $0.golden()
            try $0.setGolden(data.prefix(data.count / 2))
        },
        .caught("a picture without its last byte", tells: "cannot be read") {
            try $0.setGolden($0.golden().dropLast())
        },
        .caught("an empty picture", tells: "is an empty file") { try $0.setGolden(Data()) },
        .caught("a pointer of Git LFS", tells: "git lfs pull") {
            try $0.setGolden(
                Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8))
        },
        .caught("a JPEG in its place", tells: "not a PNG") {
            try $0.setGolden(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8)))
        },
        .caught("a web page in its place", tells: "not a PNG") { try $0.setGolden(Data("<!DOCTYPE html>".utf8)) },
        .caught("a flipped bit in the compressed pixels", tells: "cannot be read") {
            var data = try $0.golden()
            data[data.count / 2] ^= 4
            try $0.setGolden(data)
        },
        .caught("compressed pixels that are none, with a checksum that is right", tells: "cannot be read") {
            try $0.rewrite { chunks in
                let place = try #require(chunks.firstIndex { $0.type == "IDAT" })
                chunks[place].payload = Data([0x78, 0x9C, 1, 2, 3])
            }
        },
        .caught("a header that promises a hundred thousand rows", tells: "cannot be read") {
            try $0.rewrite { $0[0].payload = Data([0, 0, 0, 160, 0, 1, 0x86, 0xA0, 8, 2, 0, 0, 0]) }
        },
        .passed("optimised again, its record kept", tells: "edited or re-compressed") { board in
            let pixels = PNGFile.trueColor(try board.bitmap()).chunks
            try board.rewrite { chunks in
                chunks = pixels.dropLast() + chunks.filter { $0.type == GoldenRecord.chunkType } + pixels.suffix(1)
            }
        },
        .passed("stripped of its record", tells: "has no Reflow metadata") {
            try $0.rewrite { $0.removeAll { $0.type == GoldenRecord.chunkType } }
        },
        .passed("with a record that cannot be read", tells: "its Reflow metadata cannot be read") {
            try $0.rewrite { chunks in
                let place = try #require(chunks.firstIndex { $0.type == GoldenRecord.chunkType })
                chunks[place].payload = Data("nonsense".utf8)
            }
        },
        .passed("written with sixteen bits a channel", tells: "has no Reflow metadata") {
            try $0.setGolden(PNGFile.sixteenBit($0.bitmap()).data)
        },
        .passed("written with a palette", tells: "has no Reflow metadata") {
            try $0.setGolden(try #require(PNGFile.palette($0.bitmap())).data)
        },
        .passed("with a colour profile", tells: "edited or re-compressed") { board in
            try board.rewrite { $0.insert(PNG.Chunk(type: "gAMA", payload: Data([0, 0, 0x56, 0xCE])), at: 1) }
        },
        .passed("with a remark", tells: "edited or re-compressed") { board in
            try board.rewrite { $0.insert(PNG.Chunk(type: "tEXt", payload: Data("Comment\0hello".utf8)), at: 1) }
        },
        .passed("with something behind its end") { try $0.setGolden($0.golden() + Data("more".utf8)) },
        .passed(
            "of another renderer that painted the same", tells: "recorded by another renderer (", "painted the same"
        ) {
            try $0.setGolden(GoldenPicture.otherRenderer($0.bitmap()))
        },
        .caught(
            "of another renderer that painted otherwise", unless: [.precision, .count, .window],
            tells: "1 pixel differs", "recorded by another renderer"
        ) { board in
            var canvas = Canvas(try board.bitmap())
            canvas.invert(x: 80, y: 210)
            try board.setGolden(GoldenPicture.otherRenderer(canvas.bitmap))
        },
        .passed("a tree with the line ends of Windows") {
            try $0.editTree { Data(String(decoding: $0, as: UTF8.self).replacing("\n", with: "\r\n").utf8) }
        },
        .caught("a tree cut in the middle of a line", tells: "The golden's view tree (.txt) cannot be read") {
            try $0.editTree { $0.prefix($0.count - 9) }
        },
        .caught("a tree that is no text", tells: "it is not UTF-8 text") {
            try $0.editTree { _ in Data([0xFF, 0xFE, 0]) }
        },
        .caught("an empty tree", tells: "The golden's view tree (.txt) cannot be read") {
            try $0.editTree { _ in Data() }
        },
        .caught("a number of the tree edited by hand", tells: "card: y 71 → 70") {
            try $0.editTree {
                Data(String(decoding: $0, as: UTF8.self).replacing("(10 70; 140 60)", with: "(10 71; 140 60)").utf8)
            }
        },
    ]
}

extension GoldenPicture {
    /// A golden as another renderer would record it.
    fileprivate static func otherRenderer(_ bitmap: Bitmap) throws -> Data {
        try encode(
            bitmap, drawing: ContentDigest(of: "drawing"), scale: 1,
            renderer: RendererFingerprint(versions: ["cairo 1.2.3"], probe: ContentDigest(of: "probe")))
    }
}
