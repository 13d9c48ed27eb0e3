import Foundation
import ImageCodecs
import Testing

@Suite("Animated pictures")
struct AnimationTests {
    /// A white picture with one pixel in another colour.
    private func picture(_ x: Int, _ y: Int, _ color: UInt32 = 0xFF00_00FF) -> Bitmap {
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 12)
        pixels[y * 4 + x] = color
        return Bitmap(width: 4, height: 3, pixels: pixels)
    }

    private func number(_ data: Data, _ offset: Int, _ count: Int = 4) -> Int {
        data.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
    }

    @Test("An APNG is a PNG of its first frame, and holds of the others what changed")
    func apng() throws {
        let file = try PNG.encode(animation: [
            AnimationFrame(picture(0, 0), milliseconds: 700), AnimationFrame(picture(0, 0), milliseconds: 50),
            AnimationFrame(picture(2, 1), milliseconds: 33),
        ])
        #expect(try PNG.decode(file) == picture(0, 0))
        let chunks = try PNG.chunks(in: file)
        #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
        // There are two frames, because the second equals the first; the animation repeats endlessly.
        #expect(number(chunks[1].payload, 0) == 2)
        #expect(number(chunks[1].payload, 4) == 0)
        let first = chunks[2].payload
        #expect([0, 4, 8, 12, 16].map { number(first, $0) } == [0, 4, 3, 0, 0])
        #expect(number(first, 20, 2) == 750 && number(first, 22, 2) == 1000)
        // The pixels at (0, 0) and (2, 1) have a bounding box of 3 × 2.
        let second = chunks[4].payload
        #expect([0, 4, 8, 12, 16].map { number(second, $0) } == [1, 3, 2, 0, 0])
        #expect(number(second, 20, 2) == 33)
        #expect(number(chunks[5].payload, 0) == 2)
    }

    @Test("One translucent frame makes all of them RGBA, for an APNG has one kind of pixel")
    func translucentAPNG() throws {
        let frames = [
            AnimationFrame(picture(0, 0), milliseconds: 1), AnimationFrame(picture(1, 1, 0), milliseconds: 1),
        ]
        #expect(try PNG.header(of: PNG.encode(animation: frames)).colorType == .rgba)
    }

    @Test("A WebP animation names its canvas, its frames and how long they stay")
    func webp() throws {
        let file = try WebP.encode(animation: [
            AnimationFrame(picture(0, 0), milliseconds: 700), AnimationFrame(picture(2, 1), milliseconds: 33),
        ])
        #expect(file.prefix(4) == Data("RIFF".utf8) && file.dropFirst(8).prefix(4) == Data("WEBP".utf8))
        let chunks = riff(file)
        #expect(chunks.map(\.name) == ["VP8X", "ANIM", "ANMF", "ANMF"])
        // The size of the canvas is stored less one, in 24 bits, little-endian.
        #expect(Array(chunks[0].payload[4..<10]) == [3, 0, 0, 2, 0, 0])
        let durations = chunks.dropFirst(2).map { Int($0.payload[12]) | Int($0.payload[13]) << 8 }
        #expect(durations == [700, 33])
        // A RIFF file stores its length without the first 8 bytes.
        let single = try WebP.encode(animation: [AnimationFrame(picture(1, 1), milliseconds: 5)])
        #expect(single.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == single.count - 8)
    }

    @Test("A WebP still names its size, has transparency only where it needs it, and is the smaller the worse it is")
    func webpStill() throws {
        let pixels = (0..<64 * 32).map { 0xFF00_0000 | UInt32($0 * 0x1357 & 0xFFFFFF) }
        let noise = Bitmap(width: 64, height: 32, pixels: pixels)
        let chunks = riff(try WebP.encode(noise, quality: 70))
        #expect(chunks.map(\.name) == ["VP8 "])
        // The sides follow three bytes of frame tag and three of start code, in 14 bits, little-endian.
        #expect(Array(chunks[0].payload[3..<10]) == [0x9D, 0x01, 0x2A, 64, 0, 32, 0])
        let glass = Bitmap(width: 64, height: 32, pixels: pixels.map { $0 & 0x007F_7F7F | 0x8000_0000 })
        #expect(riff(try WebP.encode(glass, quality: 70)).map(\.name) == ["VP8X", "ALPH", "VP8 "])
        #expect(try WebP.encode(noise, quality: 10).count < WebP.encode(noise, quality: 90).count)
        #expect(try WebP.encode(noise, quality: 70) == WebP.encode(noise, quality: 70))
    }

    private func riff(_ file: Data) -> [(name: String, payload: [UInt8])] {
        let bytes = [UInt8](file)
        var chunks: [(String, [UInt8])] = []
        var position = 12
        while position + 8 <= bytes.count {
            let name = String(decoding: bytes[position..<position + 4], as: UTF8.self)
            let length = (0..<4).reduce(0) { $0 | Int(bytes[position + 4 + $1]) << (8 * $1) }
            chunks.append((name, Array(bytes[(position + 8)..<min(bytes.count, position + 8 + length)])))
            position += 8 + length + length % 2
        }
        return chunks
    }

    @Test("Equal frames give equal files")
    func deterministic() throws {
        let frames = (0..<4).map { AnimationFrame(picture($0, $0 % 3), milliseconds: 10) }
        #expect(try PNG.encode(animation: frames) == PNG.encode(animation: frames))
        #expect(try WebP.encode(animation: frames) == WebP.encode(animation: frames))
    }

    @Test("No frames, and frames of different sizes, are errors")
    func wrong() {
        let small = Bitmap(width: 1, height: 1, pixels: [0])
        let wide = Bitmap(width: 16_384, height: 1, pixels: [UInt32](repeating: 0, count: 16_384))
        let mixed = [AnimationFrame(picture(0, 0), milliseconds: 1), AnimationFrame(small, milliseconds: 1)]
        #expect(throws: ImageError.self) { try PNG.encode(animation: []) }
        #expect(throws: ImageError.self) { try PNG.encode(animation: mixed) }
        #expect(throws: ImageError.self) { try WebP.encode(animation: mixed) }
        #expect(throws: ImageError.self) { try WebP.encode(wide, quality: 70) }
        #expect(throws: ImageError.self) { try WebP.encode(animation: [AnimationFrame(wide, milliseconds: 1)]) }
    }
}
